import Bindery
import Testing

private struct Item: Identifiable, Equatable {
  let id: String
}

private typealias Letters = Paging<Item, Int>

struct PagingTests {
  private var paging = Letters()

  private func page(_ ids: String..., next: Int? = nil) -> Page<Item, Int> {
    var items: [Item] = []
    for id in ids { items.append(Item(id: id)) }
    return Page(items: items, next: next)
  }

  private func ids(_ paging: Letters) -> [String] { paging.items.map(\.id) }

  private func begun(_ page: Page<Item, Int>, _ merging: Letters.Merging = .replacing) -> Letters {
    var paging = Letters()
    paging.start()
    paging.begin(with: page, merging)
    return paging
  }

  @Test func `the phase changes from idle to loading, partial and complete`() {
    var paging = paging
    var phases = [paging.phase]
    paging.start()
    phases.append(paging.phase)
    paging.begin(with: page("a", next: 1))
    phases.append(paging.phase)
    #expect(paging.startMore() == 1)
    phases.append(paging.phase)
    paging.append(page("b"))
    phases.append(paging.phase)

    #expect(phases == [.idle, .loading, .partial, .loadingMore, .complete])
    #expect(paging.startMore() == nil)
  }

  // C35
  @Test func `only one page is requested at a time`() {
    var paging = begun(page("a", next: 1))

    #expect(paging.startMore() == 1)
    #expect(paging.startMore() == nil)
    paging.start()

    #expect(paging.startMore() == nil)
  }

  @Test func `a page that failed can be requested again`() {
    var paging = begun(page("a", next: 1))

    _ = paging.startMore()
    paging.fail("offline")
    #expect(paging.phase == .failed("offline"))
    #expect(paging.startMore() == 1)
    paging.append(page("b"))

    #expect(ids(paging) == ["a", "b"])
    #expect(paging.phase == .complete)
  }

  @Test func `a cancelled request leaves the list as it was`() {
    var fresh = paging
    fresh.start()
    fresh.fail(nil)
    var partial = begun(page("a", next: 1))
    _ = partial.startMore()
    partial.fail(nil)

    #expect(fresh.phase == .idle)
    #expect(partial.phase == .partial)
  }

  // C35
  @Test func `a page that is no longer requested changes nothing`() {
    var paging = begun(page("a", next: 1))
    paging.append(page("late"))
    paging.fail("late")
    paging.clear()
    paging.begin(with: page("late"))

    #expect(paging.items.isEmpty)
    #expect(paging.phase == .idle)
  }

  @Test func `a cached copy is shown until the first page is loaded`() {
    var paging = paging
    paging.remember([Item(id: "a")])
    #expect(ids(paging) == ["a"])
    #expect(!paging.isFresh)

    paging.start()
    paging.begin(with: page("b"))
    paging.remember([Item(id: "late")])

    #expect(ids(paging) == ["b"])
    #expect(paging.isFresh)
  }

  @Test func `items that repeat are left out`() {
    var paging = begun(page("a", "b", "a", next: 2))

    _ = paging.startMore()
    paging.append(page("b", "c", "c", next: 3))

    #expect(ids(paging) == ["a", "b", "c"])
    #expect(paging.next == 3)
  }

  @Test func `a cursor that repeats ends the list`() {
    var paging = begun(page("a", next: 2))

    _ = paging.startMore()
    paging.append(page("b", next: 3))
    _ = paging.startMore()
    paging.append(page("c", next: 2))

    #expect(paging.phase == .complete)
    #expect(ids(paging) == ["a", "b", "c"])
  }

  @Test func `an empty page with a cursor is not the last one`() {
    var paging = begun(page(next: 2))
    #expect(paging.phase == .partial)

    _ = paging.startMore()
    paging.append(page("a"))

    #expect(ids(paging) == ["a"])
    #expect(paging.phase == .complete)
  }

  @Test func `new items are inserted at the top, and the next page follows the older items`() {
    var paging = begun(page("c", "b", next: 2), .onTop)
    _ = paging.startMore()
    paging.append(page("a", next: 3))

    paging.start()
    paging.begin(with: page("d", "c", next: 2), .onTop)

    #expect(ids(paging) == ["d", "c", "b", "a"])
    #expect(paging.next == 3)
  }

  @Test func `a first page without a known item replaces all items`() {
    var paging = paging
    paging.remember([Item(id: "old")])

    paging.start()
    paging.begin(with: page("z", "y", next: 2), .onTop)

    #expect(ids(paging) == ["z", "y"])
    #expect(paging.next == 2)
  }

  @Test func `a first page that overlaps a cached copy is inserted above it`() {
    var paging = paging
    paging.remember([Item(id: "b"), Item(id: "a")])

    paging.start()
    paging.begin(with: page("c", "b", next: 2), .onTop)

    #expect(ids(paging) == ["c", "b", "a"])
    #expect(paging.next == 2)
  }
}
