import Bindery
import Foundation
import GitFixture
import GitHubEndpoints
import GitHubSandbox
import GitHubValues
import OctavoLive
import Testing

@testable import OctavoViewModels

/// The requests that pull requests cost.
struct PullBudgetTests {
  private static let forge = TemplateRepository.forge

  /// Serves a repository with ten open pull requests, each with checks.
  private func withPulls(_ body: (LiveFixture) async throws -> Void) async throws {
    let repository = try TemplateRepository.make("forge", ["valve.txt": "open\n"])
    let branches = (0..<10).map { "valve-\($0)" }
    for branch in branches {
      let commit = try Git.run(
        ["commit-tree", "-p", "main", "-m", "Turn \(branch)", "main^{tree}"],
        in: repository,
        environment: [
          "GIT_AUTHOR_NAME": "Ada", "GIT_AUTHOR_EMAIL": "ada@example.com",
          "GIT_COMMITTER_NAME": "Ada", "GIT_COMMITTER_EMAIL": "ada@example.com",
        ]
      )
      let name = commit.trimmingCharacters(in: .newlines)
      try Git.run(["branch", branch, name], in: repository)
    }
    try await withLiveFixture([repository]) { fixture in
      #expect(try await fixture.sandbox.generatePulls(in: "ada/forge") == 10)
      for branch in branches {
        try await fixture.sandbox.generateChecks(12, in: "ada/forge", branch: branch)
      }
      try await body(fixture)
    }
  }

  private func pointsLeft(_ services: Services) async throws -> Int {
    let limits = try await services.gitHub.send(.rateLimits)
    return try #require(limits.first { $0.resource == "graphql" }).remaining
  }

  @Test func `ten pull requests are opened with 80 requests and 100 points at most`() async throws {
    try await withPulls { fixture in
      let live = try await fixture.startLoggedIn()
      let services = live.services
      let before = fixture.sandbox.requests.count
      let left = try await pointsLeft(services)

      for number in 1...10 {
        let page = IssueViewModel(services, Self.forge, number)
        page.activate()
        await live.settled()
        #expect(page.pull.details != nil && page.entries.count > 2, "#\(number)")
        page.deactivate()
      }

      let requests = fixture.sandbox.requests.dropFirst(before).map(\.path)
        .filter { $0 != "/rate_limit" }
      #expect(requests.count <= 80, "\(requests)")
      #expect(left - (try await pointsLeft(services)) <= 100)
    }
  }

  @Test func `a list of fifty pull requests costs three requests at most`() async throws {
    try await withPulls { fixture in
      let live = try await fixture.startLoggedIn()
      let list = IssuesViewModel(live.services, .pulls(Self.forge))
      let before = fixture.sandbox.requests.count

      list.activate()
      await live.settled()

      let requests = fixture.sandbox.requests.dropFirst(before).map(\.path)
      #expect(list.rows.count == 10)
      #expect(requests.count <= 3, "\(requests)")
      list.deactivate()
    }
  }
}
