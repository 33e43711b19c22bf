import Foundation
import GitHubValues
import Testing

@testable import OctavoStore

struct ViewerStateTests {
  private let star = ViewerFixture.star
  private let now = ViewerFixture.now

  @Test func `a flag is unknown until the server has told it`() async throws {
    let fixture = try await ViewerFixture()

    let before = try fixture.store.viewerState(of: .star)
    try await fixture.store.learn(false, of: star, since: before.revision, at: now)
    let after = try fixture.store.viewerState(of: .star)

    #expect(before.states.isEmpty && !before.isComplete)
    #expect(after.states == [star: .init(confirmed: false)])
    #expect(after.revision > before.revision)
  }

  @Test func `after a complete read, the other flags are not set`() async throws {
    let fixture = try await ViewerFixture()
    let other = GitHub.ViewerFlag.star(.init(owner: "a", name: "b"))
    try await fixture.store.learn(true, of: other, since: 0, at: now)
    let revision = try await fixture.store.viewerRevision()

    try await fixture.store.learnAll(
      .star,
      set: [star],
      since: revision,
      at: now,
      entityTag: "\"1\""
    )

    let state = try fixture.store.viewerState(of: .star)
    let read = try await fixture.store.lastCompleteRead(of: .star)
    #expect(state.isComplete)
    #expect(state.states == [star: .init(confirmed: true)])
    #expect(read?.date == now && read?.entityTag == "\"1\"")
    #expect(try fixture.store.viewerState(of: .follow) == .init(revision: state.revision))
    #expect(try await fixture.store.lastCompleteRead(of: .follow) == nil)
    #expect(try await fixture.store.request(true, of: other, at: now) == .added)
  }

  @Test func `a response that is older than a confirmed request is ignored`() async throws {
    let fixture = try await ViewerFixture()
    try await fixture.learnNothingIsSet()
    let asked = try await fixture.store.viewerRevision()
    let action = try #require(try await fixture.send(true))
    try await fixture.store.confirm(action, at: now)

    try await fixture.store.learn(false, of: star, since: asked, at: now)
    try await fixture.store.learnAll(.star, set: [], since: asked, at: now)

    #expect(
      try fixture.store.viewerState(of: .star).states
        == [star: .init(confirmed: true, confirmedChange: 1)]
    )
  }

  @Test func `a response during a request changes nothing`() async throws {
    let fixture = try await ViewerFixture()
    try await fixture.learnNothingIsSet()
    _ = try await fixture.send(true)
    let asked = try await fixture.store.viewerRevision()

    try await fixture.store.learn(true, of: star, since: asked, at: now)
    try await fixture.store.learnAll(.star, set: [star], since: asked, at: now)

    let state = try fixture.store.viewerState(of: .star)
    #expect(state.states == [star: .init(confirmed: false, pending: true)])
  }

  @Test func `a request that the server has fulfilled already is removed`() async throws {
    let fixture = try await ViewerFixture()
    try await fixture.learnNothingIsSet()
    _ = try await fixture.store.request(true, of: star, at: now)

    let asked = try await fixture.store.viewerRevision()
    try await fixture.store.learn(true, of: star, since: asked, at: now)

    #expect(try await fixture.store.next() == nil)
    #expect(try await fixture.shown() == true)
    #expect(try await fixture.shownStars() == 41)
  }

  @MainActor
  @Test func `observers receive only the flags that have changed`() async throws {
    let fixture = try await ViewerFixture()
    let flags = (0..<5000).map { GitHub.ViewerFlag(.star, key: "a/r\($0)") }
    try await fixture.store.learnAll(.star, set: flags, since: 0, at: now)
    var received: [ViewerStateSnapshot] = []

    let observation = try fixture.store.observeViewerState(of: .star) { received.append($0) }
    _ = try await fixture.store.request(false, of: flags[7], at: now)
    await fixture.store.drained()

    #expect(received.map(\.states.count) == [5000, 1])
    #expect(received.last?.states == [flags[7]: .init(confirmed: true, pending: false)])
    observation.end()
  }

  @Test func `a flag that is forgotten is passed as unknown`() {
    let old = ViewerStateSnapshot(states: [star: .init(confirmed: true)])
    let new = ViewerStateSnapshot(isComplete: true, revision: 2)

    let changes = new.changes(since: old)

    #expect(changes == .init(states: [star: .init()], isComplete: true, revision: 2))
  }
}
