import Foundation
import Testing

@testable import GitHubEndpoints
@testable import GitHubValues

/// States of subjects that have no address.
struct SubjectStateTests {
  @Test(arguments: [
    ("Tests workflow run failed for main branch", GitHub.SubjectState.State.failed),
    ("Tests workflow run, Attempt #2 succeeded for feature/x branch", .succeeded),
    ("A workflow run failed for b workflow run skipped for main branch", .skipped),
    ("Nightly workflow run cancelled for main branch", .cancelled),
    ("Nightly workflow run failed at startup for main branch", .failed),
    ("Nightly workflow run exploded for main branch", nil),
    ("Tests failed for main branch", nil), ("workflow run", nil), ("", nil),
  ])
  func `a run has the state in its title`(_ title: String, _ state: GitHub.SubjectState.State?) {
    let run = GitHub.NotificationSubject(title: title, kind: .checkSuite)
    let issue = GitHub.NotificationSubject(title: title, kind: .issue)

    #expect(GitHub.SubjectState(ofRun: run)?.state == state)
    #expect(GitHub.SubjectState(ofRun: issue) == nil)
  }

  @Test(arguments: [
    (#""closed": true, "isAnswered": true"#, GitHub.SubjectState.State.answered),
    (#""closed": true, "isAnswered": false"#, .closed),
    (#""closed": false, "isAnswered": null"#, .open),
  ])
  func `a discussion is found by its title, unless another one has it too`(
    _ fields: String,
    _ state: GitHub.SubjectState.State
  ) throws {
    let endpoint = Endpoint.states(of: [.discussion(Sample.engine, title: "Wet?")])
    let node = #"{"__typename": "Discussion", "title": "Wet?", \#(fields)}"#
    let other = #"{"__typename": "Discussion", "title": "Wet? No", "closed": false}"#
    func value(_ nodes: String...) throws -> [GitHub.SubjectState?] {
      let list = nodes.joined(separator: ",")
      return try endpoint.value(of: #"{"data": {"s0": {"nodes": [\#(list), {}, null]}}}"#).value
    }

    #expect(try value(other, node).map { $0?.state } == [state])
    #expect(try value(node, node) == [nil])
    #expect(try value(other) == [nil])
  }

  @Test func `nothing in a title is a qualifier of its search`() throws {
    let title = "Why \"repo:eve/x\"\n? " + String(repeating: "long ", count: 100)
    let request = Endpoint.states(of: [.discussion(Sample.engine, title: title)]).request
    let body = String(decoding: try #require(request.body), as: UTF8.self)

    let text = body.replacing("\\/", with: "/")
    #expect(text.contains(#"repo:ada/engine in:title \"Why  repo:eve/x  "#))
    #expect(body.components(separatedBy: "long").count < 40)
  }

  @Test func `invitations have their repositories`() throws {
    let endpoint = Endpoint.repositoryInvitations
    let page = try endpoint.value(
      of: #"[{"id": 1, "repository": {"id": 7}, "expired": true}, {"id": 2}]"#
    )

    #expect(endpoint.line == "GET /user/repository_invitations?per_page=100")
    #expect(page?.items == [.init(id: 1, repositoryID: .init(rawValue: 7), isExpired: true)])
  }

  @Test(arguments: [
    ("ada requested your review to deploy to an environment", "ada"),
    ("ada-b[bot] requested your review to deploy to production", "ada-b[bot]"),
    ("An eve requested your review to deploy to x", nil), ("Deploy", nil), ("", nil),
  ])
  func `a run that waits names its account in the title`(_ title: String, _ login: String?) {
    func subject(_ kind: GitHub.NotificationSubject.Kind) -> GitHub.NotificationSubject {
      GitHub.NotificationSubject(title: title, kind: kind)
    }

    #expect(subject(.workflowRun).reviewRequester == login)
    #expect(subject(.issue).reviewRequester == nil)
  }

  @Test func `the runs that wait are those of a status`() {
    let runs = Endpoint.waitingRuns(of: Sample.engine)

    #expect(runs.line == "GET /repos/ada/engine/actions/runs?status=waiting&per_page=30")
  }
}

/// The last comments and reviews of subjects.
struct LastCommentTests {
  private func read(_ fields: String) throws -> GitHub.SubjectState.LastComment? {
    let endpoint = Endpoint.states(of: [.numbered(Sample.engine, 1)])
    let node = #"{"__typename": "PullRequest", "state": "OPEN", \#(fields)}"#
    return try endpoint.value(of: #"{"data": {"s0": {"issueOrPullRequest": \#(node)}}}"#)
      .value[0]?.lastComment
  }

  private func comment(_ minute: Int, _ login: String?, _ type: String = "User") -> String {
    let author = login.map { #"{"__typename": "\#(type)", "login": "\#($0)"}"# } ?? "null"
    return #"{"createdAt": "2021-10-26T10:0\#(minute):00Z", "author": \#(author)}"#
  }

  private func minute(_ date: Date?) -> Int? {
    date.map { Int($0.timeIntervalSince1970) / 60 % 60 }
  }

  @Test func `the newest comment or review is the last, with the time of the others`() throws {
    let review = comment(3, "eve").replacing("createdAt", with: "submittedAt")
    let last = try #require(
      try read(
        """
        "comments": {"nodes": [\(comment(1, "ada")), null, {}, \(comment(5, "gauge", "Bot"))]},
        "reviews": {"nodes": [\(review)]}
        """
      )
    )

    #expect(last.author == "gauge" && last.isByBot)
    #expect(minute(last.date) == 5 && minute(last.dateOfOthers) == 3)
  }

  @Test func `of many comments by one account, those before may be by another`() throws {
    func last(_ count: Int) throws -> GitHub.SubjectState.LastComment? {
      let nodes = (1...count).map { comment($0, "gauge", "Bot") }.joined(separator: ",")
      return try read(#""comments": {"nodes": [\#(nodes)]}"#)
    }

    #expect(try last(4)?.dateOfOthers == nil)
    #expect(minute(try last(5)?.dateOfOthers) == 1)
  }

  @Test func `the opening and the closing count, and a full list of reviews does`() throws {
    let bot = #""comments": {"nodes": [\#(comment(5, "gauge", "Bot"))]}"#
    let opened = comment(4, "ada").dropFirst().dropLast()
    let own = comment(4, "gauge").dropFirst().dropLast()
    let reviews = (0..<5).map {
      comment($0, "gauge", "Bot").replacing("createdAt", with: "submittedAt")
    }

    #expect(minute(try read("\(opened), \(bot)")?.dateOfOthers) == 4)
    #expect(try read("\(own), \(bot)")?.dateOfOthers == nil)
    let closed = #""closedAt": "2021-10-26T10:03:00Z""#
    #expect(minute(try read("\(closed), \(bot)")?.dateOfOthers) == 3)
    let list = #""reviews": {"nodes": [\#(reviews.joined(separator: ","))]}"#
    #expect(minute(try read("\(list), \(bot)")?.dateOfOthers) == 0)
  }

  @Test func `comments without a time or an account are no fault`() throws {
    #expect(try read(#""comments": {"nodes": [{"createdAt": true}, {"createdAt": ""}]}"#) == nil)
    #expect(try read(#""comments": [], "reviews": 3"#) == nil)
    let deleted = try read(#""comments": {"nodes": [\#(comment(2, nil))]}"#)
    #expect(deleted?.author == nil && deleted?.isByBot == false)
  }
}
