import Foundation
import GitHubValues
import Testing

@testable import OctavoViewModels

/// The lists that scripts read.
struct ListReportTests {
  private let fakes = Fakes()

  private func report(_ kind: ListReport.Kind, _ filter: String = "") -> ListReport {
    fakes.logIn()
    var merged = InboxThread(Sample.thread(2, .pullRequest, title: "Count\twaves\u{1B}[2J\u{202E}"))
    merged.state = GitHub.SubjectState(.merged, isPullRequest: true)
    fakes.store[.inbox] = [InboxThread(Sample.thread(1), mark: .read), merged]
    fakes.store[.repositories(.owned)] = [Sample.repository()]
    return fakes.services.storedList(kind, filter: filter)
  }

  @Test func `a line has place, news, state and title, whatever the title has`() {
    #expect(
      report(.inbox).text == """
        maralind/tides#2\tnew\tmerged\tCount waves [2J \n\
        maralind/tides#1\t\tissue\tTides come twice
        """
    )
  }

  @Test func `of several accounts each line has its account behind the other columns`() throws {
    var other = report(.repositories)
    let own = report(.inbox, "type:issue")
    other = ListReport(list: .inbox, account: "grace@b.example", readAt: nil, items: other.items)
    let text = try [own, other].printed(asJSON: false)

    #expect(
      text == """
        maralind/tides#1\t\tissue\tTides come twice\t\(own.account)
        maralind/tides\t\t\t\(other.items[0].title ?? "")\tgrace@b.example
        """
    )
    #expect(try [own, other].printed(asJSON: true) == "\(own.json)\n\(other.json)")
    #expect(try [own].printed(asJSON: false) == own.text)
    #expect(try [ListReport]().printed(asJSON: false) == "")
  }

  @Test func `the filter of the inbox is that of its screen`() {
    #expect(report(.inbox, "is:unread type:pull").items.map(\.number) == [2])
    #expect(report(.inbox, "is:unread type:issue").text == "")
  }

  @Test func `the filter of repositories is looked for in their names`() {
    #expect(report(.repositories, "TIDES").items.map(\.repository) == ["maralind/tides"])
    #expect(report(.repositories, "moon").items.isEmpty)
  }

  @Test func `the object has stable names, and leaves out what is unknown`() throws {
    let json = try report(.inbox, "is:read").json

    #expect(
      json.hasSuffix(
        #""items":[{"number":1,"reason":"subscribed","repository":"maralind/tides","#
          + #""title":"Tides come twice","type":"issue","unread":false,"#
          + #""updatedAt":"2027-01-15T06:01:00Z","url":"https://ghe.example.com/maralind/tides/issues/1"}],"#
          + #""list":"inbox"}"#
      )
    )
  }
}
