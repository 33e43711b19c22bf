import BinderyTesting
import GitHubAPI
import GitHubEndpoints
import GitHubSandbox
import GitHubValues
import OctavoLive
import Testing

@testable import OctavoViewModels

/// Texts that refer to an issue before it has a number.
@Suite(.timeLimit(.minutes(20)))
struct UnsentReferenceTests {
  private func new(_ title: String, _ body: String = "", on thread: ThreadFixture) -> NewIssue {
    let draft = IssueDraft(title: title, body: body)
    return NewIssue(draft, in: thread.place.repository, thread.place.name)
  }

  /// Adds an issue that the server does not get yet, and returns the reference to it.
  private func unsent(_ title: String, on thread: ThreadFixture) async throws -> UnsentReference {
    thread.fixture.sandbox.inject(
      SandboxFault(.secondaryLimit(retryAfter: 60), method: "POST", count: 1)
    )
    let id = try await thread.outbox.add(new(title, on: thread))
    await thread.live.services.viewerSource.atRest()
    return UnsentReference(try #require(thread.requests.first { $0.id == id }))
  }

  private func issues(_ thread: ThreadFixture) async throws -> [String] {
    let endpoint = Endpoint.issues(of: thread.place.repository, state: .all)
    return try await thread.live.services.gitHub.send(endpoint).items.map {
      "\($0.title): \($0.body)"
    }
    .reversed()
  }

  private func drafts(_ outbox: any Outbox) -> [Draft] {
    var found: [Draft] = []
    outbox.drafts.startWithValues { found = $0 }.dispose()
    return found
  }

  @Test func `a comment, an issue and a draft get the number of the issue to which they refer`()
    async throws
  {
    try await withThread { thread in
      let reference = try await unsent("Water", on: thread)
      let comment = NewComment("See \(reference.text).", on: thread.place)
      try await thread.outbox.add(comment)
      try await thread.outbox.add(new("Ice", "As ada/engine\(reference.text)", on: thread))
      let text = "é \(reference.text) b"
      let end = text.utf8.count
      let draft = try await thread.outbox.save(
        Draft.Contents(place: "x", text: text, selection: end - 1..<end),
        as: nil
      )
      let before = thread.requests.map(\.state)
      await thread.pass(62)
      for _ in 0..<4 { await thread.pass(1.01) }

      #expect(before == [.waiting, .waiting, .waiting] && thread.requests.isEmpty)
      #expect(try await thread.comments() == ["See #2."])
      #expect(
        try await issues(thread) == ["Steam: Too hot", "Water: ", "Ice: As ada/engine#2"]
      )
      // A field that is open stores its text as the next revision.
      let left = try #require(drafts(thread.outbox).first)
      #expect(left.reference == draft && left.contents.text == "é #2 b")
      #expect(left.contents.selection == 6..<7)
    }
  }

  @Test func `a text waits also after a new start, and one that is stored later has the number`()
    async throws
  {
    try await withThread { thread in
      let reference = try await unsent("Water", on: thread)
      try await thread.outbox.add(NewComment("See \(reference.text)", on: thread.place))
      await thread.live.end()
      let again = try await thread.fixture.start(scheduler: thread.scheduler)
      for seconds in [62, 1.01, 1.01] {
        await again.services.viewerSource.atRest()
        thread.fixture.pass(seconds, thread.scheduler)
        await again.services.viewerSource.atRest()
      }
      let late = NewComment("And \(reference.text)", on: thread.place)
      try await again.services.outbox.add(late)
      for _ in 0..<2 {
        thread.fixture.pass(1.01, thread.scheduler)
        await again.services.viewerSource.atRest()
      }

      let texts = try await thread.elsewhere { api in
        let endpoint = Endpoint.comments(onIssue: 1, of: thread.place.repository)
        return try await api.send(endpoint).items.map(\.body)
      }
      #expect(texts == ["See #2", "And #2"])
    }
  }

  @Test func `texts are drafts when the issue is discarded, and are sent when it is written again`()
    async throws
  {
    try await withThread { thread in
      let reference = try await unsent("Water", on: thread)
      let id = try #require(
        try await thread.outbox.add(NewComment("See \(reference.text)", on: thread.place))
      )
      let edit = CommentEdit("Look", of: nil, creation: id, from: "See", on: thread.place)
      _ = try await thread.outbox.add(edit, needing: id, consuming: nil)
      try await thread.outbox.discard(try #require(thread.requests.first), keepsText: true)
      let texts = drafts(thread.outbox).map(\.contents.text)
      let lost = try await thread.outbox.add(NewComment("See \(reference.text)", on: thread.place))
      let asked = thread.requests.map(\.state)

      let draft = try #require(texts.first.flatMap { IssueDraft(text: $0) })
      try await thread.outbox.add(
        NewIssue(draft, in: thread.place.repository, thread.place.name)
      )
      try await thread.outbox.sendAgain(try #require(thread.requests.first { $0.id == lost }))
      await thread.pass(62)
      for _ in 0..<3 { await thread.pass(1.01) }

      #expect(texts.count == 3 && texts.dropFirst() == ["See \(reference.text)", "Look"])
      #expect(asked == [.asks] && draft.reference == reference.name)
      #expect(try await thread.comments() == ["See #2"] && thread.requests.isEmpty)
    }
  }

  @Test func `texts wait while the issue is refused, and other requests of their subject do not`()
    async throws
  {
    try await withThread { thread in
      let reference = try await unsent("Water", on: thread)
      thread.fixture.sandbox.inject(SandboxFault(.status(422), method: "POST", count: 1))
      try await thread.outbox.add(NewComment("See \(reference.text)", on: thread.place))
      await thread.pass(62)
      try await thread.outbox.add(NewComment("Meanwhile", on: thread.place))
      for _ in 0..<2 { await thread.pass(1.01) }
      let states = thread.requests.map(\.state)
      let early = try await thread.comments()
      try await thread.outbox.sendAgain(try #require(thread.requests.first))
      for _ in 0..<3 { await thread.pass(1.01) }

      #expect(states == [.refused, .waiting] && early == ["Meanwhile"])
      #expect(try await thread.comments() == ["Meanwhile", "See #2"])
      #expect(thread.requests.isEmpty)
    }
  }

  @Test func `a reference of another account is no reference, and the user is asked`()
    async throws
  {
    try await withThread(accounts: [LiveFixture.grace]) { thread in
      let reference = try await unsent("Water", on: thread)
      let token = GitHub.Token(LiveFixture.grace.token)
      _ = try await thread.live.services.session.logIn(with: token)
      let outbox = thread.live.services.outbox
      try await outbox.add(NewComment("See ada/engine\(reference.text)", on: thread.place))
      await thread.pass(62)
      await thread.pass(2)

      #expect(outbox.login == "grace")
      let row = try #require(thread.requests.first)
      #expect(row.state == .asks && row.reason?.contains(reference.text) == true)
      #expect(try await thread.comments().isEmpty)
    }
  }
}
