"""Rules search beside plain LangChain: split, embed, look up. And the search at scale.

Usage: python benchmarks/retrieval.py [--scale] [--passages 100000]

Both sides get the same rules text, the same embedder and the same questions of our own (those in
benchmarks/data, written before the corpus was read). The peer is what most guides build:
RecursiveCharacterTextSplitter (500 characters, 50 shared), Chroma, similarity_search; once with all
three books in one collection and once with the right book only. A hit is a passage (or chunk) that
comes from a section which states the asked-for rule. Prints figures and ratios.

--scale adds synthetic passages to a shelf and measures indexing, memory and look-ups.
"""

import argparse
import json
import random
import resource
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median

from companion.retrieval.chroma_store import ChromaStore, as_langchain
from companion.retrieval.corpus import SHIPPED_BOOKS, load_book
from companion.retrieval.embedding import WordLlamaEmbedder
from companion.retrieval.kept import open_shipped_book
from companion.retrieval.lexicon import Lexicon, Stemmer
from companion.retrieval.search import Searcher
from companion.retrieval.shelf import Shelf

DATA = Path(__file__).parent / "data"
CHUNK, SHARED = 500, 50

Found = Callable[[str, str], list[set[str]]]
"""Takes a book and a question; returns the sections behind each of five results, best first."""


@dataclass
class Row:
    """Figures of one way of searching."""

    name: str
    at_1: float
    at_5: float
    mrr: float
    p50_ms: float
    p95_ms: float


def questions() -> list[tuple[str, str, set[str]]]:
    """Return system, question and the sections that state the rule."""
    rows = []
    for slug in SHIPPED_BOOKS:
        sections = load_book(slug).sections
        for line in (DATA / f"questions_{slug}.jsonl").read_text("utf-8").splitlines():
            item = json.loads(line)
            if item["answerable"]:
                wanted = set(item["inventory"])
                right = {s.id for s in sections if wanted & set(s.inventory)}
                rows.append((slug, str(item["question"]), right))
    return rows


def measure(name: str, find: Found, asked: Sequence[tuple[str, str, set[str]]]) -> Row:
    for slug, question, _ in asked[:5]:
        find(slug, question)
    ranks, times = [], []
    for slug, question, right in asked:
        started = time.perf_counter()
        results = find(slug, question)
        times.append(1000 * (time.perf_counter() - started))
        ranks.append(next((n for n, ids in enumerate(results, 1) if ids & right), 0))
    times.sort()
    return Row(
        name,
        sum(rank == 1 for rank in ranks) / len(ranks),
        sum(rank > 0 for rank in ranks) / len(ranks),
        sum(1 / rank for rank in ranks if rank) / len(ranks),
        median(times),
        times[int(0.95 * len(times))],
    )


def ours(folder: Path, embedder: WordLlamaEmbedder) -> Found:
    searchers = {
        slug: Searcher(
            [open_shipped_book(slug, embedder, cache_folder=folder, say=lambda _text: None)],
            embedder,
        )
        for slug in SHIPPED_BOOKS
    }

    def find(slug: str, question: str) -> list[set[str]]:
        hits = [h for h in searchers[slug].search(question, k=None) if not h.passage.is_gap]
        return [{hit.passage.id} for hit in hits[:5]]

    return find


def peer(embedder: WordLlamaEmbedder, *, scoped: bool) -> Found:
    from langchain_chroma import Chroma
    from langchain_text_splitters import RecursiveCharacterTextSplitter

    splitter = RecursiveCharacterTextSplitter(
        chunk_size=CHUNK, chunk_overlap=SHARED, add_start_index=True
    )
    stores = {}
    for slug in SHIPPED_BOOKS:
        name = slug if scoped else "all"
        if name not in stores:
            stores[name] = Chroma(
                collection_name=f"bench-{name}",
                embedding_function=as_langchain(embedder),
                collection_metadata={"hnsw:space": "cosine"},
            )
        text, places = "", []
        for section in load_book(slug).sections:
            start = len(text)
            text += section.text + "\n\n"
            places.append((start, len(text), section.id))
        chunks = splitter.create_documents([text])
        for chunk in chunks:
            start = chunk.metadata["start_index"]
            end = start + len(chunk.page_content)
            # A chunk stands for a section if it holds at least half of it, or lies half in it.
            inside = [
                section
                for a, b, section in places
                if min(b, end) - max(a, start) >= 0.5 * min(b - a, end - start)
            ]
            chunk.metadata = {"sections": "\n".join(inside)}
        stores[name].add_documents(chunks, ids=[f"{slug}-{n}" for n in range(len(chunks))])

    def find(slug: str, question: str) -> list[set[str]]:
        results = stores[slug if scoped else "all"].similarity_search(question, k=5)
        return [set(result.metadata["sections"].split("\n")) for result in results]

    return find


def print_table(rows: Sequence[Row]) -> None:
    print(f"{'':34s}{'@1':>7s}{'@5':>7s}{'MRR':>7s}{'p50 ms':>9s}{'p95 ms':>9s}")
    for row in rows:
        print(
            f"{row.name:34s}{row.at_1:7.3f}{row.at_5:7.3f}{row.mrr:7.3f}"
            f"{row.p50_ms:9.2f}{row.p95_ms:9.2f}"
        )
    first = rows[0]
    for row in rows[1:]:
        ratios = {
            "@1": first.at_1 / row.at_1,
            "@5": first.at_5 / row.at_5,
            "misses @5": (1 - first.at_5) / (1 - row.at_5),
            "time": first.p50_ms / row.p50_ms,
        }
        shown = ", ".join(f"{key} {value:.2f}" for key, value in ratios.items())
        print(f"ours / {row.name}: {shown}")


def synthetic_book(path: Path, passages: int) -> None:
    """Write Markdown with sections of made-up text over the corpus' own words."""
    chance = random.Random(7)
    vocabulary = sorted(
        {
            word
            for slug in SHIPPED_BOOKS
            for section in load_book(slug).sections
            for word in section.text.lower().split()
            if word.isalpha()
        }
    )
    names = [
        "".join(
            chance.choices("bdfgklmnprstvz", k=1)
            + chance.choices("aeiou", k=1)
            + chance.choices("bdfgklmnprstvz", k=2)
        )
        for _ in range(passages)
    ]
    with path.open("w", encoding="utf-8") as out:
        for number, name in enumerate(names):
            body = " ".join(chance.choices(vocabulary, k=45))
            out.write(
                f"## The {name}{number} rule\n{body.capitalize()}. It costs {number} motes.\n\n"
            )


def scale(passages: int) -> None:
    embedder = WordLlamaEmbedder()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        source = folder / "large.md"
        synthetic_book(source, passages)
        before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        started = time.perf_counter()
        words_only = Shelf(folder / "shelf", embedder)
        words_only.add(source)
        by_words = time.perf_counter() - started
        words_only.close()
        store = ChromaStore(embedder, folder=folder / "chroma")
        shelf = Shelf(folder / "shelf", embedder, store=store)
        started = time.perf_counter()
        made = shelf.embed("large", progress=show_progress)
        by_meaning = time.perf_counter() - started
        peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        print(
            f"\n{passages} passages: by words after {by_words:.1f} s ({passages / by_words:.0f} a "
            f"second), by meaning {made / by_meaning:.0f} a second, "
            f"memory +{(peak - before) / 1024:.0f} MiB"
        )
        lexicon = Lexicon([], Stemmer())
        times = []
        for slug, question, _ in questions()[::5]:
            started = time.perf_counter()
            shelf.search(question, lexicon.slots(question), system=slug)
            times.append(1000 * (time.perf_counter() - started))
        times.sort()
        print(f"look-up p50 {median(times):.1f} ms, p95 {times[int(0.95 * len(times))]:.1f} ms")
        shelf.close()
        store.close()


def show_progress(done: int, total: int) -> None:
    if done % 10_000 == 0 or done == total:
        sys.stderr.write(f"\r{done}/{total}")


def main(argv: Sequence[str] = ()) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--scale", action="store_true", help="also measure many passages")
    parser.add_argument("--passages", type=int, default=100_000, help="how many with --scale")
    args = parser.parse_args(argv)
    embedder = WordLlamaEmbedder()
    asked = questions()
    print(f"{len(asked)} questions of our own over {', '.join(SHIPPED_BOOKS)}")
    with tempfile.TemporaryDirectory() as folder:
        rows = [
            measure("Dicebound", ours(Path(folder), embedder), asked),
            measure("LangChain, one collection", peer(embedder, scoped=False), asked),
            measure("LangChain, a collection a book", peer(embedder, scoped=True), asked),
        ]
    print_table(rows)
    if args.scale:
        scale(args.passages)
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
