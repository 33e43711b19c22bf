import BinderyTesting
import GitHubAPI
import GitHubEndpoints
import GitHubSandbox
import GitHubValues
import OctavoLive
import Testing

@testable import OctavoViewModels

/// The way of a new issue to the server, with everything that may happen on it.
@Suite(.timeLimit(.minutes(20)))
struct NewIssueRequestTests {
  private func new(_ title: String, _ body: String = "", on thread: ThreadFixture) -> NewIssue {
    NewIssue(
      IssueDraft(title: title, body: body),
      in: thread.place.repository,
      thread.place.name
    )
  }

  /// The titles of the issues that the server has, oldest first.
  private func titles(_ thread: ThreadFixture) async throws -> [String] {
    let endpoint = Endpoint.issues(of: thread.place.repository, state: .all)
    return try await thread.live.services.gitHub.send(endpoint).items.map(\.title).reversed()
  }

  @Test func `an issue is written offline, and its page is opened when the server has it`()
    async throws
  {
    try await withThread { thread in
      thread.fixture.sandbox.inject(SandboxFault(.reset, method: "POST", count: 1))
      let services = thread.live.services
      services.navigation.resetRoot(.home, isForced: true)
      services.navigation.push(.newIssue(thread.place.name))
      await services.viewerSource.atRest()
      let screen = try #require(thread.live.router.top?.viewModel as? NewIssueViewModel)
      screen.page?.title = "Water"
      screen.page?.composer.text = "Too cold"
      try await screen.page?.sendCommand()
      await services.viewerSource.atRest()
      let waiting = services.navigation.path.targets.last
      await thread.pass(70)
      await settle()

      #expect(waiting == .newIssue(thread.place.name, NewIssueForm(request: 1)))
      #expect(try await titles(thread) == ["Steam", "Water"] && thread.requests.isEmpty)
      #expect(services.navigation.path.targets.last == .issue(thread.place.name, 2))
    }
  }

  @Test(arguments: [SandboxFault.Effect.loseResponse, .replaceResponse(502)])
  func `an answer that is lost does not make a second issue`(_ fault: SandboxFault.Effect)
    async throws
  {
    try await withThread { thread in
      thread.fixture.sandbox.inject(SandboxFault(fault, method: "POST", count: 1))
      try await thread.outbox.add(new("Water", on: thread))
      await thread.live.services.viewerSource.atRest()
      let state = thread.requests.first?.state
      await thread.pass(61)

      #expect(state == .doubt && thread.requests.isEmpty)
      #expect(try await titles(thread) == ["Steam", "Water"])
    }
  }

  @Test func `two equal issues are two, also if the answer of the first is lost`() async throws {
    try await withThread { thread in
      thread.fixture.sandbox.inject(SandboxFault(.loseResponse, method: "POST", count: 1))
      try await thread.outbox.add(new("Water", on: thread))
      try await thread.outbox.add(new("Water", on: thread))
      for _ in 0..<3 { await thread.pass(61) }

      #expect(try await titles(thread) == ["Steam", "Water", "Water"])
      #expect(thread.requests.isEmpty)
    }
  }

  @Test func `an issue whose request was lost before it arrived is sent again`() async throws {
    try await withThread { thread in
      thread.fixture.sandbox.inject(SandboxFault(.status(502), method: "POST", count: 1))
      try await thread.outbox.add(new("Water", on: thread))
      await thread.live.services.viewerSource.atRest()
      let state = thread.requests.first?.state
      await thread.pass(61)
      await thread.pass(2)

      #expect(state == .doubt && thread.requests.isEmpty)
      #expect(try await titles(thread) == ["Steam", "Water"])
    }
  }

  @Test func `an issue that was moved before it was looked for is not made a second time`()
    async throws
  {
    try await withThread(repositories: ["engine", "tools"]) { thread in
      thread.fixture.sandbox.inject(SandboxFault(.loseResponse, method: "POST", count: 1))
      try await thread.outbox.add(new("Water", "Too cold", on: thread))
      await thread.live.services.viewerSource.atRest()
      let tools = GitHub.RepositoryName(owner: "ada", name: "tools")
      try await thread.elsewhere { api in
        let node = try await api.send(.issue(2, of: thread.place.repository)).requiredNodeID
        let target = try await api.send(.node(ofRepository: tools))
        _ = try await api.send(.transfer(issueNode: node, toNode: target))
      }
      await thread.pass(61)
      await thread.pass(2)

      let moved = try await thread.live.services.gitHub.send(.issues(of: tools)).items
      #expect(thread.requests.isEmpty)
      #expect(try await titles(thread) == ["Steam"] && moved.map(\.title) == ["Water"])
    }
  }

  @Test func `the number of an issue that was moved is not that of a later one`() async throws {
    try await withThread(repositories: ["engine", "tools"]) { thread in
      thread.fixture.sandbox.inject(SandboxFault(.loseResponse, method: "POST", count: 1))
      try await thread.outbox.add(new("Water", "Too cold", on: thread))
      await thread.live.services.viewerSource.atRest()
      let tools = GitHub.RepositoryName(owner: "ada", name: "tools")
      let later = try await thread.elsewhere { api in
        let node = try await api.send(.issue(2, of: thread.place.repository)).requiredNodeID
        let target = try await api.send(.node(ofRepository: tools))
        _ = try await api.send(.transfer(issueNode: node, toNode: target))
        return try await api.send(.newIssue(title: "Ice", in: thread.place.repository))
      }
      await thread.pass(61)
      await thread.pass(2)

      #expect(later.number == 3 && thread.requests.isEmpty)
      #expect(try await titles(thread) == ["Steam", "Ice"])
    }
  }

  @Test func `an issue that was renamed since asks the user`() async throws {
    try await withThread { thread in
      thread.fixture.sandbox.inject(SandboxFault(.loseResponse, method: "POST", count: 1))
      try await thread.outbox.add(new("Water", "Too cold", on: thread))
      await thread.live.services.viewerSource.atRest()
      try await thread.elsewhere { api in
        let change = GitHub.IssueChange(title: "Ice")
        _ = try await api.send(.change(change, ofIssue: 2, of: thread.place.repository))
      }
      await thread.pass(61)

      #expect(thread.requests.map(\.state) == [.asks])
      #expect(try await titles(thread) == ["Steam", "Ice"])
    }
  }

  @Test func `members that the server leaves out are named`() async throws {
    try await withThread { thread in
      var draft = IssueDraft(title: "Water")
      draft.labels = [GitHub.Label(name: "wet")]
      let answer = "{\"id\": 99, \"number\": 7, \"title\": \"Water\"}"
      thread.fixture.sandbox.inject(
        SandboxFault(.status(201, body: answer), method: "POST", count: 1)
      )
      try await thread.outbox.add(
        NewIssue(draft, in: thread.place.repository, thread.place.name)
      )
      await thread.pass(2)

      #expect(thread.requests.isEmpty)
      #expect(
        thread.live.services.notice?.text
          == "GitHub opened ada/engine#7 without the label wet."
      )
    }
  }
}
