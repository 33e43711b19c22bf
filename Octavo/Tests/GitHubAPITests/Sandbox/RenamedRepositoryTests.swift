import GitHubAPI
import GitHubSandbox
import GitHubValues
import Testing

@testable import GitHubEndpoints

/// Reads and writes under the former name of a repository, over real connections.
struct RenamedRepositoryTests {
  private let engine = TestWorld.engine

  /// Renames the repository, as its page would.
  private func rename(_ api: GitHubAPI, to name: String) async throws {
    let request = GitHub.Request.write(.patch, engine.path, json: ["name": name])
    try await api.send(Endpoint<Void>.action(request))
  }

  @Test func `reads of every kind follow the redirect`() async throws {
    try await withSandbox { api, sandbox in
      try await rename(api, to: "motor")

      let repository = try await api.send(.repository(engine))
      let commits = try await api.pages(of: .commits(of: engine)).items()
      let tree = try await api.send(.tree("main", of: engine))
      let file = try await api.send(.file(at: "src/main.swift", in: engine))
      let runs = try await api.pages(of: .workflowRuns(of: engine)).items()
      let license = try await api.send(.license(of: engine))

      #expect(repository.fullName == GitHub.RepositoryName(owner: "ada", name: "motor"))
      #expect(commits.count == 2)
      #expect(!tree.entries.isEmpty)
      #expect(file.text == "print(1)\n")
      #expect(runs == [])
      #expect(license == nil)
      let id = GitHub.RepositoryID(rawValue: repository.id)
      #expect(sandbox.requests.map(\.path).contains("/repositories/\(id.rawValue)"))
      #expect(try await api.send(.repository(id)) == repository)
    }
  }

  @Test func `no write follows the redirect, and its error names it`() async throws {
    try await withSandbox { api, sandbox in
      let issue = try await api.send(.newIssue(title: "Fog", in: engine))
      let id = GitHub.RepositoryID(rawValue: try await api.send(.repository(engine)).id)
      try await rename(api, to: "motor")
      let before = sandbox.requests.count

      let errors = [
        await failure { try await api.send(.newComment("Hi", onIssue: issue.number, of: engine)) },
        await failure { try await api.send(.setStarred(true, engine)) },
        await failure { try await api.send(.subscribe(to: engine)) },
        await failure {
          try await api.send(.addLabels(["bug"], toIssue: issue.number, of: engine))
        },
      ]

      #expect(errors.map(\.?.reason) == Array(repeating: .redirect, count: errors.count))
      #expect(errors.allSatisfy { $0?.end == .answered(status: 307) })
      #expect(sandbox.requests.count == before + errors.count)
      #expect(try await api.pages(of: .comments(onIssue: issue.number, of: id)).items() == [])
      // Under its id it is reached.
      _ = try await api.send(.newComment("Hi", onIssue: issue.number, of: id))
    }
  }

  @Test func `the timeline of an issue, its events and those of all`() async throws {
    try await withSandbox { api, _ in
      let issue = try await api.send(.newIssue(title: "Fog", labels: ["bug"], in: engine))
      _ = try await api.send(.newComment("See #1", onIssue: issue.number, of: engine))
      let other = try await api.send(.newIssue(title: "Rain", body: "Like #1", in: engine))
      _ = try await api.send(.change(.init(title: "Mist"), ofIssue: issue.number, of: engine))

      let timeline = try await api.pages(of: .timeline(ofIssue: issue.number, of: engine)).items()
      let events = try await api.pages(of: .events(ofIssue: issue.number, of: engine)).items()
      let all = try await api.pages(of: .issueEvents(in: engine)).items()

      let kinds = timeline.map(\.kind)
      #expect(kinds.contains(.commented) && kinds.contains(.renamed))
      #expect(timeline.contains { $0.detail == .rename(from: "Fog", to: "Mist") })
      #expect(
        timeline.contains {
          if case .reference(let source) = $0.detail { source.id == other.id } else { false }
        }
      )
      #expect(Set(timeline.map(\.id)).count == timeline.count)
      #expect(timeline.allSatisfy { $0.actor?.login == "ada" && $0.createdAt != nil })
      #expect(!events.contains { $0.kind == .commented })
      #expect(all.contains { $0.issue?.number == issue.number })
    }
  }

  @Test func `the account's own data, a release and a search of commits`() async throws {
    try await withSandbox { api, _ in
      let emails = try await api.pages(of: .ownEmailAddresses).items()
      let keys = try await api.pages(of: .keys(of: "ada")).items()
      let emojis = try await api.send(.emojis)
      let found = try await api.pages(of: .commitResults(for: "body author:ada")).items()
      let release = await failure { try await api.send(.release(7, of: engine)) }
      let reference = try await api.send(.gitReference("heads/feature/deep/try", of: engine))

      #expect(emails.map(\.address) == ["ada@example.com"])
      #expect(keys == [])
      #expect(emojis.contains { $0.name == "heart" && $0.character == "❤️" })
      #expect(emojis.allSatisfy { $0.character?.count == 1 })
      #expect(found.map(\.item.commit.subject) == ["Go on"])
      #expect(found.first?.item.repository == engine)
      #expect(found.first?.matches.first?.property == "message")
      #expect(release?.reason == .notFound)
      #expect(reference.fullName == "refs/heads/feature/deep/try")
    }
  }
}
