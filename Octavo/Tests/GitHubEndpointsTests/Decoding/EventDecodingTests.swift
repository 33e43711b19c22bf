import Foundation
import GitHubValues
import Testing

@testable import GitHubEndpoints

struct EventDecodingTests {
  private func event(_ type: String, _ payload: String) throws -> GitHub.Event {
    let json = #"""
      {"id": 12, "type": "\#(type)", "actor": {"login": "mona"}, "repo": {"name": "o/n"},
       "created_at": "1970-01-01T00:01:00Z", "payload": \#(payload)}
      """#
    return try JSONDecoder().decode(LenientObject<GitHub.Event>.self, from: Data(json.utf8)).value
  }

  @Test(
    arguments: [
      (
        "PushEvent", #"{"ref": "refs/heads/a/b", "head": "2", "before": "1"}"#,
        .push(reference: "refs/heads/a/b", head: "2", before: "1")
      ),
      ("CreateEvent", #"{"ref_type": "repository", "ref": null}"#, .createRepository),
      ("CreateEvent", #"{"ref_type": "branch", "ref": "a/b"}"#, .create(.branch, name: "a/b")),
      ("DeleteEvent", #"{"ref_type": "tag", "ref": "1.0"}"#, .delete(.tag, name: "1.0")),
      ("WatchEvent", #"{"action": "started"}"#, .star),
      ("PublicEvent", "{}", .madePublic),
      (
        "ForkEvent", #"{"forkee": {"full_name": "mona/n"}}"#,
        .fork(to: .init(owner: "mona", name: "n"))
      ),
      (
        "IssuesEvent", #"{"action": "transferred", "issue": {"number": 3, "title": "T"}}"#,
        .issue(action: "transferred", number: 3, title: "T")
      ),
      (
        "IssueCommentEvent",
        #"{"issue": {"number": 3, "title": "T", "pull_request": {}}, "comment": {"body": "B"}}"#,
        .issueComment(number: 3, title: "T", body: "B", onPullRequest: true)
      ),
      (
        "PullRequestEvent", #"{"action": "closed", "pull_request": {"number": 4, "merged": true}}"#,
        .pullRequest(action: "merged", number: 4, title: nil)
      ),
      (
        "PullRequestEvent", #"{"action": "synchronize", "number": 4}"#,
        .pullRequest(action: "synchronize", number: 4, title: nil)
      ),
      (
        "PullRequestReviewEvent", #"{"pull_request": {"number": 4}}"#, .pullRequestReview(number: 4)
      ),
      (
        "PullRequestReviewCommentEvent",
        #"{"pull_request": {"number": 4}, "comment": {"body": "B"}}"#,
        .pullRequestReviewComment(number: 4, body: "B")
      ),
      (
        "CommitCommentEvent", #"{"comment": {"commit_id": "abc", "body": null}}"#,
        .commitComment(sha: "abc", body: nil)
      ),
      (
        "MemberEvent", #"{"action": "added", "member": {"login": "hubot"}}"#,
        .member(action: "added", login: "hubot")
      ),
      (
        "ReleaseEvent", #"{"release": {"tag_name": "1.0", "name": ""}}"#,
        .release(tag: "1.0", name: nil)
      ),
    ] as [(String, String, GitHub.Event.Kind)]
  )
  func `each kind of event is decoded`(type: String, payload: String, kind: GitHub.Event.Kind)
    throws
  {
    #expect(
      try event(type, payload)
        == GitHub.Event(
          id: "12",
          actor: .init(login: "mona"),
          repository: .init(owner: "o", name: "n"),
          createdAt: Date(timeIntervalSince1970: 60),
          kind: kind
        )
    )
  }

  @Test(arguments: [
    ("HologramEvent", "{}"), ("PushEvent", "{}"), ("PushEvent", "null"), ("IssuesEvent", "[]"),
    ("PullRequestEvent", #"{"pull_request": null}"#), ("CreateEvent", #"{"ref_type": "hologram"}"#),
    ("ForkEvent", #"{"forkee": {"full_name": "nameless"}}"#),
  ])
  func `an unknown event is decoded as another kind`(type: String, payload: String) throws {
    #expect(try event(type, payload).kind == .other(type: type))
  }

  @Test func `an event without an actor and a repository does not fail`() throws {
    let json = #"{"id": "1", "type": "WatchEvent", "created_at": "1970-01-01T00:00:00Z"}"#

    let event = try JSONDecoder().decode(LenientObject<GitHub.Event>.self, from: Data(json.utf8))
      .value

    #expect(event.actor.login == "ghost")
    #expect(event.kind == .other(type: "WatchEvent"))
  }
}
