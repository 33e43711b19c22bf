import BinderyTesting
import Foundation
import GitHubEndpoints
import GitHubSandbox
import GitHubValues
import OctavoLive
import Testing

@testable import OctavoViewModels

/// The line of progress of many requests, from the first one to the last.
@Suite(.timeLimit(.minutes(20)))
struct SendingProgressTests {
  /// Closes issues of the repository with one action, and returns their list.
  private func close(_ count: Int, on thread: ThreadFixture) async throws -> IssuesViewModel {
    for number in 2...count {
      let endpoint = Endpoint.newIssue(title: "Steam \(number)", in: thread.place.repository)
      _ = try await thread.live.services.gitHub.send(endpoint)
    }
    let list = IssuesViewModel(thread.live.services, .repository(thread.place.name))
    let requests = (1...count).map { number in
      let place = GitHub.IssuePlace(thread.place.repository, thread.place.name, number)
      return IssueStateRequest(open: false, as: .completed, place)
    }
    try await thread.outbox.add(all: requests)
    return list
  }

  /// The time of the day in some seconds, as the line has it: one of two around a full minute.
  private func time(in seconds: Double, on thread: ThreadFixture) -> Set<String> {
    let times = [-2.0, 0, 2].map { seconds + $0 + 59 }.map { later in
      let date = thread.fixture.clock.now.addingTimeInterval(later)
      let parts = thread.live.services.calendar.dateComponents([.hour, .minute], from: date)
      return String(format: "%02d:%02d", parts.hour ?? 0, parts.minute ?? 0)
    }
    return Set(times)
  }

  private func closed(_ thread: ThreadFixture) async throws -> Int {
    let endpoint = Endpoint.issues(of: thread.place.repository, state: .closed)
    return try await thread.live.services.gitHub.pages(of: endpoint).items().count
  }

  @Test func `120 issues are closed under one line, which says when all is sent`() async throws {
    try await withThread { thread in
      let list = try await close(120, on: thread)
      let unsent = UnsentViewModel(thread.live.services)
      let first = (list.progress, time(in: 119, on: thread))
      await thread.pass(6)
      for _ in 1..<37 { await thread.pass(1.01) }
      let middle = (list.progress, time(in: 82, on: thread))
      let others = [unsent.progress]
      for _ in 0..<82 { await thread.pass(1.01) }
      let last = list.progress
      await thread.pass(1.01)

      #expect(first.1.contains { first.0 == "0 of 120 changes sent · ends at \($0)" })
      #expect(middle.1.contains { middle.0 == "37 of 120 changes sent · ends at \($0)" })
      #expect(others == [middle.0])
      #expect(last?.hasPrefix("119 of 120 changes sent") == true && list.progress == nil)
      #expect(try await closed(thread) == 120)
    }
  }

  @Test func `a pause of the server is named with its end, and a refusal is counted`() async throws
  {
    try await withThread { thread in
      let sandbox = thread.fixture.sandbox
      sandbox.inject(SandboxFault(.status(403), method: "PATCH", count: 1))
      let list = try await close(8, on: thread)
      await thread.pass(6)
      let refused = list.progress
      sandbox.inject(SandboxFault(.secondaryLimit(retryAfter: 480), method: "PATCH", count: 1))
      await thread.pass(1.01)
      let paused = (list.progress, time(in: 480, on: thread))
      await thread.pass(481)
      for _ in 0..<7 { await thread.pass(1.01) }

      let prefix = "0 of 8 changes sent · 1 refused: see Unsent · "
      #expect(refused?.hasPrefix("\(prefix)ends at") == true)
      #expect(paused.1.contains { paused.0 == "\(prefix)paused until \($0) (GitHub’s limit)" })
      #expect(try await closed(thread) == 7 && thread.requests.map(\.state) == [.refused])
      #expect(list.progress == nil)
    }
  }

  @Test func `without a network the line waits for it, also after a new start`() async throws {
    try await withThread { thread in
      let list = try await close(8, on: thread)
      await thread.pass(6)
      await thread.fixture.sandbox.stop()
      await thread.pass(1.01)
      let offline = list.progress
      await thread.live.end()
      let again = try await thread.fixture.start(scheduler: thread.scheduler)
      await again.services.viewerSource.atRest()
      thread.fixture.pass(1.01, thread.scheduler)
      await again.services.viewerSource.atRest()
      let later = UnsentViewModel(again.services).progress

      #expect(offline == "1 of 8 changes sent · waits for the network")
      #expect(later == offline)
    }
  }
}
