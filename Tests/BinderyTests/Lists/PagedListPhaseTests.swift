import Bindery
import BinderyTesting
import Testing

private struct Item: Identifiable, Equatable {
  let id: Int
}

private typealias Items = PagedList<Item, Int>

/// The phases that observers of a list receive.
struct PagedListPhaseTests {
  private let response = PendingResponse<Page<Item, Int>>()

  private func list() -> Items {
    Items(matches: { "\($0.id)".contains($1) }) { [response] _ in try await response.value() }
  }

  private func page(_ ids: Int..., next: Int? = nil) -> Page<Item, Int> {
    Page(items: ids.map { Item(id: $0) }, next: next)
  }

  private func loaded(next: Int? = 1) async -> Items {
    let list = list()
    list.refreshCommand.execute()
    await response.resolve(.success(page(1, next: next)))
    return list
  }

  private func phases(of list: Items, while body: () async -> Void) async -> [ListPhase] {
    var phases: [ListPhase] = []
    let token = observe { phases.append(list.phase) }
    await body()
    token.dispose()
    return phases
  }

  // C77
  @Test(arguments: [false, true])
  func `a refresh that supersedes another leaves the phase at loading`(isFresh: Bool) async {
    let list = isFresh ? await loaded() : list()

    let phases = await phases(of: list) {
      for _ in 1...3 {
        list.refreshCommand.execute()
        await settle()
      }
      await response.resolve(.success(page(9)))
      await response.resolve(.success(page(9)))
      await response.resolve(.success(page(2)))
    }

    #expect(phases == [isFresh ? .partial : .idle, .loading, .complete])
    #expect(list.items.map(\.id) == [2])
  }

  // C77
  @Test func `a refresh while more is loaded changes the phase once`() async {
    let list = await loaded()

    let phases = await phases(of: list) {
      list.loadMoreCommand.execute()
      await settle()
      list.refreshCommand.execute()
      await response.resolve(.success(page(9)))
      await response.resolve(.success(page(2)))
    }

    #expect(phases == [.partial, .loadingMore, .loading, .complete])
  }

  // C77
  @Test func `a refresh after a failure shows no other phase between the two`() async {
    let list = await loaded()

    let phases = await phases(of: list) {
      list.refreshCommand.execute()
      await response.resolve(.failure(Refused()))
      list.refreshCommand.execute()
      await settle()
      list.refreshCommand.execute()
      await response.resolve(.failure(Refused()))
      await response.resolve(.success(page(2)))
    }

    #expect(phases == [.partial, .loading, .failed("Refused()"), .loading, .complete])
  }

  // C77
  @Test func `a cancelled list has the phase before the request, and clearing it is one change`()
    async
  {
    let list = await loaded()

    let phases = await phases(of: list) {
      list.refreshCommand.execute()
      await settle()
      list.cancel()
      list.loadMoreCommand.execute()
      await settle()
      list.cancel()
      list.refreshCommand.execute()
      await settle()
      list.clear()
    }

    #expect(phases == [.partial, .loading, .partial, .loadingMore, .partial, .loading, .idle])
  }

  @Test func `a cancelled caller of a superseding refresh leaves no request behind`() async {
    let list = await loaded()
    list.refreshCommand.execute()
    let caller = Task { try await list.refreshCommand() }
    await settle()
    #expect(list.phase == .loading)

    caller.cancel()
    await settle()

    #expect(list.phase == .partial)
  }

  @Test func `a superseding refresh that is cancelled before it begins ends the loading`() async {
    let list = await loaded()
    list.refreshCommand.execute()
    let delegate = CancellingDelegate(list)
    list.refreshCommand.delegate = delegate

    list.refreshCommand.execute()
    await response.resolve(.success(page(9)))

    #expect(list.phase == .partial)
    list.refreshCommand.delegate = nil
    list.refreshCommand.execute()
    await response.resolve(.success(page(2)))
    #expect(list.phase == .complete)
  }

  @Test func `observers of the items and of the phase run for their own changes only`() async {
    let list = await loaded()
    var itemRuns = 0
    var phaseRuns = 0
    var visibleRuns = 0
    let tokens = [
      observe { _ = (list.items, itemRuns += 1) },
      observe { _ = (list.phase, phaseRuns += 1) },
      observe { _ = (list.visible, visibleRuns += 1) },
    ]

    list.refreshCommand.execute()
    await response.resolve(.success(page(1, next: 1)))
    #expect([itemRuns, phaseRuns, visibleRuns] == [1, 3, 1])
    list.update { $0 = Item(id: $0.id + 1) }
    list.remember([Item(id: 7)])

    #expect([itemRuns, phaseRuns, visibleRuns] == [2, 3, 2])
    withExtendedLifetime(tokens) {}
  }
}

private final class CancellingDelegate: CommandDelegate {
  private let list: Items

  init(_ list: Items) { self.list = list }

  deinit {}

  func commandDidStart(_ command: any CommandStatus) { list.refreshCommand.cancel() }
}
