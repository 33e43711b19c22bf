import Bindery

@MainActor
func hint(for list: PagedList<Book, Int>) -> String {
  switch list.phase {
  case .idle, .loading: "Loading …"
  case .loadingMore: "Loading more …"
  case .partial: "Scroll for more"
  case .complete: "\(list.items.count) followers"
  case .failed(let message): message
  }
}

@MainActor
func draw(_ content: ListContent, in label: Label) {
  label.isHidden = content == .rows
  switch content {
  case .loading: label.text = "Loading …"
  case .empty: label.text = "No books"
  case .noMatches(let keyword): label.text = "No book matches “\(keyword)”"
  case .failed(let message): label.text = message
  case .rows: break
  }
}

func lastPage(_ found: [Book]) -> Bool {
  let page = Page(items: found, next: 2)
  print(page.items.count)
  let isLast = page.next == nil
  return isLast
}

final class StoredBooks: LoadableList {
  @MutableProperty private(set) var items: [Book] = []
  @MutableProperty var keyword = ""
  @MutableProperty private(set) var phase = ListPhase.idle
  let refreshCommand: Command<Void, [Book]>
  let loadMoreCommand = Command<Void, [Book]>(when: { false }) { [] }

  var appliedKeyword: String { keyword }
  var visible: [Book] { items.filter { keyword.isEmpty || $0.title.contains(keyword) } }

  init(_ library: Library) {
    refreshCommand = Command(.latest) { try await library.books() }
  }
}

@MainActor
func draw(_ list: StoredBooks, sorted: [Book], in label: Label) {
  label.text = list.problem ?? ""
  label.isHidden = list.content == .rows

  // The same for rows that are made of the items elsewhere.
  label.text = list.problem(showing: sorted) ?? ""
  label.isHidden = list.content(showing: sorted) == .rows
}

@MainActor
func use(_ list: PagedList<Book, Int>, cached: [Book]) {
  list.remember(cached)  // shown until a page is loaded
  list.refreshIfNeeded()

  list.keyword = "swift"
  print(list.appliedKeyword, list.visible.count, list.items.count)

  if list.phase == .partial { list.loadMoreCommand.execute() }
  list.update { book in book.title = book.title.uppercased() }

  list.cancel()  // the requests alone
  list.clear()  // the items too
  print(list.lifetime.hasEnded)  // false
}

@MainActor
func typed(_ server: Library) -> PagedList<Book, Int> {
  let load: PagedList<Book, Int>.Load = { next in
    Page(items: try await server.followers(at: next), next: (next ?? 0) + 1)
  }
  return PagedList(
    matches: { $0.title.contains($1) },
    applying: { keyword, apply in
      observe { apply(keyword.value.count < 3 ? "" : keyword.value) }
    },
    load: load
  )
}

func merge(cached: [Book], newest: [Book]) -> Paging<Book, Int> {
  var paging = Paging<Book, Int>()
  paging.remember(cached)
  print(paging.isFresh)  // false

  paging.start()
  print(paging.isLoading, paging.phase)  // true loading
  paging.begin(with: Page(items: newest), .onTop)  // new items above the others

  paging.start()
  paging.begin(with: Page(items: newest), .replacing)  // the default

  print(paging.items.count, paging.next ?? 0)

  paging.update { book in book.title += "!" }
  paging.start()
  paging.fail("No connection")  // the items stay
  paging.clear()
  return paging
}

func apply(from old: [Book], to new: [Book], _ titles: inout [String]) {
  let changes = ChangeSet(from: old, to: new)
  if changes.isEmpty { return }
  let removed = (changes.removals + changes.moves.map(\.from)).sorted(by: >)
  for offset in removed { titles.remove(at: offset) }
  let inserted = (changes.insertions + changes.moves.map(\.to)).sorted()
  for offset in inserted { titles.insert(new[offset].title, at: offset) }
  for offset in changes.updates { titles[offset] = new[offset].title }

  if !changes.duplicates.isEmpty { print("Not unique: \(changes.duplicates)") }
  let isLastFirst = changes.moves.contains { $0.from == old.count - 1 && $0.to == 0 }
  print(isLastFirst)
}
