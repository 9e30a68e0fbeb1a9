"""Campaigns on disk: append-only, hash-chained journals with auditable dice.

``Journal.open`` gives the campaigns of one database; SQLAlchemy is loaded only then.
"""

from companion.journal.campaign import Campaign
from companion.journal.fold import Pending
from companion.journal.journal import Journal
from companion.journal.records import CampaignInfo, Finding, Record

__all__ = ["Campaign", "CampaignInfo", "Finding", "Journal", "Pending", "Record"]
