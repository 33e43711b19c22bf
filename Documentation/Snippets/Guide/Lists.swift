import BinderyTesting
import Testing

struct Follower: Identifiable, Equatable, Sendable {
  let id: Int
  var name: String
}

/// A server with 45 followers, which it returns in pages of 20.
actor FollowerServer {
  func followers(from first: Int) -> [Follower] {
    (first..<min(first + 20, 45)).map { Follower(id: $0, name: "user\($0)") }
  }
}

final class FollowersViewModel: ViewModel, PagedTableViewModel {
  let title = "Followers"
  let list: PagedList<Follower, Int>
  private let openProfile: (Follower) -> Void

  init(_ server: FollowerServer, openProfile: @escaping (Follower) -> Void) {
    self.openProfile = openProfile
    list = PagedList(matches: { $0.name.contains($1) }) { cursor in
      let first = cursor ?? 0
      let items = await server.followers(from: first)
      return Page(items: items, next: items.count < 20 ? nil : first + items.count)
    }
    super.init()
    whenActivated { viewModel, _ in viewModel.list.refreshIfNeeded() }
  }

  var rows: [Follower] { list.visible }

  func open(_ row: Follower) { openProfile(row) }
}

final class FollowerRowViewModel: ViewModel, Identifiable {
  let name: String
  @MutableProperty private(set) var isFollowed = false
  private(set) lazy var toggleFollow = command { viewModel in viewModel.isFollowed.toggle() }

  init(_ name: String) { self.name = name }
}

/// A cell of a toolkit.
@MainActor
final class FollowerCell {
  var text = ""
}

@MainActor
func makeBinder() -> RecyclingBinder<FollowerRowViewModel, FollowerCell> {
  RecyclingBinder(make: FollowerCell.init) { cell, row, lifetime in
    lifetime.observe(cell) { $0.text = row.isFollowed ? "✓ \(row.name)" : row.name }
  }
}

@MainActor
struct ListArticleTests {
  @Test func `a page is loaded near the end of the list`() async {
    let viewModel = FollowersViewModel(FollowerServer()) { _ in }
    #expect(viewModel.content == .loading)

    viewModel.activate()
    await settle()
    #expect(viewModel.rows.count == 20)
    viewModel.reached(15)
    await settle()

    #expect(viewModel.rows.count == 40)
  }

  @Test func `the filter applies to the rows that are loaded`() async {
    let viewModel = FollowersViewModel(FollowerServer()) { _ in }
    viewModel.activate()
    await settle()

    viewModel.keyword = "user1"
    #expect(viewModel.rows.count == 11)
    viewModel.keyword = "nobody"

    #expect(viewModel.content == .noMatches(keyword: "nobody"))
  }

  @Test func `a reused cell shows its present row only`() {
    let rows = (0..<1_000).map { FollowerRowViewModel("user\($0)") }
    let binder = makeBinder()

    let cells = binder.show(0..<10, of: rows)
    rows[0].toggleFollow.execute()
    #expect(cells[0].text == "✓ user0")
    let texts = binder.show(5..<15, of: rows).map(\.text)

    #expect(texts == (5..<15).map { "user\($0)" })
    #expect(binder.cellsMade == 10)
  }

  @Test func `a change set has the rows that differ`() {
    let old = [Follower(id: 1, name: "mona"), Follower(id: 2, name: "juno")]
    let new = [Follower(id: 2, name: "Juno"), Follower(id: 3, name: "lisa")]

    let changes = ChangeSet(from: old, to: new)

    #expect(changes.removals == [0])
    #expect(changes.insertions == [1])
    #expect(changes.updates == [0])
    #expect(changes.moves.isEmpty)
  }
}
