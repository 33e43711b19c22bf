import BinderyTesting
import Foundation
import GitHubAPI
import GitHubEndpoints
import GitHubSandbox
import GitHubValues
import OctavoLive
import OctavoStore
import Testing

@testable import OctavoViewModels

/// The way of a comment to the server, with everything that may happen on it.
@Suite(.timeLimit(.minutes(20)))
struct CommentTests {
  private let engine = LiveFixture.engine

  @Test func `a comment is in the thread at once, and is sent and stored`() async throws {
    try await withThread { thread in
      thread.viewModel.write()
      let composer = try #require(thread.viewModel.writing?.composer)
      composer.text = "Open the valve.\r\n\tTwice. "

      try await composer.sendCommand()
      let atOnce = thread.viewModel.entries.last?.text
      await thread.pass(2)

      #expect(atOnce == "Open the valve.\r\n\tTwice. " && thread.viewModel.writing == nil)
      #expect(thread.shown == ["Open the valve.\r\n\tTwice. "])
      #expect(try await thread.comments() == ["Open the valve.\r\n\tTwice. "])
      #expect(thread.requests.isEmpty)
    }
  }

  @Test func `offline a comment waits in its place, and is sent when the server is back`()
    async throws
  {
    try await withThread { thread in
      thread.fixture.sandbox.inject(SandboxFault(.reset, method: "POST", count: 1))

      try await thread.outbox.add(NewComment("Open the valve.", on: thread.place))
      await thread.live.services.viewerSource.atRest()
      let offline = thread.shown
      await thread.pass(70)

      #expect(offline.first?.hasPrefix("Open the valve. [") == true)
      #expect(thread.shown == ["Open the valve."])
      #expect(try await thread.comments() == ["Open the valve."])
    }
  }

  @Test(arguments: [SandboxFault.Effect.loseResponse, .replaceResponse(502)])
  func `an answer that is lost does not make a second comment`(_ fault: SandboxFault.Effect)
    async throws
  {
    try await withThread { thread in
      thread.fixture.sandbox.inject(SandboxFault(fault, method: "POST", count: 1))

      try await thread.outbox.add(NewComment("Open the valve.", on: thread.place))
      await thread.live.services.viewerSource.atRest()
      let doubted = thread.requests.first?.state
      let early = thread.shown
      await thread.pass(61)

      #expect(doubted == .doubt && early == ["Open the valve. [doubt]"])
      #expect(try await thread.comments() == ["Open the valve."])
      #expect(thread.shown == ["Open the valve."] && thread.requests.isEmpty)
    }
  }

  @Test func `a comment that the server carries out late is not sent again`() async throws {
    try await withThread { thread in
      thread.fixture.sandbox.inject(SandboxFault(.actLater(seconds: 30), method: "POST", count: 1))

      try await thread.outbox.add(NewComment("Open the valve.", on: thread.place))
      await thread.live.services.viewerSource.atRest()
      await thread.fixture.sandbox.advanceClock(by: 31)
      await thread.fixture.sandbox.carryOutLateRequests()
      await thread.pass(61)

      #expect(try await thread.comments() == ["Open the valve."])
      #expect(thread.requests.isEmpty)
    }
  }

  @Test func `two equal comments are two, also if the answer of the first is lost`() async throws {
    try await withThread { thread in
      thread.fixture.sandbox.inject(SandboxFault(.loseResponse, method: "POST", count: 1))

      try await thread.outbox.add(NewComment("+1", on: thread.place))
      try await thread.outbox.add(NewComment("+1", on: thread.place))
      await thread.pass(61)
      await thread.pass(5)
      await thread.pass(5)

      #expect(try await thread.comments() == ["+1", "+1"])
      #expect(thread.requests.isEmpty && thread.shown == ["+1", "+1"])
    }
  }

  @Test func `a comment that is refused stays with the reason, and becomes a draft`() async throws {
    try await withThread { thread in
      thread.fixture.sandbox.inject(SandboxFault(.status(403), method: "POST", count: 1))

      try await thread.outbox.add(NewComment("Open the valve.", on: thread.place))
      await thread.pass(2)
      let refused = thread.shown
      let row = try #require(thread.requests.first)
      try await thread.outbox.discard(row, keepsText: true)
      let draft = thread.live.services.draft(for: DraftPlace(thread.place).text)

      #expect(refused == ["Open the valve. [refused]"])
      #expect(draft?.contents.text == "Open the valve." && thread.shown.isEmpty)
    }
  }

  @Test func `an edit is made once, and one of a text that has changed asks the user`()
    async throws
  {
    try await withThread { thread in
      try await thread.outbox.add(NewComment("Open the valve.", on: thread.place))
      await thread.pass(2)
      let id = try #require(thread.viewModel.entries.last?.comment)
      thread.fixture.sandbox.inject(SandboxFault(.loseResponse, method: "PATCH", count: 1))
      try await thread.outbox.add(
        CommentEdit("Open both.", of: id, from: "Open the valve.", on: thread.place)
      )
      await thread.pass(61)
      await thread.pass(2)
      let edited = try await thread.comments()
      try await thread.outbox.add(
        CommentEdit("Close it.", of: id, from: "Open the valve.", on: thread.place)
      )
      await thread.pass(2)

      #expect(edited == ["Open both."])
      #expect(try await thread.comments() == ["Open both."])
      #expect(thread.requests.first?.state == .asks)
      #expect(thread.requests.first?.reason == TextConflict.words)
    }
  }

  @Test func `two edits in a row are made in their order`() async throws {
    try await withThread { thread in
      try await thread.outbox.add(NewComment("1", on: thread.place))
      await thread.pass(2)
      let id = try #require(thread.viewModel.entries.last?.comment)
      try await thread.outbox.add(CommentEdit("2", of: id, from: "1", on: thread.place))
      try await thread.outbox.add(CommentEdit("3", of: id, from: "2", on: thread.place))
      let atOnce = thread.viewModel.entries.last?.text
      await thread.pass(2)
      await thread.pass(2)

      #expect(atOnce == "3")
      #expect(try await thread.comments() == ["3"] && thread.requests.isEmpty)
    }
  }

  @Test func `a deletion is held for five seconds, and a lost answer does not fail it`()
    async throws
  {
    try await withThread { thread in
      try await thread.outbox.add(NewComment("Open the valve.", on: thread.place))
      await thread.pass(2)
      let entry = try #require(thread.viewModel.entries.last)
      thread.fixture.sandbox.inject(SandboxFault(.loseResponse, method: "DELETE", count: 1))

      thread.viewModel.delete(entry)
      await thread.live.settled()
      await thread.pass(3)
      let held = try await thread.comments()
      await thread.pass(3)
      await thread.pass(61)
      await thread.pass(2)

      #expect(held == ["Open the valve."])
      #expect(try await thread.comments().isEmpty && thread.requests.isEmpty)
      #expect(thread.shown.isEmpty)
    }
  }

  @Test func `an edit while the comment is being sent is made after it`() async throws {
    try await withThread { thread in
      thread.fixture.sandbox.inject(SandboxFault(.loseResponse, method: "POST", count: 1))
      let id = try #require(try await thread.outbox.add(NewComment("1", on: thread.place)))
      await thread.live.services.viewerSource.atRest()
      let edit = CommentEdit("2", of: nil, creation: id, from: "1", on: thread.place)
      _ = try await thread.outbox.add(edit, needing: id, consuming: nil)
      let atOnce = thread.shown
      await thread.pass(61)
      await thread.pass(2)

      #expect(atOnce == ["2 [waiting]"])
      #expect(try await thread.comments() == ["2"] && thread.requests.isEmpty)
    }
  }

  @Test func `a comment that was not made takes the text of its edit, or ends with its deletion`()
    async throws
  {
    try await withThread { thread in
      thread.fixture.sandbox.inject(SandboxFault(.status(500), method: "POST", count: 10))
      let first = try #require(try await thread.outbox.add(NewComment("1", on: thread.place)))
      await thread.live.services.viewerSource.atRest()
      let edit = CommentEdit("2", of: nil, creation: first, from: "1", on: thread.place)
      _ = try await thread.outbox.add(edit, needing: first, consuming: nil)
      thread.fixture.sandbox.clearFaults()
      await thread.pass(61)
      await thread.pass(2)

      #expect(try await thread.comments() == ["2"] && thread.requests.isEmpty)
    }
  }

  @Test func `a reaction is loaded, added and removed again`() async throws {
    try await withThread { thread in
      try await thread.outbox.add(NewComment("Open the valve.", on: thread.place))
      await thread.pass(2)
      let entry = try #require(thread.viewModel.entries.last)

      await thread.viewModel.react(.heart, to: entry)
      let atOnce = thread.viewModel.entries.last?.reactions
      await thread.pass(2)
      let confirmed = thread.viewModel.entries.last?.reactions
      await thread.viewModel.react(.heart, to: entry)
      await thread.pass(2)

      let own = [ThreadEntry.Reaction(content: .heart, count: 1, isOwn: true)]
      #expect(atOnce == own && confirmed == own)
      #expect(thread.viewModel.entries.last?.reactions == [])
    }
  }

  @Test func `a reaction to the issue is counted when the server has confirmed it`() async throws {
    try await withThread { thread in
      let issue = try #require(thread.viewModel.entries.first)

      await thread.viewModel.react(.rocket, to: issue)
      await thread.pass(2)

      let own = [ThreadEntry.Reaction(content: .rocket, count: 1, isOwn: true)]
      #expect(thread.requests.isEmpty && thread.viewModel.entries.first?.reactions == own)
    }
  }

  @Test func `a subscription is loaded, ended and begun again`() async throws {
    try await withThread { thread in
      @MainActor func action() -> String? {
        thread.viewModel.actions.first { $0.id == "subscribe" }?.title
      }
      let unknown = action()

      await thread.viewModel.changeSubscription(shownAs: nil)
      let known = action()
      await thread.viewModel.changeSubscription(shownAs: true)
      let atOnce = action()
      await thread.pass(2)
      let ended = try await thread.isSubscribed()
      await thread.viewModel.changeSubscription(shownAs: false)
      await thread.pass(2)

      let begun = try await thread.isSubscribed()

      // Who opens an issue is subscribed to it.
      #expect([unknown, known, atOnce] == ["Check If Subscribed", "Unsubscribe", "Subscribe"])
      #expect(!ended && begun && thread.requests.isEmpty)
      #expect(thread.live.services.notice?.text == "Subscribed to ada/engine#1.")
    }
  }

  @Test func `a comment subscribes its author, so that the state is read again`()
    async throws
  {
    try await withThread { thread in
      let flag = GitHub.ViewerFlag.subscription(to: thread.place)
      await thread.viewModel.changeSubscription(shownAs: nil)
      await thread.viewModel.changeSubscription(shownAs: true)
      await thread.pass(2)
      let ended = thread.live.services.viewerState.isSet(flag)

      try await thread.outbox.add(NewComment("Again", on: thread.place))
      await thread.pass(2)
      let after = thread.live.services.viewerState.isSet(flag)
      await thread.viewModel.changeSubscription(shownAs: after)

      #expect(ended == false && after == nil)
      #expect(thread.live.services.viewerState.isSet(flag) == true)
    }
  }

  @Test func `a subscription whose answer is lost is asked for again`() async throws {
    try await withThread { thread in
      await thread.viewModel.changeSubscription(shownAs: nil)
      let lost = SandboxFault(.cutBody(after: 20), pathPrefix: "/graphql", count: 1)
      thread.fixture.sandbox.inject(lost)

      await thread.viewModel.changeSubscription(shownAs: true)
      await thread.live.services.viewerSource.atRest()
      let doubtful = thread.requests.map(\.state)
      await thread.pass(61)
      await thread.pass(2)

      #expect(doubtful == [.doubt] && thread.requests.isEmpty)
      let isSubscribed = try await thread.isSubscribed()
      #expect(!isSubscribed)
    }
  }

  @Test func `a comment that has waited for a day asks the user`() async throws {
    try await withThread { thread in
      thread.fixture.sandbox.inject(
        SandboxFault(.secondaryLimit(retryAfter: 90_000), method: "POST", count: 1)
      )
      try await thread.outbox.add(NewComment("Open the valve.", on: thread.place))
      await thread.live.services.viewerSource.atRest()

      await thread.pass(90_000)
      await thread.pass(2)
      let asked = thread.requests.first?.state
      if let row = thread.requests.first { try await thread.outbox.sendAgain(row) }
      await thread.pass(2)

      #expect(asked == .asks)
      #expect(try await thread.comments() == ["Open the valve."])
    }
  }

  @Test func `a comment that was being sent when the program was killed is looked for`()
    async throws
  {
    try await withThread { thread in
      let live = thread.live
      let folder = thread.fixture.folders.data.appendingPathComponent("accounts")
      let store = try AccountStore(folder: folder, host: thread.fixture.host.name, login: "ada")
      var lock = try store.lockSender()
      try await thread.outbox.add(NewComment("Open the valve.", on: thread.place))
      let row = try #require(try await store.requests().first)
      // Another program has sent it, and was killed before it knew.
      _ = try await store.begin(row, highest: 0)
      _ = try await live.services.gitHub.send(
        .newComment("Open the valve.", onIssue: thread.place.number, of: thread.place.repository)
      )
      #expect(lock != nil)
      lock = nil
      try store.close()

      await thread.pass(2)
      await thread.pass(61)
      await thread.pass(2)

      #expect(try await thread.comments() == ["Open the valve."])
      #expect(thread.requests.isEmpty, "\(thread.fixture.reports)")
    }
  }

  @Test func `a draft survives the end of the program, and is sent once`() async throws {
    try await withLiveFixture { fixture in
      let first = try await fixture.startLoggedIn(scheduler: TestScheduler())
      let place = GitHub.IssuePlace(GitHub.RepositoryID(rawValue: 1), engine, 1)
      let draft = DraftPlace(place).text
      let contents = Draft.Contents(place: draft, text: "Half a sen")
      let reference = try await first.services.outbox.save(contents, as: nil)
      await first.end()

      let second = try await fixture.start(scheduler: TestScheduler())
      let found = second.services.draft(for: draft)
      let outbox = second.services.outbox
      let comment = NewComment("Half a sen", on: place)
      let sent = try await outbox.add(comment, needing: nil, consuming: reference)
      let again = try await outbox.add(comment, needing: nil, consuming: reference)

      #expect(found?.contents == contents && sent != nil && again == nil)
    }
  }
}
