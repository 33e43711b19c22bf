import BinderyTesting
import Foundation
import GitHubAPI
import GitHubEndpoints
import GitHubSandbox
import GitHubValues
import OctavoLive
import Testing

@testable import OctavoViewModels

/// An hour of a maintainer: ten issues are triaged, two are opened from a form, and two accounts
/// change a text.
@Suite(.timeLimit(.minutes(20)))
struct MaintainerHourTests {
  private let forge = TemplateRepository.forge
  /// The form with a field that has to be filled in, and one to choose from.
  private static let form =
    TemplateRepository.form + """

          validations:
            required: true
        - type: dropdown
          attributes:
            label: Part
            options: [Boiler, Valve]
      """

  private func withForge(_ body: (ThreadFixture) async throws -> Void) async throws {
    let repository = try TemplateRepository.make(
      "forge",
      [".github/ISSUE_TEMPLATE/bug.yml": Self.form]
    )
    try await withLiveFixture([repository], accounts: [LiveFixture.grace]) { fixture in
      let scheduler = TestScheduler()
      fixture.serverClock.stop()
      fixture.clock.stop()
      let live = try await fixture.startLoggedIn(scheduler: scheduler)
      let stored = try await live.services.gitHub.send(.repository(forge))
      let place = GitHub.IssuePlace(GitHub.RepositoryID(rawValue: stored.id), forge, 1)
      let thread = ThreadFixture(
        fixture: fixture,
        live: live,
        scheduler: scheduler,
        viewModel: IssueViewModel(live.services, forge, 1),
        place: place,
        earlierRequests: 0
      )
      try await thread.elsewhere(as: LiveFixture.grace) { api in
        for number in 1...10 {
          _ = try await api.send(.newIssue(title: "Leak \(number)", body: "Drip", in: forge))
        }
      }
      try await live.services.sync.refresh(.repository(forge))
      try await body(thread)
    }
  }

  private func issues(_ thread: ThreadFixture) async throws -> [Int: GitHub.Issue] {
    let all = try await thread.live.services.gitHub.send(.issues(of: forge, state: .all)).items
    return Dictionary(uniqueKeysWithValues: all.map { ($0.number, $0) })
  }

  /// Chooses an option of a list of a member for issues.
  private func choose(
    _ keyword: String,
    _ choice: IssueChoice,
    _ numbers: [Int],
    _ thread: ThreadFixture
  ) async throws {
    let list = IssueChoiceViewModel(thread.live.services, choice, forge, numbers) {}
    list.activate()
    await thread.live.settled()
    list.keyword = keyword
    list.open(try #require(list.rows.last { $0.title.contains(keyword) }))
    await thread.live.settled()
    list.deactivate()
  }

  @Test func `ten issues are triaged, each in its way`() async throws {
    try await withForge { thread in
      let services = thread.live.services
      let list = IssuesViewModel(services, .repository(forge))
      list.activate()
      try await list.list.refreshCommand()
      await thread.live.settled()
      #expect(list.rows.count == 10)

      let unplanned = list.rows.filter { ["Leak 8", "Leak 9", "Leak 10"].contains($0.title) }
      list.actions(for: Array(unplanned)).action("close.unplanned")?.perform()
      try await choose("damp", .labels, [1, 2], thread)
      try await choose("ada", .assignees, [3], thread)
      try await choose("#3", .blockers, [4], thread)
      try await choose("#5", .subIssues, [4], thread)
      try await choose("#1", .original, [6], thread)
      let page = IssueViewModel(services, forge, 7)
      page.activate()
      try await page.refreshCommand()
      services.navigation.resetRoot(.home, isForced: true)
      page.changes.action("lock")?.perform()
      await thread.live.settled()
      let picker = try #require(thread.live.router.top?.viewModel as? OptionPickerViewModel)
      picker.open(try #require(picker.rows.first { $0.title == "Resolved" }))
      for _ in 0..<20 { await thread.pass(6) }

      let left = try await issues(thread)
      #expect(thread.requests.isEmpty)
      #expect(left.values.count { $0.stateReason == .notPlanned } == 3)
      #expect([1, 2].allSatisfy { left[$0]?.labels.map(\.name) == ["damp"] })
      #expect(left[3]?.assignees.map(\.login) == ["ada"])
      #expect(left[4]?.links?.blockedBy == 1 && left[4]?.links?.subIssues == 1)
      #expect(left[6]?.stateReason == .duplicate && left[7]?.isLocked == true)
      list.deactivate()
      page.deactivate()
    }
  }

  @Test func `two issues are opened from a form, one of them offline`() async throws {
    try await withForge { thread in
      let form = NewIssueForm(template: ".github/ISSUE_TEMPLATE/bug.yml")
      for title in ["Boiler is loud", "Valve is stuck"] {
        if title.hasPrefix("Valve") {
          thread.fixture.sandbox.inject(SandboxFault(.reset, count: 3))
        }
        let screen = NewIssueViewModel(thread.live.services, forge, form)
        screen.activate()
        if title.hasPrefix("Boiler") { try await screen.refreshCommand() }
        await thread.live.settled()
        let writing = try #require(screen.page)
        writing.title = title
        #expect(!writing.isComplete)
        writing.fields[0].composer?.text = "Hiss"
        writing.fields[1].selection = 1
        try await writing.sendCommand()
        screen.deactivate()
      }
      for seconds in [2.0, 61, 61, 61, 2] { await thread.pass(seconds) }

      let made = try await issues(thread).values.filter { $0.number > 10 }.sorted { $0.id < $1.id }
      #expect(thread.requests.isEmpty)
      #expect(Set(made.map(\.title)) == ["Boiler is loud", "Valve is stuck"])
      #expect(made.allSatisfy { $0.labels.map(\.name) == ["wet"] && $0.body.contains("Hiss") })
    }
  }

  @Test func `a text that two accounts change is shown to the user, who sends his again`()
    async throws
  {
    try await withForge { thread in
      let page = IssueViewModel(thread.live.services, forge, 1)
      page.activate()
      try await page.refreshCommand()
      let place = try #require(page.place)
      try await thread.elsewhere(as: LiveFixture.grace) { api in
        let change = GitHub.IssueChange(body: "Drip, drip")
        _ = try await api.send(.change(change, ofIssue: 1, of: place.repository))
      }
      try await thread.outbox.add(IssueEdit(.text, "Drop", from: "Drip", of: place))
      await thread.pass(2)
      let row = try #require(page.entries.first)
      let asked = row.needsUser
      page.sendAgain(row)
      await thread.live.settled()
      for _ in 0..<5 { await thread.pass(6) }

      #expect(asked && row.present == "Drip, drip")
      #expect(try await issues(thread)[1]?.body == "Drop")
      #expect(thread.requests.isEmpty)
      page.deactivate()
    }
  }
}
