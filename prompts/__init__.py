"""Prompt files, one per prompt; read by ``companion.prompting`` only."""
