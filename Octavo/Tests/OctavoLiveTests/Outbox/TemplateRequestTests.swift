import BinderyTesting
import Foundation
import GitFixture
import GitHubAPI
import GitHubEndpoints
import GitHubSandbox
import GitHubValues
import IssueForms
import OctavoLive
import Testing

@testable import OctavoViewModels

/// Templates of a repository on the sandbox, and the labels that they give to issues.
@Suite(.timeLimit(.minutes(20)))
struct TemplateRequestTests {
  private let forge = TemplateRepository.forge
  private static let idea = "---\nname: Idea\nlabels: wet\n---\nWhy?"

  private func forge(_ files: [String: String]) throws -> URL {
    try TemplateRepository.make("forge", files)
  }

  private static let both = [
    ".github/ISSUE_TEMPLATE/idea.md": idea,
    ".github/ISSUE_TEMPLATE/bug.yml": TemplateRepository.form,
    ".github/ISSUE_TEMPLATE/config.yml": "blank_issues_enabled: false",
  ]

  @Test func `the templates are read from the files of the repository, with one request`()
    async throws
  {
    try await withLiveFixture([forge(Self.both)]) { fixture in
      let live = try await fixture.startLoggedIn(scheduler: TestScheduler())
      let query = StoreQuery<StoredTemplates>.issueTemplates(of: forge)
      try await live.services.sync.refresh(query)
      let stored = live.services.store.result(of: query).value
      try await live.services.sync.refresh(.issueTemplates(of: LiveFixture.engine))
      let none = live.services.store.result(of: .issueTemplates(of: LiveFixture.engine)).value

      #expect(stored?.templates.templates.map(\.name) == ["Bug", "Idea"])
      #expect(stored?.templates.templates.first?.fields.map(\.label) == ["Logs"])
      #expect(stored?.templates.allowsBlank == false && stored?.node.isEmpty == false)
      #expect(none?.templates.isBlankOnly == true)
    }
  }

  @Test func `the templates of the owner count where a repository has none`() async throws {
    let shared = try TemplateRepository.make(
      ".github",
      [".github/ISSUE_TEMPLATE/idea.md": Self.idea]
    )
    try await withLiveFixture([shared]) { fixture in
      let api = GitHubAPI(host: fixture.host).authenticated(
        with: GitHub.Token(LiveFixture.account.token)
      )
      let files = try await api.send(.issueTemplates(of: LiveFixture.engine))
      try await api.shutdown()

      #expect(files.folder.map(\.path) == [".github/ISSUE_TEMPLATE/idea.md"])
    }
  }

  @Test func `the only template may stand in one of three folders`() async throws {
    try await withLiveFixture([forge(["docs/issue_template.md": "What?"])]) { fixture in
      let api = GitHubAPI(host: fixture.host).authenticated(
        with: GitHub.Token(LiveFixture.account.token)
      )
      let files = try await api.send(.issueTemplates(of: forge))
      try await api.shutdown()

      #expect(files.only?.text == "What?" && files.folder.isEmpty)
    }
  }

  @Test func `an account without rights gets the labels of a template, and no others`()
    async throws
  {
    try await withLiveFixture([forge(Self.both)], accounts: [LiveFixture.grace]) { fixture in
      let api = GitHubAPI(host: fixture.host).authenticated(
        with: GitHub.Token(LiveFixture.grace.token)
      )
      let files = try await api.send(.issueTemplates(of: forge))
      let granted = try await api.send(
        .newIssue(title: "A", body: "B", template: "Bug", inNode: files.node)
      )
      let dropped = try await api.send(.newIssue(title: "A", labels: ["wet"], in: forge))
      try await api.shutdown()

      #expect(granted.labels.map(\.name) == ["wet"] && granted.body == "B")
      #expect(granted.author?.login == "grace" && granted.number == 1)
      #expect(granted.repository == forge && dropped.labels.isEmpty)
    }
  }
}
