import Foundation
import Testing

@testable import GitHubValues

struct EventDecodingTests {
  private func event(_ type: String, _ payload: String) throws -> GitHub.Event {
    let json = #"""
      {"id": 12, "type": "\#(type)", "actor": {"login": "mona"}, "repo": {"name": "o/n"},
       "created_at": "1970-01-01T00:01:00Z", "payload": \#(payload)}
      """#
    return try decoded(json)
  }

  @Test(
    arguments: [
      (
        "PushEvent", #"{"ref": "refs/heads/a/b", "head": "2", "before": "1"}"#,
        .push(reference: "refs/heads/a/b", head: "2", before: "1")
      ),
      (
        "PushEvent",
        #"""
        {"ref": "refs/heads/a", "head": "2", "before": "1", "size": 30, "distinct_size": "25",
         "commits": [{"sha": "2", "message": "End", "author": {"name": "Ada"}}, {}]}
        """#,
        .push(
          reference: "refs/heads/a",
          head: "2",
          before: "1",
          commits: [.init(sha: "2", message: "End", authorName: "Ada")],
          commitCount: 25
        )
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
        "PullRequestReviewEvent",
        #"{"pull_request": {"number": 4, "title": "T"}, "review": {"state": "approved"}}"#,
        .pullRequestReview(number: 4, state: .approved, title: "T")
      ),
      (
        "PullRequestReviewThreadEvent",
        #"{"action": "resolved", "pull_request": {"number": 4}, "thread": {}}"#,
        .pullRequestReviewThread(action: "resolved", number: 4, title: nil)
      ),
      (
        "DiscussionEvent", #"{"action": "created", "discussion": {"number": 9, "title": "T"}}"#,
        .discussion(action: "created", number: 9, title: "T")
      ),
      (
        "GollumEvent",
        #"{"pages": [{"page_name": "Home", "title": "", "action": "edited"}, {"title": "B"}, {}]}"#,
        .wiki([
          .init(title: "Home", action: "edited"), .init(title: "B", action: "edited"),
        ])
      ),
      (
        "SponsorshipEvent", #"{"action": "created", "effective_date": 5}"#,
        .sponsorship(action: "created")
      ),
      (
        "StatusEvent", #"{"state": "failure", "sha": "abc", "description": "3 faults"}"#,
        .status(.failure, sha: "abc", description: "3 faults")
      ),
      ("TeamAddEvent", #"{"team": {"name": "Core"}}"#, .team(name: "Core")),
      ("FollowEvent", #"{"target": {"login": "ada"}}"#, .follow(login: "ada")),
      (
        "GistEvent", #"{"action": "create", "gist": {"id": 5, "description": null}}"#,
        .gist(action: "create", id: "5", description: nil)
      ),
      ("DownloadEvent", #"{"download": {"name": "a.zip"}}"#, .download(name: "a.zip")),
      (
        "ForkApplyEvent", #"{"head": "master", "before": "1", "after": "2"}"#,
        .forkApply(reference: "master")
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

  @Test(
    arguments: [
      ("HologramEvent", "{}", "{}"), ("PushEvent", "{}", "{}"), ("PushEvent", "null", nil),
      ("IssuesEvent", "[]", "[]"), ("StatusEvent", #"{"state": "x"}"#, #"{"state":"x"}"#),
      ("PullRequestEvent", #"{"pull_request": null}"#, #"{"pull_request":null}"#),
      ("CreateEvent", #"{"ref_type": "hologram"}"#, #"{"ref_type":"hologram"}"#),
      ("ForkEvent", #"{"forkee": {"full_name": "n"}}"#, #"{"forkee":{"full_name":"n"}}"#),
      ("GollumEvent", #"{"pages": [{}]}"#, #"{"pages":[{}]}"#),
      (
        "NewEvent", #"{"b": [1, 2.5, true, null], "a": {"u": "https://x/\u0000"}}"#,
        "{\"a\":{\"u\":\"https://x/\\u0000\"},\"b\":[1,2.5,true,null]}"
      ),
    ] as [(String, String, String?)]
  )
  func `an unknown event keeps its name and its payload`(
    type: String,
    payload: String,
    text: String?
  ) throws {
    #expect(try event(type, payload).kind == .other(type: type, payload: text))
  }

  @Test(arguments: ["null", "{}", #"{"name": "/"}"#, #"{"name": ""}"#, #"{"name": "nameless"}"#])
  func `an old event without a repository has none`(repository: String) throws {
    let json = #"""
      {"id": "1", "type": "FollowEvent", "created_at": "2012-05-05T10:00:00Z", "repo": \#(repository),
       "actor": {"login": "mona"}, "payload": {"target": {"login": "ada"}}}
      """#

    let event = try decoded(json)

    #expect(event.repository == nil)
    #expect(event.kind == .follow(login: "ada"))
  }

  @Test func `an event without an actor and a payload does not fail`() throws {
    let event = try decoded(
      #"{"id": "1", "type": "WatchEvent", "created_at": "1970-01-01T00:00:00Z"}"#
    )

    #expect(event.actor.login == "ghost")
    #expect(event.kind == .other(type: "WatchEvent"))
  }

  private func decoded(_ json: String) throws -> GitHub.Event {
    try JSONDecoder().decode(LenientObject<GitHub.Event>.self, from: Data(json.utf8)).value
  }
}
