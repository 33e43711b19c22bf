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

/// Several programs on one store, and a program that is stopped or ends.
@Suite(.timeLimit(.minutes(20)))
struct ProgramTests {
  @Test func `a comment of another program is shown without a key`() async throws {
    try await withThread { thread in
      thread.fixture.sandbox.inject(
        SandboxFault(.secondaryLimit(retryAfter: 600), method: "POST", count: 1)
      )
      let other = try await thread.fixture.start(scheduler: TestScheduler())
      let seen = thread.viewModel.$entries.producer.filter { $0.count == 2 }

      try await other.services.outbox.add(NewComment("From the window", on: thread.place))
      // The log of the database is looked at a fifth of a second after it was written.
      let ticks = Task {
        while !Task.isCancelled {
          thread.scheduler.advance(by: .seconds(0.2))
          await Task.yield()
        }
      }
      _ = await seen.first()
      ticks.cancel()

      #expect(thread.shown.first?.hasPrefix("From the window") == true)
    }
  }

  @Test func `of two programs one notifies the user of a new thread`() async throws {
    try await withInbox { thread, inbox in
      var sent: [InboxNews] = []
      // The first list of an account sends no notification.
      try await inbox.list.refreshCommand()
      let other = try await thread.fixture.start(scheduler: TestScheduler())
      let programs = [thread.live.services, other.services]
      for services in programs {
        services.notify = { sent.append($0) }
        services.preferences[Settings.notifiesNews] = true
      }
      let notifiers = programs.map { InboxNotifier($0) }

      let refreshes = programs.map { services in
        Task.immediate { try await services.sync.refresh(.inbox) }
      }
      for refresh in refreshes { try await refresh.value }
      for services in programs { await services.viewerSource.atRest() }
      try await inbox.list.refreshCommand()
      await thread.live.settled()
      await other.settled()

      #expect(sent.map(\.title) == ["Steam"])
      withExtendedLifetime(notifiers) {}
    }
  }

  @Test func `a text that is sent in two programs is sent once`() async throws {
    try await withThread { thread in
      let other = try await thread.fixture.start(scheduler: thread.scheduler)
      let contents = Draft.Contents(place: DraftPlace(thread.place).text, text: "Once")
      let draft = try await thread.outbox.save(contents, as: nil)
      let comment = NewComment("Once", on: thread.place)

      let ids = [
        try await thread.outbox.add(comment, needing: nil, consuming: draft),
        try await other.services.outbox.add(comment, needing: nil, consuming: draft),
      ]
      // Either of the two may be the one that sends.
      for _ in 0..<3 {
        await thread.pass(2)
        await other.services.viewerSource.atRest()
      }
      let comments = try await thread.comments()

      #expect(ids[0] != nil && ids[1] == nil)
      #expect(comments == ["Once"])
    }
  }

  @Test func `a program that is stopped lets another one send`() async throws {
    try await withThread { thread in
      let folder = thread.fixture.folders.data.appendingPathComponent("accounts")
      let other = try AccountStore(folder: folder, host: thread.fixture.host.name, login: "ada")
      thread.fixture.sandbox.inject(SandboxFault(.hold, method: "POST", count: 1))
      try await thread.outbox.add(NewComment("Slow", on: thread.place))
      await thread.fixture.sandbox.waitForHeldRequests()
      let during = try other.lockSender()

      let suspension = Task { await thread.live.suspend() }
      await settle()
      thread.scheduler.advance(by: .seconds(1))
      await suspension.value
      let after = try other.lockSender()
      let state = try await other.requests().map(\.state)

      #expect(during == nil && after != nil && state == [.sent])
      withExtendedLifetime(after) {}
      try other.close()
    }
  }

  @Test func `a program that is stopped sends nothing when a draft is stored, and goes on later`()
    async throws
  {
    try await withThread { thread in
      await thread.live.suspend()
      try await thread.outbox.add(NewComment("Later", on: thread.place))
      _ = try await thread.outbox.save(
        Draft.Contents(place: DraftPlace(thread.place).text, text: "Half"),
        as: nil
      )
      await thread.pass(2)
      let during = thread.requests.map(\.state)

      thread.live.resume()
      await thread.pass(2)

      #expect(during == [.waiting])
      #expect(try await thread.comments() == ["Later"] && thread.requests.isEmpty)
    }
  }

  @Test func `a deletion that is held is made before the program ends`() async throws {
    try await withThread { thread in
      try await thread.outbox.add(NewComment("Open the valve.", on: thread.place))
      await thread.pass(2)
      let comment = try #require(thread.viewModel.entries.last?.comment)
      try await thread.outbox.add(CommentDeletion(of: comment, "Open the valve.", on: thread.place))
      let held = thread.requests.map(\.state)

      await thread.live.finish()

      #expect(held == [.held])
      #expect(try await thread.comments().isEmpty && thread.requests.isEmpty)
      #expect(thread.live.services.farewell == nil)
    }
  }

  @Test func `a program that only reads sends nothing, and its end leaves what waits as it is`()
    async throws
  {
    try await withThread { thread in
      thread.fixture.sandbox.inject(
        SandboxFault(.secondaryLimit(retryAfter: 60), method: "POST", count: 1)
      )
      try await thread.outbox.add(NewComment("Later", on: thread.place))
      await thread.live.services.viewerSource.atRest()
      await thread.live.end()
      thread.fixture.sendsRequests = false

      let reader = try await thread.fixture.start(scheduler: thread.scheduler)
      thread.fixture.pass(120, thread.scheduler)
      await reader.services.viewerSource.atRest()
      var rows: [OutboxRow] = []
      reader.services.outbox.requests(on: nil).startWithValues { rows = $0 }.dispose()
      await reader.finish()
      let endpoint = Endpoint.comments(onIssue: thread.place.number, of: thread.place.repository)

      #expect(rows.map(\.state) == [.waiting])
      #expect(try await reader.services.gitHub.send(endpoint).items.isEmpty)
    }
  }

  @Test func `a program without a server ends after three seconds, and says what stays`()
    async throws
  {
    try await withThread { thread in
      thread.fixture.sandbox.inject(SandboxFault(.hold, method: "POST", count: 1))
      try await thread.outbox.add(NewComment("Slow", on: thread.place))
      await thread.fixture.sandbox.waitForHeldRequests()

      let end = Task { await thread.live.finish() }
      await settle()
      thread.scheduler.advance(by: .seconds(3))
      await end.value

      #expect(thread.live.services.farewell?.hasPrefix("1 text or request is not sent.") == true)
    }
  }
}
