import BinderyTesting
import GitHubAPI
import GitHubEndpoints
import GitHubSandbox
import GitHubValues
import OctavoLive
import Testing

@testable import OctavoViewModels

/// Changes of an issue in sequences that lose or double one of them in a less careful program.
@Suite(.timeLimit(.minutes(20)))
struct IssueRequestTests {
  private let bug = GitHub.Label(name: "bug", color: "d73a4a")

  private func issue(_ thread: ThreadFixture) async throws -> GitHub.Issue {
    let place = thread.place
    return try await thread.live.services.gitHub.send(.issue(place.number, of: place.repository))
  }

  /// The kinds of the events that changed the issue on the server, in their order.
  private func events(_ thread: ThreadFixture) async throws -> [GitHub.IssueEventKind] {
    let endpoint = Endpoint.timeline(ofIssue: thread.place.number, of: thread.place.repository)
    return try await thread.live.services.gitHub.send(endpoint).items.map(\.kind)
      .filter { [.closed, .reopened, .labeled, .unlabeled, .locked, .unlocked].contains($0) }
  }

  @Test func `an issue that is closed, then reopened within the hold, is open at last`()
    async throws
  {
    try await withThread { thread in
      try await thread.outbox.add(IssueStateRequest(open: false, as: .completed, thread.place))
      try await thread.outbox.add(IssueStateRequest(open: true, thread.place))
      let shown = thread.viewModel.page?.state

      await thread.pass(6)
      await thread.pass(2)

      #expect(shown == .open)
      #expect(try await issue(thread).state == .open && thread.requests.isEmpty)
      #expect(try await events(thread) == [.closed, .reopened])
    }
  }

  @Test func `an issue that is closed, reopened and closed within the hold is closed at last`()
    async throws
  {
    try await withThread { thread in
      for isOpen in [false, true, false, false] {
        try await thread.outbox.add(
          IssueStateRequest(open: isOpen, as: isOpen ? nil : .completed, thread.place)
        )
      }

      for seconds in [6.0, 2, 2, 2] { await thread.pass(seconds) }

      #expect(try await issue(thread).state == .closed && thread.requests.isEmpty)
      #expect(try await events(thread) == [.closed, .reopened, .closed])
    }
  }

  @Test func `a label that was never sent is withdrawn by its opposite`() async throws {
    try await withThread { thread in
      thread.fixture.sandbox.inject(
        SandboxFault(.secondaryLimit(retryAfter: 60), method: "POST", count: 1)
      )
      try await thread.outbox.add(IssueLabelRequest(bug, isSet: true, on: thread.place))
      await thread.live.services.viewerSource.atRest()
      let waiting = thread.viewModel.page?.labels.map(\.name)
      let id = try await thread.outbox.add(IssueLabelRequest(bug, isSet: false, on: thread.place))
      await thread.pass(70)

      #expect(waiting == ["bug"] && id == nil && thread.requests.isEmpty)
      #expect(try await events(thread).isEmpty)
    }
  }

  @Test func `a milestone takes the place of an unsent one, and undo restores what was before`()
    async throws
  {
    try await withThread { thread in
      let milestones = [1, 2].map {
        GitHub.Milestone(number: $0, title: "\($0).0", state: .open)
      }
      thread.fixture.sandbox.inject(
        SandboxFault(.secondaryLimit(retryAfter: 60), method: "PATCH", count: 1)
      )
      try await thread.outbox.add(
        IssueMilestoneRequest(milestones[0], from: nil, on: thread.place)
      )
      await thread.live.services.viewerSource.atRest()
      try await thread.outbox.add(IssueMilestoneRequest(milestones[1], from: 1, on: thread.place))
      let superseded = thread.requests.map { [$0.base, $0.key] }
      try await thread.outbox.add(IssueMilestoneRequest(nil, from: 2, on: thread.place))
      await thread.pass(70)

      #expect(superseded == [["none", "\(thread.place.key)/milestone"]])
      #expect(thread.requests.isEmpty && thread.viewModel.page?.milestone == nil)
    }
  }

  @Test func `a label is made before it is used, also if its answer is lost`() async throws {
    try await withThread { thread in
      thread.fixture.sandbox.inject(SandboxFault(.loseResponse, method: "POST", count: 1))
      let label = GitHub.Label(name: "wet", color: "0000ff")
      let new = NewLabel(label, in: thread.place.repository, thread.place.name)
      try await thread.outbox.add(
        [IssueLabelRequest(label, isSet: true, on: thread.place)],
        after: new
      )
      await thread.live.services.viewerSource.atRest()
      let states = thread.requests.map(\.state)
      await thread.pass(61)
      await thread.pass(2)
      await thread.pass(2)

      #expect(states == [.doubt, .waiting])
      #expect(try await issue(thread).labels == [label] && thread.requests.isEmpty)
    }
  }

  @Test func `an issue with more labels than a page of the server has gets another one`()
    async throws
  {
    try await withThread { thread in
      let place = thread.place
      let names = (1...40).map { "label-\($0)" }
      try await thread.elsewhere { api in
        _ = try await api.send(.addLabels(names, toIssue: place.number, of: place.repository))
      }

      let label = GitHub.Label(name: "wet")
      try await thread.outbox.add(IssueLabelRequest(label, isSet: true, on: place))
      await thread.pass(2)

      #expect(try await issue(thread).labels.count == 41 && thread.requests.isEmpty)
    }
  }

  @Test func `an answer without the label is compared with the issue`() async throws {
    try await withThread { thread in
      let label = GitHub.Label(name: "wet", color: "0000ff")
      let place = thread.place
      try await thread.elsewhere { api in
        _ = try await api.send(.addLabels(["wet"], toIssue: place.number, of: place.repository))
      }
      let answer = SandboxFault(.status(200, body: "[]"), method: "POST", count: 1)
      thread.fixture.sandbox.inject(answer)

      try await thread.outbox.add(IssueLabelRequest(label, isSet: true, on: place))
      await thread.pass(2)

      #expect(thread.requests.isEmpty && thread.viewModel.page?.labels.map(\.name) == ["wet"])
    }
  }

  @Test func `an assignee that the server drops without a word is refused`() async throws {
    try await withThread { thread in
      let stranger = GitHub.Account(login: "nobody-here")
      try await thread.outbox.add(
        IssueAssigneeRequest(stranger, isSet: true, on: thread.place)
      )
      let during = thread.viewModel.page?.assignees.map(\.login)
      await thread.pass(2)

      #expect(during == ["nobody-here"])
      #expect(thread.requests.map(\.state) == [.refused])
      #expect(thread.viewModel.page?.assignees == [])
      #expect(thread.requests.first?.reason?.hasPrefix("GitHub did not make this change.") == true)
    }
  }

  @Test func `unlocking, a comment and locking again leave in their order after a break`()
    async throws
  {
    try await withThread { thread in
      try await thread.elsewhere { api in
        let place = thread.place
        try await api.send(.lock(issue: place.number, of: place.repository))
      }
      try await thread.viewModel.refreshCommand()
      thread.fixture.sandbox.inject(
        SandboxFault(.secondaryLimit(retryAfter: 60), method: "DELETE", count: 1)
      )

      try await thread.outbox.add(IssueLockRequest(locked: false, thread.place))
      try await thread.outbox.add(NewComment("One more", on: thread.place))
      try await thread.outbox.add(IssueLockRequest(locked: true, thread.place))
      for _ in 0..<12 { await thread.pass(10) }

      #expect(thread.requests.isEmpty)
      #expect(try await thread.comments() == ["One more"])
      #expect(try await events(thread) == [.locked, .unlocked, .locked])
    }
  }

  @Test func `an issue that another account has reopened is not closed again without a word`()
    async throws
  {
    try await withThread(accounts: [LiveFixture.grace]) { thread in
      thread.fixture.sandbox.inject(SandboxFault(.loseResponse, method: "PATCH", count: 1))
      try await thread.outbox.add(IssueStateRequest(open: false, as: .completed, thread.place))
      await thread.pass(6)
      try await thread.elsewhere { api in
        let (place, change) = (thread.place, GitHub.IssueChange(state: .open))
        _ = try await api.send(.change(change, ofIssue: place.number, of: place.repository))
      }
      await thread.pass(61)
      await thread.pass(2)

      #expect(thread.requests.map(\.state) == [.asks])
      #expect(try await issue(thread).state == .open)
      #expect(thread.viewModel.page?.state == .open)

      try await thread.outbox.sendAgain(try #require(thread.requests.first))
      await thread.pass(2)

      #expect(thread.requests.isEmpty)
      #expect(try await issue(thread).state == .closed)
    }
  }

  @Test func `a title that another account has changed is a conflict`() async throws {
    try await withThread { thread in
      try await thread.elsewhere { api in
        let (place, change) = (thread.place, GitHub.IssueChange(title: "Water"))
        _ = try await api.send(.change(change, ofIssue: place.number, of: place.repository))
      }
      let edit = IssueEdit(.title, "Fire", from: "Steam", of: thread.place)
      try await thread.outbox.add(edit)
      await thread.pass(2)

      #expect(thread.requests.map(\.reason) == [TextConflict.words])
      #expect(try await issue(thread).title == "Water")
      #expect(thread.viewModel.page?.title == "Water")
    }
  }

  @Test func `a response from before a change does not undo it`() async throws {
    try await withThread { thread in
      let gitHub = thread.fixture.sandbox
      gitHub.inject(SandboxFault(.hold, method: "GET", count: 1))
      let reading = Task { try await thread.viewModel.refreshCommand() }
      await gitHub.waitForHeldRequests()
      try await thread.outbox.add(IssueLabelRequest(bug, isSet: true, on: thread.place))
      await thread.live.services.viewerSource.atRest()
      let confirmed = thread.requests.isEmpty

      gitHub.releaseHeldRequests()
      try await reading.value

      #expect(confirmed)
      #expect(thread.viewModel.page?.labels.map(\.name) == ["bug"])
    }
  }

  @Test func `a refused label holds its use, but no comment on the issue`() async throws {
    try await withThread { thread in
      thread.fixture.sandbox.inject(SandboxFault(.status(403), method: "POST", count: 1))
      let label = GitHub.Label(name: "wet", color: "0000ff")
      let new = NewLabel(label, in: thread.place.repository, thread.place.name)
      let use = IssueLabelRequest(label, isSet: true, on: thread.place)
      try await thread.outbox.add([use], after: new)
      await thread.pass(2)
      try await thread.outbox.add(NewComment("It is wet.", on: thread.place))
      await thread.pass(2)
      let states = thread.requests.map(\.state)
      try await thread.outbox.discard(try #require(thread.requests.first), keepsText: false)
      await thread.pass(2)

      #expect(states == [.refused, .waiting])
      #expect(try await thread.comments() == ["It is wet."] && thread.requests.isEmpty)
      #expect(try await issue(thread).labels.isEmpty)
    }
  }

  @Test func `a new milestone is made once though its answer is lost, and issues get its number`()
    async throws
  {
    try await withThread { thread in
      thread.fixture.sandbox.inject(SandboxFault(.loseResponse, method: "POST", count: 1))
      let new = NewMilestone("1.0", in: thread.place.repository, thread.place.name)
      let milestone = GitHub.Milestone(number: 0, title: "1.0")
      let use = IssueMilestoneRequest(milestone, from: nil, on: thread.place)
      try await thread.outbox.add([use], after: new)
      let atOnce = thread.viewModel.page?.milestone?.title
      for _ in 0..<2 { await thread.pass(61) }
      await thread.pass(2)

      let all = try await thread.live.services.gitHub.send(
        .milestones(of: thread.place.repository)
      ).items
      #expect(atOnce == "1.0" && all.map(\.title) == ["1.0"] && thread.requests.isEmpty)
      #expect(try await issue(thread).milestone?.number == all.first?.number)
    }
  }

  @Test func `an opposite that is made later is sent, because the state may have changed`()
    async throws
  {
    try await withThread { thread in
      thread.fixture.sandbox.inject(
        SandboxFault(.secondaryLimit(retryAfter: 120), method: "POST", count: 1)
      )
      try await thread.outbox.add(IssueLabelRequest(bug, isSet: true, on: thread.place))
      await thread.live.services.viewerSource.atRest()
      try await thread.elsewhere { api in
        let place = thread.place
        _ = try await api.send(.addLabels(["bug"], toIssue: place.number, of: place.repository))
      }
      await thread.pass(70)
      try await thread.outbox.add(IssueLabelRequest(bug, isSet: false, on: thread.place))
      await thread.pass(60)
      await thread.pass(2)

      #expect(try await issue(thread).labels.isEmpty && thread.requests.isEmpty)
    }
  }

  @Test func `a title in doubt is no comment that can be edited or deleted`() async throws {
    try await withThread { thread in
      thread.fixture.sandbox.inject(SandboxFault(.loseResponse, method: "PATCH", count: 1))
      try await thread.outbox.add(IssueEdit(.title, "Fire", from: "Steam", of: thread.place))
      await thread.live.services.viewerSource.atRest()
      let entry = try #require(thread.viewModel.entries.last)

      #expect(entry.request?.state == .doubt)
      #expect(thread.viewModel.actions(for: entry).map(\.id) == [])
    }
  }
}
