"""Books of the user's own at scale, beside plain LangChain, and a 300-page PDF from file to answer.

The text is made here, from the words of the shipped corpus; no line of a book is copied.
"""

import os
import random
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from statistics import median
from typing import Any

from companion.retrieval.chroma_store import as_langchain
from companion.retrieval.corpus import load_book, shipped_books
from companion.retrieval.embedding import WordLlamaEmbedder
from companion.retrieval.lexicon import Lexicon, Stemmer
from companion.retrieval.shelf import open_shelf
from companion.retrieval.text import clean_question

BOOKS = 3
CHUNK, SHARED = 500, 50
BATCH = 500
ASKED = 120
Figures = dict[str, float]


def vocabulary() -> list[str]:
    """Return the words of the shipped corpus in lower case."""
    texts = (section.text for slug in shipped_books() for section in load_book(slug).sections)
    return sorted({word for text in texts for word in text.lower().split() if word.isalpha()})


def sections(passages: int) -> Iterator[tuple[str, str]]:
    """Yield headings and texts of made-up rules; each names a thing that no other rule has."""
    chance = random.Random(7)
    known = vocabulary()
    for number in range(passages):
        parts = ("bdfgklmnprstvz", "aeiou", "bdfgklmnprstvz", "aeiou", "nrstlm")
        name = "".join(chance.choice(letters) for letters in parts) + str(number)
        body = " ".join(chance.choices(known, k=42)).capitalize()
        yield f"The {name} rule", f"{body}. A {name} costs {number} motes."


def write_books(folder: Path, passages: int) -> list[Path]:
    """Write the sections as three Markdown files."""
    rows = list(sections(passages))
    share = -(-passages // BOOKS)
    paths = []
    for number in range(BOOKS):
        path = folder / f"large-{number}.md"
        some = rows[number * share : (number + 1) * share]
        path.write_text("".join(f"## {head}\n{body}\n\n" for head, body in some), "utf-8")
        paths.append(path)
    return paths


def questions(passages: int) -> list[tuple[str, str]]:
    """Return questions on some of the sections, with the sentence that answers each.

    Half of them name the thing, the other half use other words of the section only.
    """
    chance = random.Random(11)
    asked = []
    for number, (_, body) in enumerate(chance.sample(list(sections(passages)), ASKED)):
        told = body.split()
        name = told[-4]
        some = " ".join(chance.sample(told[1:41], 9))
        text = f"how much does a {name} cost?" if number % 2 else f"which rule speaks of {some}?"
        asked.append((text, f"A {name} costs"))
    return asked


def scale(folder: Path, passages: int) -> dict[str, Figures]:
    """Measure indexing and search of three large books; return figures of both sides."""
    paths = write_books(folder, passages)
    ours, search = _ours(folder, paths, passages)
    peer, similar = _peer(folder, paths)
    asked = questions(passages)
    times: dict[str, list[float]] = {"ours": [], "peer": []}
    cpu: list[float] = []
    ranks: dict[str, list[int]] = {"ours": [], "peer": []}
    for text, answer in [*asked[:5], *asked]:
        # In turn, so that what else the machine does meets both alike.
        for name, find in (("ours", search), ("peer", similar)):
            begin, begin_cpu = time.perf_counter(), time.process_time()
            found = find(text)
            times[name].append(1000 * (time.perf_counter() - begin))
            if name == "ours":
                cpu.append(1000 * (time.process_time() - begin_cpu))
            ranks[name].append(next((n for n, t in enumerate(found, 1) if answer in t), 0))
    ours.update(search_figures(ranks["ours"][5:], times["ours"][5:]))
    peer.update(search_figures(ranks["peer"][5:], times["peer"][5:]))
    ours["cpu_p50_ms"] = median(cpu[5:])
    return {"Dicebound": ours, "LangChain": peer}


def search_figures(ranks: Sequence[int], times_ms: Sequence[float]) -> Figures:
    """Return recall, mean reciprocal rank and latency; rank 0 is a miss."""
    ordered = sorted(times_ms)
    return {
        "at_1": sum(rank == 1 for rank in ranks) / len(ranks),
        "at_5": sum(rank > 0 for rank in ranks) / len(ranks),
        "mrr": sum(1 / rank for rank in ranks if rank) / len(ranks),
        "p50_ms": median(ordered),
        "p95_ms": ordered[int(0.95 * len(ordered))],
    }


def _ours(
    folder: Path, paths: Sequence[Path], passages: int
) -> tuple[Figures, Callable[[str], list[str]]]:
    embedder = WordLlamaEmbedder()
    shelf = open_shelf(folder, embedder, background=lambda: None)
    begin = time.perf_counter()
    for path in paths:
        shelf.add(path)
    by_words = time.perf_counter() - begin
    begin = time.perf_counter()
    peak, cpu = _run_measured(
        [sys.executable, "-m", "companion.retrieval.indexing", str(folder), "wordllama", "", ""]
    )
    by_meaning = time.perf_counter() - begin
    assert not shelf.vectors.pending(), "the indexer did not finish"
    lexicon = Lexicon([], Stemmer())

    def find(question: str) -> list[str]:
        text = clean_question(question)
        return [hit.passage.text for hit in shelf.search(text, lexicon.slots(text), k=5)]

    return {
        "words_s": by_words,
        "words_a_second": passages / by_words,
        "meaning_s": by_meaning,
        "meaning_a_second": passages / by_meaning,
        "meaning_cpu_s": cpu,
        "peak_mib": peak,
    }, find


def _peer(folder: Path, paths: Sequence[Path]) -> tuple[Figures, Callable[[str], list[str]]]:
    from langchain_chroma import Chroma
    from langchain_text_splitters import RecursiveCharacterTextSplitter

    splitter = RecursiveCharacterTextSplitter(chunk_size=CHUNK, chunk_overlap=SHARED)
    store = Chroma(
        collection_name="plain",
        persist_directory=str(folder / "plain"),
        embedding_function=as_langchain(WordLlamaEmbedder()),
        collection_metadata={"hnsw:space": "cosine"},
    )
    begin = time.perf_counter()
    count = 0
    for path in paths:
        chunks = splitter.create_documents([path.read_text("utf-8")])
        for start in range(0, len(chunks), BATCH):
            store.add_documents(chunks[start : start + BATCH])
        count += len(chunks)
    took = time.perf_counter() - begin

    def find(question: str) -> list[str]:
        return [found.page_content for found in store.similarity_search(question, k=5)]

    return {"chunks": float(count), "meaning_s": took, "meaning_a_second": count / took}, find


def _run_measured(command: Sequence[str], **env: str) -> tuple[float, float]:
    """Run a process to its end; return its peak memory in MiB and its processor time in s."""
    process = subprocess.Popen(command, env={**os.environ, **env})
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    assert process.returncode == 0, command
    return usage.ru_maxrss / 1024, usage.ru_utime + usage.ru_stime


def write_pdf(path: Path, pages: int) -> None:
    """Write a PDF in two columns with headings, tables, running heads and page numbers."""
    from reportlab.lib.pagesizes import letter
    from reportlab.lib.styles import ParagraphStyle
    from reportlab.platypus import (
        BaseDocTemplate,
        Frame,
        PageBreak,
        PageTemplate,
        Paragraph,
        Table,
    )

    body = ParagraphStyle("body", fontName="Times-Roman", fontSize=9, leading=11, alignment=4)
    head = ParagraphStyle("head", fontName="Helvetica-Bold", fontSize=12, leading=15)
    rows = list(sections(pages * 9))

    def running(canvas: Any, _document: Any) -> None:  # noqa: ANN401 - reportlab has no types
        canvas.setFont("Helvetica", 8)
        canvas.drawString(72, 770, "A large book of rules")
        canvas.drawCentredString(306, 24, str(canvas.getPageNumber()))

    parts: list[Any] = []
    for number in range(pages):
        for title, text in rows[9 * number : 9 * number + 9]:
            parts += [Paragraph(title, head), Paragraph(text, body)]
        if number % 3 == 0:
            parts.append(Table([["Wind", "Knots"], *([f"wind {n}", str(n)] for n in range(6))]))
        parts.append(PageBreak())
    frames = [Frame(54, 54, 245, 690, id="left"), Frame(313, 54, 245, 690, id="right")]
    document = BaseDocTemplate(str(path), pagesize=letter)
    document.addPageTemplates([PageTemplate(id="page", frames=frames, onPage=running)])
    document.build(parts)


def pdf_times(folder: Path, pages: int) -> Figures:
    """Measure ``rules add`` of a PDF as a process, until words find it and until meaning does."""
    path = folder / "large.pdf"
    write_pdf(path, pages)
    home = folder / "home"
    begin = time.perf_counter()
    memory, cpu = _run_measured(
        [sys.executable, "-m", "companion", "rules", "add", str(path)], DICEBOUND_HOME=str(home)
    )
    by_words = time.perf_counter() - begin
    done = total = -1
    passages = 0
    while done != total or total <= 0:
        time.sleep(0.1)
        assert time.perf_counter() - begin < 600, "the indexer did not finish"
        with sqlite3.connect(home / "books" / "shelf.sqlite") as db:
            (passages,) = db.execute("SELECT size FROM book").fetchone()
            row = db.execute("SELECT done, total FROM vectors").fetchone()
        db.close()
        done, total = row or (-1, -1)
    by_meaning = time.perf_counter() - begin
    return {
        "pages": pages,
        "passages": passages,
        "by_words_s": by_words,
        "by_words_cpu_s": cpu,
        "by_meaning_s": by_meaning,
        "peak_mib": memory,
    }
