import Foundation
import GitHubEndpoints
import GitHubValues
import Testing

@testable import OctavoViewModels

/// The filter of issues: one value with a text, for this machine and for the server.
struct IssueFilterTests {
  private static let tides = IssueList.repository(Sample.name)

  private func issue(_ configure: (inout GitHub.Issue) -> Void = { _ in }) -> GitHub.Issue {
    var issue = Sample.issue(12)
    issue.labels = [GitHub.Label(name: "Good First Issue"), GitHub.Label(name: "bug")]
    issue.assignees = [GitHub.Account(login: "juno")]
    issue.milestone = GitHub.Milestone(number: 3, title: "1.0 beta")
    issue.type = "Bug"
    configure(&issue)
    return issue
  }

  @Test(arguments: [
    "is:open label:\"good first issue\" -assignee:* type:bug sort:updated",
    "is:closed reason:\"not planned\" wave", "label:a,b no:milestone in:title \"two words\"",
    "foo:bar -wave is:open", "",
  ])
  func `a text reads back as the same filter`(_ text: String) {
    #expect(IssueFilter(text).text == text)
    #expect(IssueFilter(IssueFilter(text).text) == IssueFilter(text))
  }

  @Test(arguments: [
    ("state:open is:issue", "is:open"), ("IS:OPEN  Label:Bug", "is:OPEN label:Bug"),
    ("label:\"", "label:"), ("is: open", "is: open"),
  ])
  func `other spellings are the same`(_ text: String, _ result: String) {
    #expect(IssueFilter(text).text == result)
  }

  @Test func `a condition is set and removed, and replaces those that exclude it`() {
    var filter = IssueFilter("is:open assignee:@me sort:created wave")
    func toggle(_ text: String) -> String {
      filter = filter.toggling(IssueFilter(text).conditions[0])
      return filter.text
    }

    #expect(toggle("is:closed") == "assignee:@me sort:created wave is:closed")
    #expect(toggle("no:assignee") == "sort:created wave is:closed no:assignee")
    #expect(toggle("sort:updated") == "wave is:closed no:assignee sort:updated")
    #expect(toggle("label:bug") == "wave is:closed no:assignee sort:updated label:bug")
    #expect(toggle("label:docs").hasSuffix("label:bug label:docs"))
    #expect(toggle("IS:CLOSED") == "wave no:assignee sort:updated label:bug label:docs")
  }

  @Test(arguments: [
    ("is:open", true), ("is:closed", false), ("is:locked", false), ("is:pr", false),
    ("label:bug", true), ("label:bug label:docs", false), ("label:docs,bug", true),
    ("-label:bug", false), ("label:\"good first issue\"", true), ("no:label", false),
    ("type:bug", true), ("type:task", false), ("assignee:juno", true), ("assignee:@me", true),
    ("assignee:ada assignee:juno", true), ("-assignee:*", false), ("no:assignee", false),
    ("author:ada", true), ("author:@me", false), ("milestone:\"1.0 beta\"", true),
    ("no:milestone", false), ("involves:@me", true), ("mentions:@me", false), ("tides WHY", true),
    ("why in:title", false), ("is:unread", false), ("is:read", true), ("org:maralind", false),
    ("is:moon", true), ("-is:moon", true), ("sort:created", true),
  ])
  func `a filter decides whether an issue is let through`(_ text: String, _ isMatch: Bool) {
    let issue = issue { $0.repository = GitHub.RepositoryName(owner: "ada", name: "engine") }
    let facts = IssueFilter.Facts(login: "juno")

    #expect(IssueFilter(text).matches(issue, facts, isFound: false) == isMatch)
  }

  @Test func `a state that is not known is not closed, and its reason is none of the known ones`() {
    let issue = issue {
      $0.state = GitHub.IssueState(rawValue: "melted")
      $0.stateReason = GitHub.IssueStateReason(rawValue: "sunk")
    }
    func matches(_ text: String) -> Bool {
      IssueFilter(text).matches(issue, IssueFilter.Facts(), isFound: true)
    }

    #expect(matches("is:open") && !matches("is:closed") && matches("reason:sunk"))
    #expect(issue.sign == .unknown)
  }

  @Test func `an issue that the server has found is not looked for again`() {
    let filter = IssueFilter("moon involves:ada type:task is:closed")
    let facts = IssueFilter.Facts(login: "juno")
    let closed = issue {
      $0.state = .closed
      $0.author = nil
    }

    #expect(filter.matches(closed, facts, isFound: true))
    #expect(!filter.matches(closed, facts, isFound: false))
    #expect(!filter.matches(issue(), facts, isFound: true))
  }

  @Test(arguments: [
    ("is:open sort:created", "/repos/maralind/tides/issues?state=open&sort=created&direction=desc"),
    (
      "is:closed label:\"good first issue\" label:bug assignee:@me sort:updated-asc",
      "/repos/maralind/tides/issues?state=closed&labels=good%20first%20issue,bug&assignee=juno"
        + "&sort=updated&direction=asc"
    ),
    (
      "-assignee:* no:milestone author:ada mentions:@me type:Bug is:unread",
      "/repos/maralind/tides/issues?state=all&creator=ada&assignee=none&mentioned=juno"
        + "&milestone=none&type=Bug&sort=created&direction=desc"
    ),
    (
      "is:open -label:bug wave",
      "/search/issues?q=repo:maralind/tides%20is:open%20-label:bug%20wave%20is:issue"
        + "&sort=created&order=desc"
    ),
    (
      "milestone:\"1.0 beta\" sort:comments",
      "/search/issues?q=repo:maralind/tides%20milestone:%221.0%20beta%22%20is:issue"
        + "&sort=comments&order=desc"
    ),
  ])
  func `the server is asked for a list where it has one, and searches otherwise`(
    _ text: String,
    _ address: String
  ) {
    #expect(line(text, Self.tides) == "\(address)&per_page=50")
  }

  @Test(arguments: [
    ("is:open assignee:@me", "/issues?filter=assigned&state=open&sort=created&direction=desc"),
    (
      "author:@me label:bug",
      "/issues?filter=created&state=all&labels=bug&sort=created&direction=desc"
    ),
    ("is:closed mentions:@me", "/issues?filter=mentioned&state=closed&sort=created&direction=desc"),
    (
      "is:subscribed wave sort:updated",
      "/issues?filter=subscribed&state=all&sort=updated&direction=desc"
    ),
    (
      "is:open involves:@me",
      "/search/issues?q=is:open%20involves:@me%20is:issue&sort=created&order=desc"
    ),
    (
      "author:@me assignee:@me",
      "/search/issues?q=author:@me%20assignee:@me%20is:issue&sort=created&order=desc"
    ),
    (
      "assignee:ada is:open",
      "/search/issues?q=assignee:ada%20is:open%20is:issue&sort=created&order=desc"
    ),
    ("wave", "/search/issues?q=involves:@me%20wave%20is:issue&sort=created&order=desc"),
  ])
  func `the issues of all repositories are lists of a relation, or a search`(
    _ text: String,
    _ address: String
  ) {
    #expect(line(text, .own) == "\(address)&per_page=50")
  }

  private func line(_ text: String, _ list: IssueList) -> String {
    let request = IssueFilter(text).endpoint(in: list, of: "juno").request
    let query = request.query.map { item in
      let value = item.value.replacing(" ", with: "%20").replacing("\"", with: "%22")
      return "\(item.name)=\(value)"
    }
    return "/\(request.path.joined(separator: "/"))?\(query.joined(separator: "&"))"
  }

  @Test func `a condition in words says what it lets through`() {
    let text =
      "is:open reason:not_planned label:a,b -label:c no:assignee -assignee:* author:@me sort:updated"

    #expect(
      IssueFilter(text).conditions.map(\.words) == [
        "Open", "Not planned", "Label a or b", "Not: Label c", "Unassigned", "Unassigned", "By me",
        "Last changed first",
      ]
    )
  }
}
