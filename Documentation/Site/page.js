// The page of the search. "/" focuses the field, the arrows select a result, Enter opens it.
import { search } from "./search.js";

const most = 60;
const field = document.querySelector("#query");
const list = document.querySelector("#results");
const count = document.querySelector("#count");
const index = await (await fetch("index.json")).json();

function element(name, className, text) {
  const made = document.createElement(name);
  made.className = className;
  made.textContent = text;
  return made;
}

function row(page) {
  const link = element("a", "", "");
  link.href = ".." + encodeURI(page.address);
  link.append(
    element("span", "kind", `${page.kind} · ${page.module}`),
    element("span", "title", page.title),
    element("span", "text", page.text));
  const item = document.createElement("li");
  item.append(link);
  return item;
}

function show() {
  const found = search(index, field.value);
  list.replaceChildren(...found.slice(0, most).map(row));
  count.textContent = field.value.trim() === "" ? `${index.pages.length} pages and sections`
    : found.length > most ? `${found.length} results, of which the first ${most} are shown`
    : `${found.length} results`;
}

/// Stores the query in the address of the page, for a reader who comes back to it.
function remember() {
  const address = new URL(location.href);
  address.searchParams.set("q", field.value);
  history.replaceState(null, "", address);
}

/// Moves the focus by some rows; the field is above the first one.
function move(rows) {
  const places = [field, ...list.querySelectorAll("a")];
  const place = places.indexOf(document.activeElement) + rows;
  places[Math.max(0, Math.min(place, places.length - 1))].focus();
}

document.addEventListener("keydown", event => {
  const isTyping = document.activeElement === field;
  if (event.key === "ArrowDown") move(1);
  else if (event.key === "ArrowUp") move(-1);
  else if (event.key === "/" && !isTyping) field.focus();
  else if (event.key === "Enter" && isTyping) list.querySelector("a")?.click();
  else return;
  event.preventDefault();
});

field.addEventListener("input", show);
field.addEventListener("change", remember);
field.value = new URL(location.href).searchParams.get("q") ?? "";
field.focus();
show();
