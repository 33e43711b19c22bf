import BinderyTesting
import Foundation
import GitHubEndpoints
import GitHubValues
import Testing

@testable import OctavoViewModels

/// The checks of a pull request: the list, its following, and the runs.
struct ChecksTests {
  private let fakes = Fakes()

  /// Shows the checks of pull request 7, with the role of the user.
  private func shown(
    _ checks: [GitHub.Check],
    rules: [GitHub.RequiredCheck] = [],
    runs: [GitHub.WorkflowRun] = [Sample.run(30)],
    role: GitHub.RepositoryRole? = .write,
    rollup: GitHub.CommitStatus.State = .success
  ) async -> ChecksViewModel {
    fakes.logIn()
    set(checks, rollup: rollup)
    var repository = Sample.repository()
    repository.role = role
    fakes.sync[.repository(Sample.name)] = repository
    fakes.sync[.requiredChecks(on: "main", of: Sample.name)] = .some(rules)
    fakes.sync[pages: .workflowRuns(on: "c0", of: Sample.name)] = Sample.pages(runs)
    let page = ChecksViewModel(fakes.services, Sample.name, pull: 7)
    fakes.show(.checks(page))
    await settle()
    return page
  }

  private func set(_ checks: [GitHub.Check], rollup: GitHub.CommitStatus.State = .success) {
    fakes.sync[.checks(ofPull: 7, of: Sample.name)] = GitHub.PullChecks(head: "c0", checks) {
      ($0.base, $0.rollup) = ("main", rollup)
    }
  }

  private var requestsForChecks: Int {
    fakes.sync.requests.count { $0.hasPrefix("pull checks") }
  }

  @Test func `failing checks are first, with their workflow, state and duration`() async {
    let page = await shown(
      [
        Sample.check("lint", 1), Sample.check("build", 2, .failure, isRequired: true),
        Sample.check("test", 3, nil),
      ],
      rules: [.init("sign-off")]
    )

    #expect(page.rows.map(\.title) == ["CI / build", "CI / test", "sign-off", "CI / lint"])
    #expect(page.rows.map(\.mark) == ["Required", nil, "Required", nil])
    #expect(
      page.rows.map(\.detail) == [
        "Failed · 1 min · pull_request", "Running · for 1 min 30 s · pull_request", "Expected",
        "Passed · 1 min · pull_request",
      ]
    )
    #expect(page.screenTitle == .double("Checks", subtitle: "maralind/tides#7"))
    #expect(page.progress == "1 of 4 checks failed: build")
  }

  @Test func `a row leads to its check, and a check that has not reported to none`() async throws {
    let page = await shown([Sample.check("build", 2)], rules: [.init("sign-off")])

    page.open(page.rows[0])
    #expect(fakes.services.notice?.text == "This check has not reported yet.")
    page.open(page.rows[1])

    #expect(try fakes.top(CheckViewModel.self).subject == .run(2))
  }

  @Test func `a row says that it is not known whether its check is required`() async {
    let page = await shown([Sample.check("build", 2, isRequired: nil)])

    #expect(page.rows.map(\.mark) == ["Required?"])
    #expect(page.summary == "1 check passed. Which checks are required is not known")
  }

  @Test func `a clock before the start of a check shows no duration`() async {
    var check = Sample.check("build", 2, nil)
    check.startedAt = Sample.now.addingTimeInterval(600)

    let page = await shown([check])

    #expect(page.rows.map(\.detail) == ["Running · pull_request"])
  }

  @Test func `while something runs, the checks are requested more and more rarely`() async {
    let page = await shown([Sample.check("build", 2, nil)])
    #expect(requestsForChecks == 1)

    await fakes.pass(29)
    #expect(requestsForChecks == 1)
    await fakes.pass(1)
    #expect(requestsForChecks == 2)
    await fakes.pass(44)
    #expect(requestsForChecks == 2)
    await fakes.pass(1)
    #expect(requestsForChecks == 3)

    set([Sample.check("build", 2)])
    await fakes.pass(68)
    #expect(requestsForChecks == 4)
    #expect(page.summary == "1 check passed")
    await fakes.pass(1000)
    #expect(requestsForChecks == 4)
  }

  @Test func `nothing is requested while the screen is not shown`() async {
    let page = await shown([Sample.check("build", 2, nil)])

    page.deactivate()
    await fakes.pass(1000)

    #expect(requestsForChecks == 1)
    page.activate()
    await settle()
    await fakes.pass(30)
    #expect(requestsForChecks == 3)
  }

  @Test func `a failure leaves the checks on show, and the list is asked for again`() async {
    let page = await shown([Sample.check("build", 2, nil)])

    fakes.sync[failure: .checks(ofPull: 7, of: Sample.name)] = .offline
    await fakes.pass(30)

    #expect(page.rows.count == 1)
    #expect(page.problem?.hasPrefix("Offline.") == true)
    fakes.sync[failure: .checks(ofPull: 7, of: Sample.name)] = nil
    await fakes.pass(120)
    #expect(page.problem == nil)
  }

  @Test func `a server without Actions shows the checks`() async {
    fakes.sync[failure: .workflowRuns(on: "c0", of: Sample.name)] = .notFound

    let page = await shown([Sample.check("build", 2)])

    #expect(page.problem == nil)
    #expect(page.rows.count == 1)
  }

  @Test func `a run of a fork waits with the workflows that the change touches`() async {
    fakes.sync[.workflowFiles(ofPull: 7, of: Sample.name)] = GitHub.WorkflowFiles([
      ".github/workflows/ci.yml", ".github/workflows/\u{1B}[31mx.yml",
    ])
    let run = Sample.run(31, name: "Release", .actionRequired)
    let page = await shown([Sample.check("build", 2)], runs: [run])

    #expect(page.rows.first?.title == "Release")
    #expect(page.rows.first?.mark == "Waits for approval")
    #expect(page.rows.first?.detail.contains("\u{1B}") == false)
    #expect(page.rows.first?.detail.hasPrefix("changes .github/workflows/ci.yml, ") == true)

    page.actions(for: page.rows[0]).action("approve")?.perform()
    await settle()

    let request = fakes.outbox.rows.compactMap { WorkflowRunRequest($0) }.first
    #expect(request?.change == .approve)
    #expect(request?.run == 31)
    #expect(page.rows.first?.detail.contains("can be taken back") == true)
  }

  @Test func `a run is not approved before the changed workflows are known`() async {
    let run = Sample.run(31, name: "Release", .actionRequired)
    fakes.sync[failure: .workflowFiles(ofPull: 7, of: Sample.name)] = .server(status: 502)
    let page = await shown([], runs: [run])

    #expect(page.rows.first?.detail == "changed workflows are not known yet")
    #expect(page.actions(for: page.rows[0]).action("approve") == nil)
  }

  @Test func `a deployment that waits is approved by an account that may`() async {
    let run = Sample.run(32, name: "Deploy", nil) { $0.status = .waiting }
    var allowed = GitHub.PendingDeployment(1, to: "production", mayApprove: true)
    var other = GitHub.PendingDeployment(2, to: "vault", mayApprove: false)
    (allowed.run, other.run) = (32, 32)
    fakes.sync[.pendingDeployments(of: [32], in: Sample.name)] = [allowed, other]
    let page = await shown([], runs: [run], role: .read)

    #expect(page.rows.first?.title == "Deploy to production, vault")
    let action = page.actions(for: page.rows[0]).action("approve")
    #expect(action?.title == "Approve Deployment to production")
    action?.perform()
    await settle()
    #expect(fakes.outbox.rows.compactMap { WorkflowRunRequest($0)?.change } == [.deploy([1])])
  }

  @Test(arguments: [GitHub.RepositoryRole?.none, .read, .triage])
  func `only an account that may push runs workflows again`(_ role: GitHub.RepositoryRole?) async {
    let page = await shown(
      [Sample.check("build", 2, .failure)],
      runs: [Sample.run(30, .failure)],
      role: role
    )

    #expect(page.actions.action("rerun") == nil)
    #expect(page.actions(for: page.rows[0]).action("rerun.failed") == nil)
  }

  @Test func `failed runs run again, and no run twice`() async {
    let runs = [Sample.run(30, .failure), Sample.run(31), Sample.run(33, nil)]
    let page = await shown([Sample.check("build", 2, .failure)], runs: runs)

    page.actions.action("rerun.failed")?.perform()
    await settle()

    let requests = fakes.outbox.rows.compactMap { WorkflowRunRequest($0) }
    #expect(requests.map(\.run) == [30])
    #expect(requests.map(\.change) == [.rerunFailed])
    #expect(page.actions.action("rerun.failed")?.isEnabled == false)
    #expect(page.actions.action("cancel.run")?.isEnabled == true)
  }

  @Test func `the user is notified when all is done, also on another page`() async throws {
    let news = SentNews()
    news.collect(from: fakes.services)
    let page = await shown([Sample.check("build", 2, nil)])

    page.actions.action("notify.done")?.perform()
    await settle()
    #expect(page.actions.action("notify.done")?.title == "Do Not Notify When Done")
    fakes.removeScreens()
    set([Sample.check("build\u{1B}", 2, .failure)])
    await fakes.pass(30)

    #expect(news.news.map(\.title) == ["Checks failed"])
    #expect(news.news.map(\.detail) == ["maralind/tides#7"])
    #expect(!fakes.services.awaitsChecks(of: Sample.name, 7))
    let count = requestsForChecks
    await fakes.pass(1000)
    #expect(requestsForChecks == count)

    fakes.services.openNews(try #require(news.news.first).target)
    await settle()
    #expect(try fakes.top(ChecksViewModel.self).number == 7)
  }

  @Test func `addresses lead to the checks, a commit and a job`() throws {
    let name = Sample.name
    let paths = [
      ("pull/7/checks", Route.checks(name, pull: 7)),
      ("pull/7/commits", .pullCommits(name, 7)),
      ("pull/7/commits/abc", .commit(name, sha: "abc", pull: 7)),
      ("actions/runs/30/job/2", .check(name, .run(2))), ("runs/2", .check(name, .run(2))),
    ]
    for (path, route) in paths {
      let link = try DeepLink(parsing: "/maralind/tides/\(path)")
      #expect(link.path(at: nil).targets.last == route)
    }
    for path in ["pull/0/checks", "pull/x/commits", "actions/runs/30/job/-1", "runs/x"] {
      let link = try DeepLink(parsing: "/maralind/tides/\(path)")
      #expect(link.path(at: nil).targets.last == .repository(name))
    }
  }
}
