"""What a long campaign brings into a prompt of constant length.

recall.py     sentences and facts of the past, found again by their words
checking.py   a summary against the journal: no invented names, numbers or gains
summary.py    the rolling summary: when it is due, how it is asked for, what is kept of it
campaign.py   ``CampaignMemory``: the lines that matter for one exchange

People, places, promises and threads are kept by ``companion.threads``, from play itself; here
stands what a chat model needs beside them.
"""

from companion.memory.campaign import CampaignMemory
from companion.memory.recall import PastIndex
from companion.memory.summary import Summariser
from companion.session.records import SUMMARY

__all__ = ["SUMMARY", "CampaignMemory", "PastIndex", "Summariser"]
