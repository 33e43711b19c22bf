"""Reads the pages of a site that Scripts/docs has made, from the data of DocC's renderer."""

import functools
import json
import pathlib
import re

# A word or an operator; search.js has the same pattern.
WORD = re.compile(r"\w+|[<>~=+!&|*^%?]+")


class Page:
    """A page of a symbol, of a module, or of an article."""

    def __init__(self, file, address, data):
        self.file = file
        self.address = address
        self.data = data
        metadata = data["metadata"]
        self.title = metadata["title"]
        self.kind = metadata.get("roleHeading") or "Article"
        self.module = metadata.get("modules", [{"name": address.split("/")[2].capitalize()}])[0]["name"]
        self.symbol_kind = metadata.get("symbolKind")
        self.identifier = metadata.get("externalID", "")
        self.abstract = text_of(data.get("abstract", []))

    @property
    def is_symbol(self):
        """Whether the page is that of a symbol which is declared, not inherited or synthesized.

        The page of an extended type of another module only lists the members.
        """
        return self.symbol_kind not in {None, "module", "extension"} and "::SYNTHESIZED::" not in self.identifier

    @property
    def owners(self):
        """The names of the types that contain the symbol, the outermost first."""
        # A type of another module is on a page of that module.
        extended = self.data["metadata"].get("extendedModule", self.module)
        places = self.data["hierarchy"]["paths"][0][1 if extended == self.module else 2:]
        references = [self.data["references"][place] for place in places]
        return [page["title"].split(".")[-1] for page in references if page.get("kind") == "symbol"]

    @property
    def name(self):
        """The name of a symbol without its parameters."""
        name = self.title.partition("(")[0]
        return name if self.symbol_kind in {"op", "func"} else name.split(".")[-1]

    @property
    def path(self):
        """The name of a symbol below the module, with its owners and its parameters."""
        parameters = "(" + self.title.partition("(")[2] if "(" in self.title else ""
        return ".".join([*self.owners, self.name]) + parameters

    @property
    def labels(self):
        """The names of the parameters of a symbol."""
        return self.title.partition("(")[2].rstrip(")").split(":")[:-1]

    @property
    def declaration(self):
        sections = self.data.get("primaryContentSections", [])
        found = [part for section in sections for part in section.get("declarations", [])]
        return "".join(token["text"] for token in found[0]["tokens"]) if found else ""

    @property
    def content(self):
        """The blocks of the text."""
        sections = self.data.get("primaryContentSections", [])
        return [block for section in sections for block in section.get("content", [])]

    @functools.cached_property
    def examples(self):
        """The blocks of Swift code in the text."""
        return ["\n".join(block["code"]) for block in within(self.content, "codeListing")
                if block.get("syntax") == "swift"]

    @property
    def sections(self):
        """The anchor, the heading and the text of each section; the first one has no heading."""
        found = [["", "", self.abstract]]
        for block in self.content:
            if block["type"] == "heading" and block["anchor"] != "overview":
                found.append([block["anchor"], block["text"], ""])
            elif block["type"] != "heading":
                found[-1][2] += " " + text_of([block])
        return found

    def save(self):
        self.file.write_text(json.dumps(self.data, ensure_ascii=False, separators=(",", ":")))


def within(value, kind):
    """The parts of a value that are of a kind, in the order of the text."""
    if isinstance(value, dict):
        if value.get("type") == kind:
            yield value
        for part in value.values():
            yield from within(part, kind)
    elif isinstance(value, list):
        for part in value:
            yield from within(part, kind)


def text_of(value):
    """The text of blocks, without code listings."""
    if isinstance(value, dict):
        if value.get("type") == "codeListing":
            return ""
        own = [value[key] for key in ("text", "code") if isinstance(value.get(key), str)]
        return "".join(own) + text_of(list(value.values()))
    if isinstance(value, list):
        separator = "" if all(isinstance(part, dict) and part.get("type") in INLINE for part in value) else " "
        return separator.join(filter(None, map(text_of, value)))
    return ""


INLINE = {"text", "codeVoice", "strong", "emphasis", "reference"}


def pages(site):
    """The pages of a site, without those that only list others."""
    folder = pathlib.Path(site) / "data"
    files = sorted((folder / "documentation").rglob("*.json"))
    if not files:
        raise SystemExit(f"{site} is no site of Scripts/docs. `make docs` writes one.")
    found = []
    for file in files:
        data = json.loads(file.read_text())
        if data["metadata"].get("roleHeading") != "API Collection":
            found.append(Page(file, f"/{file.relative_to(folder).with_suffix('')}", data))
    return found


def words(text):
    """The words of a text in lower case; an operator such as `<~` is one too."""
    return WORD.findall(text.lower())
