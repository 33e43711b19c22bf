// Finds pages in an index that Scripts/documentation-search has made.
//
// The index has the pages, and for each word the pages with points, which decide the order: they are
// highest where the word is the name of a symbol.

/// The words of a text; an operator such as `<~` is one too.
export function wordsOf(text) {
  return text.toLowerCase().match(/[\p{L}\p{N}_]+|[<>~=+!&|*^%?]+/gu) ?? [];
}

/// The points of each page for one word: all of those of the word, and a part of those of a longer one.
function pointsFor(word, index) {
  const points = new Map();
  for (const [known, found] of Object.entries(index.words)) {
    if (!known.startsWith(word)) continue;
    const share = known === word ? 1 : 0.6 * (word.length / known.length);
    for (const [page, number] of found) {
      points.set(page, Math.max(points.get(page) ?? 0, number * share));
    }
  }
  return points;
}

/// The pages that have all words of a query, the best first.
export function search(index, query) {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  const [first, ...others] = words.map(word => pointsFor(word, index));
  return [...first.keys()]
    .filter(page => others.every(points => points.has(page)))
    .map(page => ({
      page: index.pages[page],
      points: others.reduce((sum, points) => sum + points.get(page), first.get(page)),
    }))
    .sort((one, other) =>
      other.points - one.points || one.page.title.length - other.page.title.length)
    .map(({ page }) => page);
}
