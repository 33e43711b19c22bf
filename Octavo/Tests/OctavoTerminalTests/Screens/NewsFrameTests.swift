import Testing

/// The sentences of the news in the golden frames.
struct NewsFrameTests {
  /// The types of events in GitHub's feeds and their actions, each with the words of its sentence.
  private static let documented = [
    "CommitCommentEvent created": "commented on commit",
    "CreateEvent branch": "created branch",
    "CreateEvent repository": "created repository",
    "CreateEvent tag": "created tag",
    "DeleteEvent branch": "deleted branch",
    "DeleteEvent tag": "deleted tag",
    "DiscussionEvent created": "created discussion",
    "ForkEvent forked": "forked",
    "GollumEvent": "edited wiki page",
    "IssueCommentEvent created": "commented on issue",
    "IssuesEvent assigned": "assigned issue",
    "IssuesEvent closed": "closed issue",
    "IssuesEvent labeled": "labeled issue",
    "IssuesEvent opened": "opened issue",
    "IssuesEvent reopened": "reopened issue",
    "IssuesEvent unassigned": "unassigned issue",
    "IssuesEvent unlabeled": "unlabeled issue",
    "MemberEvent added": "added wrenb to",
    "PublicEvent": "made tkowal/pocketforth public",
    "PullRequestEvent assigned": "assigned pull request",
    "PullRequestEvent closed": "closed pull request",
    "PullRequestEvent labeled": "labeled pull request",
    "PullRequestEvent merged": "merged pull request",
    "PullRequestEvent opened": "opened pull request",
    "PullRequestEvent reopened": "reopened pull request",
    "PullRequestEvent unassigned": "unassigned pull request",
    "PullRequestEvent unlabeled": "unlabeled pull request",
    "PullRequestReviewCommentEvent created": "commented on pull request",
    "PullRequestReviewEvent approved": "approved pull request",
    "PullRequestReviewEvent changes_requested": "requested changes in pull request",
    "PullRequestReviewEvent commented": "reviewed pull request",
    "PullRequestReviewThreadEvent resolved": "resolved a conversation in pull request",
    "PushEvent": "pushed to",
    "PushEvent, several": "pushed 2 times to",
    "ReleaseEvent published": "released",
    "SponsorshipEvent created": "started a sponsorship",
    "WatchEvent started": "starred",
  ]

  @Test func `an approved frame shows every documented type and action of an event`() throws {
    let frame = try golden("news-100x230")

    // The space keeps “unlabeled” from being taken for “labeled”.
    let missing = Self.documented.filter { !frame.contains(" \($0.value) ") }

    #expect(missing.keys.sorted() == [])
  }
}
