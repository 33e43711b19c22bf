import Foundation
import GRDB
import GitHubValues
import Testing

@testable import OctavoStore

struct OutboxTests {
  private let star = ViewerFixture.star
  private let now = ViewerFixture.now

  @Test func `an unknown flag is not requested`() async throws {
    let fixture = try await ViewerFixture()

    let request = try await fixture.store.request(true, of: star, at: now)

    #expect(request == .unknownState)
    #expect(try await fixture.store.next() == nil)
  }

  @Test func `a pending star is shown and counted, and nothing else changes`() async throws {
    let fixture = try await ViewerFixture()
    try await fixture.learnNothingIsSet()

    let request = try await fixture.store.request(true, of: star, at: now)

    let stored = try await fixture.store.repository(ViewerFixture.tides)
    #expect(request == .added)
    #expect(try await fixture.shown() == true)
    #expect(try await fixture.shownStars() == 42)
    #expect(stored == ViewerFixture.repository(stars: 41))
  }

  @Test func `a pending follow counts for both accounts`() async throws {
    let fixture = try await ViewerFixture()
    try await fixture.learnNothingIsSet()

    _ = try await fixture.store.request(true, of: ViewerFixture.follow, at: now)

    #expect(try await fixture.shownCounts("hina") == [8, 5])
    #expect(try await fixture.shownCounts("juno") == [2, 4])
  }

  @Test func `starring and unstarring leave nothing to send`() async throws {
    let fixture = try await ViewerFixture()
    try await fixture.learnNothingIsSet()

    _ = try await fixture.store.request(true, of: star, at: now)
    let second = try await fixture.store.request(true, of: star, at: now)
    let third = try await fixture.store.request(false, of: star, at: now)

    #expect(second == .unneeded && third == .withdrawn)
    #expect(try await fixture.store.next() == nil)
    #expect(try await fixture.shownStars() == 41)
  }

  @Test func `unstarring after a star that may have reached the server is sent`() async throws {
    let fixture = try await ViewerFixture()
    try await fixture.learnNothingIsSet()
    let first = try #require(try await fixture.send(true))

    let request = try await fixture.store.request(false, of: star, at: now)
    let stars = try await fixture.shownStars()
    let second = try await fixture.store.next()

    #expect(request == .added && stars == 41)
    #expect(second == nil)
    try await fixture.store.confirm(first, at: now)
    #expect(try await fixture.store.next()?.flag?.target == false)
    #expect(try await fixture.store.begin(first) == nil)
  }

  @Test func `a confirmed star keeps an unstar that was requested meanwhile`() async throws {
    let fixture = try await ViewerFixture()
    try await fixture.learnNothingIsSet()
    let first = try #require(try await fixture.send(true))
    _ = try await fixture.store.request(false, of: star, at: now)

    try await fixture.store.confirm(first, at: now)
    let shown = try await fixture.shown()
    let stars = try await fixture.shownStars()
    let second = try #require(try await fixture.store.next())
    let sent = try #require(try await fixture.store.begin(second))
    try await fixture.store.confirm(sent, at: now)

    #expect(shown == false && stars == 41)
    #expect(try await fixture.shownStars() == 41)
    #expect(try await fixture.store.next() == nil)
  }

  @Test func `a confirmation writes state, count and list, and removes the request`() async throws {
    let fixture = try await ViewerFixture()
    try await fixture.store.replace(.starred(by: "juno"), with: ListPage([]))
    try await fixture.learnNothingIsSet()
    let action = try #require(try await fixture.send(true))

    try await fixture.store.confirm(action, at: now)

    #expect(try await fixture.store.next() == nil)
    #expect(
      try fixture.store.viewerState(of: .star).states
        == [star: .init(confirmed: true, confirmedChange: 1)]
    )
    #expect(
      try await fixture.store.items(in: ListKey<GitHub.Repository>.starred(by: "juno"))
        == [ViewerFixture.repository(stars: 41)]
    )
    #expect(try await fixture.store.repository(ViewerFixture.tides)?.stars == 42)
    #expect(try await fixture.shownStars() == 42)
  }

  @Test func `a response after a confirmation replaces the confirmed star`() async throws {
    let fixture = try await ViewerFixture()
    try await fixture.learnNothingIsSet()
    let action = try #require(try await fixture.send(true))
    try await fixture.store.confirm(action, at: now)

    let later = try await fixture.store.viewerRevision()
    try await fixture.store.save(ViewerFixture.repository(stars: 44), since: later)

    #expect(try fixture.store.viewerState(of: .star).states == [star: .init(confirmed: true)])
    #expect(try await fixture.shownStars() == 44)
  }

  @Test func `a confirmed unstar counts after a complete read too`() async throws {
    let fixture = try await ViewerFixture()
    try await fixture.store.learnAll(.star, set: [star], since: 0, at: now)
    let action = try #require(try await fixture.send(false))
    try await fixture.store.confirm(action, at: now)
    let later = try await fixture.store.viewerRevision()

    try await fixture.store.learnAll(.star, set: [], since: later, at: now)

    #expect(
      try fixture.store.viewerState(of: .star).states
        == [star: .init(confirmed: false, confirmedChange: -1)]
    )
    #expect(try await fixture.shownStars() == 40)
  }

  @Test func `a repository that takes the name of another has none of its confirmed stars`()
    async throws
  {
    let fixture = try await ViewerFixture()
    try await fixture.learnNothingIsSet()
    let action = try #require(try await fixture.send(true))
    try await fixture.store.confirm(action, at: now)
    var other = ViewerFixture.repository(stars: 3)
    other.id = 10

    try await fixture.store.save(other, since: try await fixture.store.viewerRevision())

    #expect(try fixture.store.viewerState(of: .star).states == [star: .init(confirmed: true)])
    #expect(try await fixture.store.repository(ViewerFixture.tides)?.stars == 3)
  }

  @Test func `a confirmed follow counts for both accounts`() async throws {
    let fixture = try await ViewerFixture()
    try await fixture.learnNothingIsSet()
    let action = try #require(try await fixture.send(true, of: ViewerFixture.follow))

    try await fixture.store.confirm(action, at: now)

    #expect(try await fixture.store.user("hina")?.followers == 8)
    #expect(try await fixture.store.user("juno")?.following == 4)
    #expect(try await fixture.shownCounts("hina") == [8, 5])
    #expect(try await fixture.shownCounts("juno") == [2, 4])
  }

  @Test func `a refused request stays with its reason, and the state before it is shown`()
    async throws
  {
    let fixture = try await ViewerFixture()
    try await fixture.learnNothingIsSet()
    let action = try #require(try await fixture.send(true))

    try await fixture.store.refuse(action, reason: "No", at: now)

    #expect(try await fixture.store.next() == nil)
    #expect(try await fixture.store.requests().map(\.reason) == ["No"])
    #expect(try await fixture.shown() == false)
    #expect(try await fixture.shownStars() == 41)
    #expect(try await fixture.store.request(true, of: star, at: now) == .added)
    #expect(try await fixture.store.requests().map(\.state) == [.waiting])
  }

  @Test func `an undo of a star that was refused meanwhile is not sent`() async throws {
    let fixture = try await ViewerFixture()
    try await fixture.learnNothingIsSet()
    let action = try #require(try await fixture.send(true))
    _ = try await fixture.store.request(false, of: star, at: now)

    try await fixture.store.refuse(action, reason: "No", at: now)

    #expect(try await fixture.store.next() == nil)
    #expect(try await fixture.shown() == false)
  }

  @Test func `a response from before a star neither overwrites nor doubles it`() async throws {
    let fixture = try await ViewerFixture()
    try await fixture.learnNothingIsSet()
    let asked = try await fixture.store.viewerRevision()
    _ = try await fixture.store.request(true, of: star, at: now)

    try await fixture.store.save(ViewerFixture.repository(stars: 45), since: asked)
    let pending = try await fixture.shownStars()
    let action = try #require(try await fixture.send(true))
    try await fixture.store.confirm(action, at: now)
    try await fixture.store.save(ViewerFixture.repository(stars: 45), since: asked)

    #expect(pending == 46)
    #expect(try await fixture.shownStars() == 46)
  }

  @Test func `a response that may have counted a star already does not double it`() async throws {
    let fixture = try await ViewerFixture()
    try await fixture.learnNothingIsSet()
    let action = try #require(try await fixture.send(true))
    let asked = try await fixture.store.viewerRevision()

    try await fixture.store.save(ViewerFixture.repository(stars: 42), since: asked)
    let sent = try await fixture.shownStars()
    try await fixture.store.confirm(action, at: now)
    let confirmed = try await fixture.shownStars()
    let later = try await fixture.store.viewerRevision()
    try await fixture.store.save(ViewerFixture.repository(stars: 44), since: later)

    #expect(sent == 42 && confirmed == 42)
    #expect(try await fixture.shownStars() == 44)
  }

  @Test func `a complete read of the stars keeps no response from changing a count`() async throws {
    let fixture = try await ViewerFixture()
    let asked = try await fixture.store.viewerRevision()
    try await fixture.store.learnAll(.star, set: [star], since: asked, at: now)

    try await fixture.store.save(ViewerFixture.repository(stars: 50), since: asked)

    #expect(try await fixture.shownStars() == 50)
  }

  @Test func `a response from before a star doubles nothing after a complete read`() async throws {
    let fixture = try await ViewerFixture()
    try await fixture.learnNothingIsSet()
    let asked = try await fixture.store.viewerRevision()
    let action = try #require(try await fixture.send(true))
    try await fixture.store.confirm(action, at: now)
    let later = try await fixture.store.viewerRevision()
    try await fixture.store.learnAll(.star, set: [star], since: later, at: now)

    try await fixture.store.save(ViewerFixture.repository(stars: 41), since: asked)

    #expect(try await fixture.shownStars() == 42)
  }

  @Test func `a response during a follow changes no count twice`() async throws {
    let fixture = try await ViewerFixture()
    try await fixture.learnNothingIsSet()
    let action = try #require(try await fixture.send(true, of: ViewerFixture.follow))

    try await fixture.store.save(GitHub.User(id: 1, login: "Juno", followers: 9, following: 4))
    try await fixture.store.save(GitHub.User(id: 2, login: "Hina", followers: 8, following: 6))
    try await fixture.store.confirm(action, at: now)

    #expect(try await fixture.shownCounts("hina") == [8, 6])
    #expect(try await fixture.shownCounts("juno") == [9, 4])
  }

  @Test func `requests are sent in the order of the last change of each`() async throws {
    let fixture = try await ViewerFixture()
    let flags = ["a/a", "b/b", "c/c"].map { GitHub.ViewerFlag(.star, key: $0) }
    try await fixture.store.learn(false, of: flags, since: 0, at: now)
    for flag in flags { _ = try await fixture.store.request(true, of: flag, at: now) }
    _ = try await fixture.store.request(false, of: flags[0], at: now)
    _ = try await fixture.store.request(true, of: flags[0], at: now)

    var order: [String] = []
    while let action = try await fixture.store.next() {
      order.append(action.key)
      let sent = try #require(try await fixture.store.begin(action))
      try await fixture.store.confirm(sent, at: now)
    }

    #expect(order == ["b/b", "c/c", "a/a"])
  }

  @Test func `a pause that the server asks for is kept at the next start`() async throws {
    let fixture = try await ViewerFixture()
    try await fixture.learnNothingIsSet()
    let row = try #require(try await fixture.send(true))
    try await fixture.store.restore(row, at: now)
    try await fixture.store.pause(for: 30, at: now)
    try fixture.store.close()

    let again = try ViewerFixture.open(fixture.folder)

    #expect(again.notice == nil)
    #expect(try await again.step(at: now) == .wait(until: now.addingTimeInterval(30)))
    #expect(try await again.next()?.attempts == 1)
    #expect(try await again.next()?.flag?.0 == star)
  }

  @Test func `a clock that was set back lengthens no pause`() async throws {
    let fixture = try await ViewerFixture()
    try await fixture.learnNothingIsSet()
    let row = try #require(try await fixture.send(true))
    try await fixture.store.doubt(row, at: now)
    try await fixture.store.pause(for: 20, at: now)
    let past = now.addingTimeInterval(-900)

    let first = try await fixture.store.step(at: past)
    let second = try await fixture.store.step(at: past.addingTimeInterval(20))

    #expect(first == .wait(until: past.addingTimeInterval(20)))
    #expect(second == .wait(until: past.addingTimeInterval(60)))
    guard case .take = try await fixture.store.step(at: past.addingTimeInterval(60)) else {
      Issue.record("The request in doubt is not taken.")
      return
    }
  }

  @Test func `a star knows the id of its repository, and a reaction its name`() async throws {
    let fixture = try await ViewerFixture()
    try await fixture.learnNothingIsSet()
    let place = GitHub.IssuePlace(GitHub.RepositoryID(rawValue: 9), ViewerFixture.tides, 12)
    let reaction = GitHub.ViewerFlag.reaction(.init(.heart, to: nil, on: place))
    try await fixture.store.learn(
      false,
      of: [reaction],
      since: try await fixture.store.viewerRevision(),
      at: now
    )

    for flag in [ViewerFixture.star, ViewerFixture.follow, reaction] {
      _ = try await fixture.store.request(true, of: flag, at: now)
    }
    let rows = try await fixture.store.requests()

    #expect(rows.map(\.item) == [9, 2, nil])
    #expect(rows.map(\.name) == [nil, nil, "Maralind/Tides"])
  }

  @Test func `a request in doubt holds those after it on its subject, and no others`() async throws
  {
    let fixture = try await ViewerFixture()
    try await fixture.learnNothingIsSet()
    let row = try #require(try await fixture.send(true))
    try await fixture.store.doubt(row, at: now)
    _ = try await fixture.store.request(false, of: star, at: now)
    _ = try await fixture.store.request(true, of: ViewerFixture.follow, at: now)

    let soon = now.addingTimeInterval(5)
    guard case .take(let other) = try await fixture.store.step(at: soon) else {
      Issue.record("The follow waits for the star.")
      return
    }

    #expect(other.flag?.0 == ViewerFixture.follow)
    #expect(try await fixture.store.next()?.id == row.id)
    #expect(try await fixture.shown() == false)
  }

  @Test func `an unwritten transaction leaves the file as it was`() async throws {
    let fixture = try await ViewerFixture()
    try await fixture.learnNothingIsSet()
    let action = try #require(try await fixture.send(true))
    try await fixture.store.writer.change { db in
      try db.execute(
        sql: """
          CREATE TRIGGER full BEFORE DELETE ON outbox
          BEGIN SELECT RAISE(ABORT, 'disk full'); END
          """
      )
    }

    await #expect(throws: StoreError.self) { try await fixture.store.confirm(action, at: now) }

    #expect(try await fixture.store.repository(ViewerFixture.tides)?.stars == 41)
    #expect(try await fixture.shown() == true)
    #expect(try await fixture.shownStars() == 42)
  }
}
