import BinderyTesting
import GitHubAPI
import GitHubEndpoints
import GitHubSandbox
import GitHubValues
import OctavoLive
import Testing

@testable import OctavoViewModels

/// The way of a branch for an issue to the server, with everything that may happen on it.
@Suite(.timeLimit(.minutes(20)))
struct NewBranchTests {
  private func branches(_ thread: ThreadFixture) async throws -> [String] {
    let endpoint = Endpoint.branches(of: thread.place.repository)
    return try await thread.live.services.gitHub.send(endpoint).items.map(\.name)
  }

  private func facts(_ thread: ThreadFixture) async throws -> [String]? {
    let endpoint = Endpoint.facts(ofIssue: thread.place.number, of: thread.place.name)
    return try await thread.live.services.gitHub.send(endpoint).branches
  }

  @Test func `a branch begins at the head of the default branch, and the page names it`()
    async throws
  {
    try await withThread { thread in
      try await thread.outbox.add(NewBranch("1-steam", of: thread.place))
      await thread.pass(2)
      let gitHub = thread.live.services.gitHub
      let (main, made) = (
        try await gitHub.send(.gitReference("heads/main", of: thread.place.repository)),
        try await gitHub.send(.gitReference("heads/1-steam", of: thread.place.repository))
      )
      try await thread.viewModel.refreshCommand()
      await thread.live.settled()
      await settle()

      #expect(made.sha == main.sha && thread.requests.isEmpty)
      #expect(try await branches(thread) == ["1-steam", "main"])
      #expect(thread.viewModel.entries.contains { $0.text == "Branch 1-steam" })
      let commits = Endpoint.commits(of: thread.place.name, at: "1-steam")
      #expect(try await gitHub.send(commits).items.first?.sha == main.sha)
    }
  }

  @Test(arguments: [SandboxFault.Effect.loseResponse, .replaceResponse(502)])
  func `a branch whose answer is lost is found, and is not made twice`(
    _ fault: SandboxFault.Effect
  ) async throws {
    try await withThread { thread in
      // The node of the issue is read by REST, so this is the mutation.
      thread.fixture.sandbox.inject(
        SandboxFault(fault, method: "POST", pathPrefix: "/graphql", count: 1)
      )
      try await thread.outbox.add(NewBranch("1-steam", of: thread.place))
      await thread.live.services.viewerSource.atRest()
      let state = thread.requests.first?.state
      await thread.pass(61)
      await thread.pass(2)

      #expect(state == .doubt && thread.requests.isEmpty)
      #expect(try await facts(thread) == ["1-steam"])
    }
  }

  @Test func `a branch whose answer is lost is found among more than one page of branches`()
    async throws
  {
    try await withThread { thread in
      let gitHub = thread.live.services.gitHub
      let place = thread.place
      let head = try await gitHub.send(.gitReference("heads/main", of: place.repository))
      let node = try await gitHub.send(.issue(place.number, of: place.repository)).requiredNodeID
      for number in 0..<101 {
        _ = try await gitHub.send(.newBranch("1-a\(number)", at: head.sha, ofIssueNode: node))
      }
      thread.fixture.sandbox.inject(
        SandboxFault(.loseResponse, method: "POST", pathPrefix: "/graphql", count: 1)
      )
      try await thread.outbox.add(NewBranch("1-steam", of: place))
      await thread.live.services.viewerSource.atRest()
      await thread.pass(61)
      await thread.pass(2)

      #expect(thread.requests.isEmpty)
    }
  }

  @Test(arguments: [SandboxFault.Effect.graphQLNull, .graphQLError(type: "FORBIDDEN")])
  func `an answer without the branch is a refusal`(_ fault: SandboxFault.Effect) async throws {
    try await withThread { thread in
      thread.fixture.sandbox.inject(SandboxFault(fault, pathPrefix: "/graphql", count: 1))
      try await thread.outbox.add(NewBranch("1-steam", of: thread.place))
      await thread.pass(2)

      #expect(thread.requests.map(\.state) == [.refused])
      #expect(try await facts(thread) == [])
    }
  }

  @Test func `a name that another branch has is refused with a sentence`() async throws {
    try await withThread { thread in
      try await thread.outbox.add(NewBranch("main", of: thread.place))
      await thread.pass(2)

      let row = try #require(thread.requests.first)
      #expect(row.state == .refused)
      #expect(row.reason == "ada/engine has another branch named main.")
    }
  }

  @Test func `the action asks for a name, and only for one that git has`() async throws {
    try await withThread { thread in
      var questions: [InputQuestion] = []
      var answers = ["a b", "1-hot"]
      let token = thread.live.services.questions.answer { question in
        questions.append(question)
        return answers.removeFirst()
      }
      thread.viewModel.actions.action("branch.new")?.perform()
      await thread.live.settled()
      await settle()
      await thread.pass(2)
      token.dispose()
      let made = try await facts(thread)

      #expect(questions.map(\.suggestion) == ["1-steam", "a b"])
      #expect(questions.last?.prompt.contains("no spaces") == true)
      #expect(made == ["1-hot"])
    }
  }

  @Test(arguments: [
    ("Steam", "1-steam"), ("It's “too” hot!", "1-its-too-hot"),
    ("Größe ÆØ Łódź", "1-grosse-aeo-lodz"),
    ("日本語", "1"), ("../../etc\u{0}\u{1B}[31m", "1-etc-31m"), ("  ", "1"),
    (String(repeating: "word ", count: 30), "1" + String(repeating: "-word", count: 11)),
  ])
  func `a suggested name has words of ASCII, and is a name for git`(
    _ title: String,
    _ name: String
  ) {
    #expect(BranchName.suggestion(for: title, number: 1) == name)
    #expect(BranchName.problem(of: name) == nil)
  }

  @Test(arguments: [
    "", "a b", "a~", "a..b", "a@{b", "/a", "a/", "a//b", ".a", "a/.b", "a.lock", "a.", "-a", "@",
    "HEAD", "a\u{7F}", String(repeating: "é", count: 123),
  ])
  func `a name that git does not have is no name`(_ name: String) {
    #expect(BranchName.problem(of: name) != nil)
  }
}
