import BinderyTesting
import GitHubAPI
import GitHubEndpoints
import GitHubSandbox
import GitHubValues
import OctavoLive
import Testing

@testable import OctavoViewModels

/// The status of an issue in a project, sent to a server that loses answers.
@Suite(.timeLimit(.minutes(20)))
struct IssueProjectRequestTests {
  private func lines(_ thread: ThreadFixture) -> [String] {
    thread.viewModel.entries.compactMap { entry in
      if case .fact = entry.subject { entry.text } else { nil }
    }
  }

  /// Makes a project with the issue, which the page then shows.
  private func item(_ thread: ThreadFixture) async throws -> GitHub.ProjectItem {
    try await thread.fixture.sandbox.makeProject(
      "Roadmap",
      withIssues: [1],
      of: "\(thread.place.name)"
    )
    thread.fixture.pass(61, thread.scheduler)
    try await thread.viewModel.timelineCommand()
    let found = try await thread.live.services.gitHub.send(
      .projectItems(ofIssue: 1, of: thread.place.name)
    )
    return try #require(found.items.first)
  }

  private func request(
    _ name: String?,
    _ item: GitHub.ProjectItem,
    _ thread: ThreadFixture
  ) throws -> IssueProjectRequest {
    let status = item.project.statuses.first { $0.name == name }
    let field = try #require(item.project.statusField)
    return IssueProjectRequest(status, of: item, field: field, on: thread.place)
  }

  private func setElsewhere(
    _ name: String,
    _ item: GitHub.ProjectItem,
    _ thread: ThreadFixture
  ) async throws {
    let request = try request(name, item, thread)
    try await thread.elsewhere { api in
      _ = try await api.send(
        .set(
          status: request.target,
          ofItem: item.id,
          field: request.field,
          inProject: request.project
        )
      )
    }
  }

  /// The status that the server has.
  private func status(_ thread: ThreadFixture) async throws -> String? {
    try await thread.live.services.gitHub
      .send(.projectItems(ofIssue: 1, of: thread.place.name)).items.first?.status?.name
  }

  @Test func `a status is shown at once, and set once though the answer is lost`() async throws {
    try await withThread { thread in
      let item = try await item(thread)
      let before = lines(thread)
      let offered = thread.viewModel.changes.first { $0.id == "project.status" }?.title
      thread.fixture.sandbox.inject(
        SandboxFault(.loseResponse, method: "POST", pathPrefix: "/graphql", count: 1)
      )
      try await thread.outbox.add(request("Done", item, thread))
      await thread.live.services.viewerSource.atRest()
      let atOnce = lines(thread)
      await thread.pass(61)
      await thread.pass(2)

      #expect(before == ["Project Roadmap: no status"] && offered == "Set Project Status…")
      #expect(atOnce == ["Project Roadmap: Done"] && thread.requests.isEmpty)
      #expect(lines(thread) == atOnce)
      #expect(try await status(thread) == "Done")
      try await thread.viewModel.timelineCommand()
      let events = thread.viewModel.entries.filter { $0.text.contains("changed the status of") }
      #expect(events.count == 1)
    }
  }

  @Test func `a status is removed again`() async throws {
    try await withThread { thread in
      var item = try await item(thread)
      try await thread.outbox.add(request("Todo", item, thread))
      await thread.pass(2)
      let set = lines(thread)
      item.status = item.project.statuses.first
      try await thread.outbox.add(request(nil, item, thread))
      await thread.pass(2)

      #expect(set == ["Project Roadmap: Todo"] && lines(thread) == ["Project Roadmap: no status"])
      #expect(thread.requests.isEmpty)
      #expect(try await status(thread) == nil)
    }
  }

  @Test func `a status that another account has changed meanwhile asks the user`() async throws {
    try await withThread { thread in
      let item = try await item(thread)
      thread.fixture.sandbox.inject(
        SandboxFault(.status(502), method: "POST", pathPrefix: "/graphql", count: 1)
      )
      try await thread.outbox.add(request("Done", item, thread))
      await thread.live.services.viewerSource.atRest()
      try await setElsewhere("In Progress", item, thread)
      await thread.pass(61)
      await thread.pass(2)
      let (states, asked) = (thread.requests.map(\.state), lines(thread))
      try await thread.outbox.sendAgain(try #require(thread.requests.first))
      await thread.pass(2)

      #expect(states == [.asks] && asked == ["Project Roadmap: In Progress"])
      #expect(thread.requests.isEmpty && lines(thread) == ["Project Roadmap: Done"])
      #expect(try await status(thread) == "Done")
    }
  }

  @Test func `an issue that has left the project asks, and the line goes`() async throws {
    try await withThread { thread in
      let item = try await item(thread)
      thread.fixture.sandbox.inject(
        SandboxFault(.status(502), method: "POST", pathPrefix: "/graphql", count: 1)
      )
      try await thread.outbox.add(request("Done", item, thread))
      await thread.live.services.viewerSource.atRest()
      try await thread.elsewhere { api in
        _ = try await api.send(.remove(item: item.id, fromProject: item.project.id))
      }
      await thread.pass(61)
      await thread.pass(2)
      try await thread.viewModel.timelineCommand()

      #expect(thread.requests.map(\.state) == [.asks] && lines(thread).isEmpty)
      #expect(thread.requests.first?.reason == "The issue is no longer in this project.")
    }
  }

  @Test func `a status that the project has no longer is refused with the server's reason`()
    async throws
  {
    try await withThread { thread in
      let item = try await item(thread)
      let field = try #require(item.project.statusField)
      let former = GitHub.ProjectStatus(id: "00000000", name: "Later")
      try await thread.outbox.add(
        IssueProjectRequest(former, of: item, field: field, on: thread.place)
      )
      await thread.pass(2)

      #expect(thread.requests.map(\.state) == [.refused])
      #expect(lines(thread) == ["Project Roadmap: no status"])
    }
  }

  @Test func `an issue leaves a project and is added again, once though answers are lost`()
    async throws
  {
    try await withThread { thread in
      let item = try await item(thread)
      thread.fixture.sandbox.inject(
        SandboxFault(.loseResponse, method: "POST", pathPrefix: "/graphql", count: 1, skip: 1)
      )
      try await thread.outbox.add(
        IssueProjectMembership(item.project, isSet: false, on: thread.place)
      )
      let removed = lines(thread)
      for _ in 1...2 { await thread.pass(61) }
      let left = try await status(thread)
      let ended = thread.requests.isEmpty
      try await thread.outbox.add(
        IssueProjectMembership(item.project, isSet: true, on: thread.place)
      )
      let added = lines(thread)
      await thread.pass(6)
      await thread.pass(2)

      #expect(removed.isEmpty && left == nil && ended)
      #expect(added == ["Project Roadmap: no status"] && lines(thread) == added)
      #expect(thread.requests.isEmpty)
      let found = try await thread.live.services.gitHub.send(
        .projectItems(ofIssue: 1, of: thread.place.name)
      )
      #expect(found.items.count == 1 && found.items.first?.id != item.id)
      #expect(thread.viewModel.changes.contains { $0.id == "project.status" })
    }
  }

  @Test func `a token without the scope reads the thread, and asks for no project`() async throws {
    try await withThread { thread in
      try await thread.fixture.sandbox.makeProject(
        "Roadmap",
        withIssues: [1],
        of: "\(thread.place.name)"
      )
      let narrow = SandboxFault(
        .graphQLError(type: "INSUFFICIENT_SCOPES"),
        method: "POST",
        pathPrefix: "/graphql",
        skip: 1
      )
      thread.fixture.sandbox.inject(narrow)
      thread.fixture.pass(601, thread.scheduler)
      try await thread.viewModel.refreshCommand()

      #expect(lines(thread).isEmpty && thread.viewModel.failure == nil)
      #expect(thread.viewModel.changes.contains { $0.id == "pin" })
    }
  }
}
