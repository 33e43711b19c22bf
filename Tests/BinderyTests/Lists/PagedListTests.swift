import Bindery
import BinderyTesting
import Testing

private struct Item: Identifiable, Equatable {
  let id: Int
}

struct PagedListTests {
  private let response = PendingResponse<Page<Item, Int>>()

  private func list(whole: Bool = false) -> PagedList<Item, Int> {
    PagedList(whole: whole, matches: { "\($0.id)".contains($1) }) { [response] _ in
      try await response.value()
    }
  }

  private func page(_ ids: Int..., next: Int? = nil) -> Page<Item, Int> {
    Page(items: ids.map { Item(id: $0) }, next: next)
  }

  @Test func `by default a keyword is applied at once`() async {
    let list = list()
    list.refreshCommand.execute()
    await response.resolve(.success(page(1, 12, 23)))

    list.keyword = "2"
    #expect(list.visible.map(\.id) == [12, 23])
    list.keyword = "9"

    #expect(list.content == .noMatches(keyword: "9"))
  }

  @Test func `a refresh cancels the request for the next page`() async {
    let list = list()
    list.refreshCommand.execute()
    await response.resolve(.success(page(1, next: 1)))

    list.loadMoreCommand.execute()
    await settle()
    list.refreshCommand.execute()
    await settle()
    #expect(list.phase == .loading)
    #expect(!list.loadMoreCommand.isEnabled)
    await response.resolve(.success(page(99)))
    await response.resolve(.success(page(1, 2)))

    #expect(list.items.map(\.id) == [1, 2])
    #expect(list.phase == .complete)
  }

  @Test func `a failure that a caller awaits shows in the phase as well`() async {
    let list = list()
    let caller = Task { try await list.refreshCommand() }
    await settle()

    await response.resolve(.failure(Refused()))

    await #expect(throws: Refused.self) { try await caller.value }
    #expect(list.phase == .failed("Refused()"))
  }

  @Test func `a list that is loaded as a whole requests all pages`() async {
    let list = list(whole: true)

    list.refreshCommand.execute()
    await response.resolve(.success(page(1, next: 1)))
    #expect(list.items.isEmpty)
    await response.resolve(.success(page(2, next: 2)))
    await response.resolve(.success(page(3)))

    #expect(list.items.map(\.id) == [1, 2, 3])
    #expect(list.phase == .complete)
  }

  @Test func `a list is released while a request is under way`() async {
    let released = await isReleased {
      list()
    } afterwards: {
      $0.refreshCommand.execute()
    }

    #expect(released)
    await response.resolve(.success(page(1)))
  }
}
