import BinderyTesting
import Foundation
import GitFixture
import GitHubAPI
import GitHubEndpoints
import GitHubSandbox
import GitHubValues
import OctavoLive
import Testing

@testable import OctavoViewModels

/// A reviewer looks at a pull request: what it is, whether it is sound, and whether it runs here.
@Suite(.timeLimit(.minutes(10)))
struct ReviewStoryTests {
  private static let forge = TemplateRepository.forge
  /// A job that fails and names a line, and a status that passes.
  private static let checks = """
    workflow Tests
      in ada/forge
      on branch valve
      started 0
      job steam
        queue 0
        ends failure
        annotation failure valve.txt:2 The valve does not close
          title Leak
        step Heat
          takes 10
          ends failure
          | heating
          ! ##[error]Too hot
    status ci/press
      in ada/forge
      on branch valve
      started 0
      takes 10
      description Pressed
    """

  /// Grace, who reviews in the program, beside Ada, who pushes with git.
  private func withReview(_ body: (ThreadFixture, AuthorOfForge) async throws -> Void) async throws
  {
    let repository = try TemplateRepository.make("forge", ["valve.txt": "open\nshut\n"])
    try await withLiveFixture(
      [repository],
      accounts: [LiveFixture.grace(roles: ["ada/forge": .write])],
      configure: { ($0.allowsPush, $0.checks) = (true, Self.checks) },
      { fixture in
        let author = try await AuthorOfForge(fixture)
        try await author.propose()
        fixture.serverClock.advance(by: 60)
        fixture.serverClock.stop()
        fixture.clock.stop()
        let scheduler = TestScheduler()
        fixture.environment = author.environment(of: LiveFixture.grace)
        let live = try await fixture.start(scheduler: scheduler)
        let grace = LiveFixture.grace
        try await live.logIn(
          as: DemoAccount(username: grace.login, password: grace.password, oneTimeCode: "")
        )
        let stored = try await live.services.gitHub.send(.repository(Self.forge))
        let thread = ThreadFixture(
          fixture: fixture,
          live: live,
          scheduler: scheduler,
          viewModel: IssueViewModel(live.services, Self.forge, 1),
          place: GitHub.IssuePlace(GitHub.RepositoryID(rawValue: stored.id), Self.forge, 1),
          earlierRequests: 0
        )
        try await body(thread, author)
      }
    )
  }

  @Test func `I am asked for a review: what is it, is it sound, does it run here?`() async throws {
    try await withReview { thread, author in
      let services = thread.live.services
      services.navigation.resetRoot(.home, isForced: true)
      // What is it?
      let list = IssuesViewModel(services, .ownPulls)
      list.activate()
      try await list.list.refreshCommand()
      await thread.live.settled()
      #expect(list.rows.map(\.title) == ["Shut the valve"])

      let page = thread.viewModel
      page.activate()
      try await page.refreshCommand()
      await thread.live.settled()
      let lines = page.entries.map(\.text)
      #expect(lines.contains("Into main from valve"))
      #expect(lines.contains("2 commits, +2 −0 in 2 files"))
      #expect(lines.contains("2 of 2 checks running"))

      // Is it sound?
      await thread.pass(60)
      try await page.refreshCommand()
      await thread.live.settled()
      #expect(page.entries.map(\.text).contains("1 of 2 checks failed: steam"))
      let checks = ChecksViewModel(services, Self.forge, pull: 1)
      checks.activate()
      await thread.live.settled()
      #expect(checks.rows.map(\.title) == ["Tests / steam", "ci/press"])
      checks.open(try #require(checks.rows.first))
      await thread.live.settled()
      let check = try #require(thread.live.router.top?.viewModel as? CheckViewModel)
      check.activate()
      await thread.live.settled()
      #expect(check.annotations.map(\.title) == ["valve.txt:2"])
      #expect(check.annotations.first?.detail.contains("The valve does not close") == true)
      let files = ChangesViewModel(services, Self.forge, .pull(1))
      files.activate()
      await thread.live.settled()
      #expect(files.fileList.rows.map(\.title).prefix(2) == ["note.txt", "valve.txt"])

      // Does it run here?
      let token = services.questions.answer { _ in author.clone.path }
      page.pullActions.action("checkout")?.perform()
      await thread.live.settled()
      token.dispose()
      #expect(services.notice?.text.hasPrefix("Checked out “valve” in ") == true)
      #expect(author.text("valve.txt") == "open\nshut\ntight\n")

      // The author answers with a push that replaces the last commit.
      try await author.amend()
      try await page.refreshCommand()
      await thread.live.settled()
      let timeline = page.entries.map(\.text)
      #expect(timeline.count { $0.contains("Change note.txt") } == 0)
      #expect(timeline.count { $0.contains("Say it loudly") } == 1)
      #expect(timeline.contains { $0.contains("force-pushed the branch from") })

      list.deactivate()
      page.deactivate()
      checks.deactivate()
      check.deactivate()
      files.deactivate()
    }
  }
}

/// The author of the pull request, and the clone of the reviewer.
@MainActor
private struct AuthorOfForge {
  /// The clone of the reviewer.
  let clone: URL
  private let work: URL
  private let root: URL
  private let fixture: LiveFixture

  init(_ fixture: LiveFixture) async throws {
    self.fixture = fixture
    root = fixture.folder
    (clone, work) = (root.appending(path: "clone"), root.appending(path: "work"))
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    for (account, folder) in [(LiveFixture.account, work), (LiveFixture.grace, clone)] {
      try await git(["clone", "-q", address(account), folder.path], as: account, in: root)
    }
  }

  /// Pushes a branch with two commits, and asks Grace to review it.
  func propose() async throws {
    try await git(["checkout", "-q", "-b", "valve"], in: work)
    try await commit("valve.txt", "open\nshut\ntight\n")
    try await commit("note.txt", "Tight\n")
    try await git(["push", "-q", "origin", "valve"], in: work)
    let api = GitHubAPI(host: fixture.host)
      .authenticated(with: GitHub.Token(LiveFixture.account.token))
    let draft = GitHub.PullRequestDraft(title: "Shut the valve", head: "valve", base: "main")
    let pull = try await api.send(.newPullRequest(draft, in: TemplateRepository.forge))
    _ = try await api.send(
      .requestReviewers(["grace"], forPullRequest: pull.number, of: TemplateRepository.forge)
    )
    try await api.shutdown()
  }

  /// Replaces the last commit by another one.
  func amend() async throws {
    try Data("TIGHT\n".utf8).write(to: work.appending(path: "note.txt"))
    try await git(["commit", "-q", "-a", "--amend", "-m", "Say it loudly"], in: work)
    try await git(["push", "-q", "--force", "origin", "valve"], in: work)
  }

  private func commit(_ file: String, _ text: String) async throws {
    try Data(text.utf8).write(to: work.appending(path: file))
    try await git(["add", "."], in: work)
    try await git(["commit", "-q", "-m", "Change \(file)"], in: work)
  }

  /// Returns the text of a file of the clone; `nil` if there is none.
  func text(_ file: String) -> String? {
    try? String(contentsOf: clone.appending(path: file), encoding: .utf8)
  }

  /// The variables of a user of git, whose token is in his own configuration.
  func environment(of account: SandboxAccount) -> [String: String] {
    [
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin", "HOME": root.path,
      "GIT_CONFIG_NOSYSTEM": "1", "GIT_TERMINAL_PROMPT": "0",
      "GIT_AUTHOR_NAME": account.login, "GIT_AUTHOR_EMAIL": account.email,
      "GIT_COMMITTER_NAME": account.login, "GIT_COMMITTER_EMAIL": account.email,
    ]
  }

  private func address(_ account: SandboxAccount) -> String {
    let server = fixture.host.name
    return "http://\(account.login):\(account.token)@\(server)/\(TemplateRepository.forge).git"
  }

  /// Runs git away from the threads on which the sandbox answers it.
  private func git(
    _ arguments: [String],
    as account: SandboxAccount = LiveFixture.account,
    in folder: URL
  ) async throws {
    let environment = environment(of: account)
    try await withCheckedThrowingContinuation { (done: CheckedContinuation<Void, any Error>) in
      DispatchQueue.global().async {
        done.resume(
          with: Result { _ = try Git.run(arguments, in: folder, environment: environment) }
        )
      }
    }
  }
}
