import Foundation
import GitHubEndpoints
import GitHubValues
import Testing

@testable import OctavoViewModels

/// The numbers of what waits for the user, in the forms that scripts read.
struct StatusReportTests {
  private let fakes = Fakes()

  private func report() -> StatusReport {
    var report = StatusReport(account: "ada@github.com")
    (report.unread, report.reasons) = (3, ["mention": 2, "review_requested": 1])
    (report.reviews, report.readAt) = (1, Sample.now)
    return report
  }

  @Test func `the text names reasons in words, the most frequent first`() {
    #expect(
      report().text == """
        Inbox: 3 new (2 mentioned, 1 review requested)
        Reviews that wait for you: 1
        Assigned to you: unknown
        """
    )
  }

  @Test func `an inbox that was never read is unknown`() {
    #expect(StatusReport(account: "ada@github.com").text.hasPrefix("Inbox: unknown\n"))
  }

  @Test func `a reason of the server is no command of the terminal`() {
    var hostile = report()
    hostile.reasons = ["\u{1B}[2Jmoon\u{202E}": 1]

    #expect(hostile.text.hasPrefix("Inbox: 3 new (1 2Jmoon)"))
  }

  @Test func `the object has stable names, and leaves out what is unknown`() throws {
    #expect(
      try report().json == #"{"account":"ada@github.com","readAt":"2027-01-15T08:00:00Z","#
        + #""reasons":{"mention":2,"review_requested":1},"reviews":1,"unread":3}"#
    )
  }

  @Test func `a format has the numbers in their places`() {
    #expect(report().filled("✉ {unread} {reviews}/{assigned} {x}") == "✉ 3 1/? {x}")
    #expect(report().filled("{account}: {unread}") == "ada@github.com: 3")
  }

  @Test func `reports of several accounts begin with the account`() throws {
    let other = StatusReport(account: "grace@b.example")

    let text = try [report(), other].printed(asJSON: false)

    let lines = text.split(separator: "\n")
    #expect(lines.count == 8 && lines[0] == "Account: ada@github.com")
    #expect(lines[4] == "Account: grace@b.example" && lines[5] == "Inbox: unknown")
    #expect(try [other].printed(asJSON: false) == other.text)
  }

  @Test func `the stored threads are counted by reason, without what is done`() async throws {
    fakes.logIn()
    var mention = Sample.thread(2)
    mention.reason = .mention
    fakes.store[.inbox] = [InboxThread(Sample.thread(1)), InboxThread(mention)]
    try await fakes.outbox.add(NotificationDone(Sample.thread(1)))

    let report = fakes.services.storedStatus()

    #expect(report.unread == 1 && report.reasons == ["mention": 1])
    #expect(report.hasNews && report.reviews == nil)
  }

  @Test func `a server that cannot be reached leaves what is stored, with the reason`() async {
    fakes.logIn()
    fakes.store[.inbox] = [InboxThread(Sample.thread(1))]
    fakes.sync[failure: .inbox] = .offline

    let (report, failure) = await fakes.services.status()

    #expect(report.unread == 1 && failure != nil)
  }
}
