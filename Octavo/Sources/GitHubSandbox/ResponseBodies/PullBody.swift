/// A pull request, in lists and by itself.
struct PullBody: JSONObjectWritable {
  /// The values that only the pull request itself shows.
  struct Details: Sendable {
    let commits: Int
    let additions: Int
    let deletions: Int
    let files: Int
    /// The number of comments on lines.
    let reviewComments: Int
    /// Whether it can be merged without a conflict; `nil` if that is not known.
    let isMergeable: Bool?
    /// GitHub's word for the state of the merge, such as `blocked`.
    let mergeState: String
  }

  let listed: ListedPull
  /// The relation of the author to the repository.
  let association: String
  let users: UserDirectory
  /// The labels and the milestone.
  let facts: IssueFacts
  /// The repository into which it is merged.
  let repository: RepositoryBody
  /// The repository that has the head; `nil` if it was deleted or is not served.
  let headRepository: RepositoryBody?
  /// The teams that are asked for a review.
  let teams: [Team]
  let links: Links
  let media: TextMedia
  var details: Details?

  private var issue: StoredIssue { listed.issue }
  private var pull: StoredPull { listed.pull }
  private var name: String { listed.repository.fullName }
  private var api: String { "\(links.repository(name))/pulls/\(issue.number)" }
  private var issueAddress: String { "\(links.repository(name))/issues/\(issue.number)" }
  private var page: String { "\(links.web)/\(name)/pull/\(issue.number)" }
  private var statuses: String { "\(links.repository(name))/statuses/\(pull.headCommit)" }

  func write(fields: inout JSONFields) {
    let id = stableIdentifier("pull", "\(listed.repository.origin)#\(issue.number)")
    fields.set("url", api)
    fields.set("id", id)
    fields.set("node_id", issue.nodeName)
    fields.set("html_url", page)
    fields.set("diff_url", "\(page).diff")
    fields.set("patch_url", "\(page).patch")
    fields.set("issue_url", issueAddress)
    fields.set("number", issue.number)
    fields.set("state", issue.isOpen ? "open" : "closed")
    fields.set("locked", issue.isLocked)
    fields.set("active_lock_reason", issue.lockReason)
    fields.set("title", issue.title)
    fields.set("user", user(issue.login))
    media.write(issue.body, &fields)
    fields.set("created_at", Timestamp(issue.created))
    fields.set("updated_at", Timestamp(issue.updated))
    fields.set("closed_at", issue.closed.map(Timestamp.init))
    fields.set("merged_at", issue.merged.map(Timestamp.init))
    if links.version == .v2022 {
      fields.set("merge_commit_sha", pull.mergeCommit)
      fields.set("assignee", issue.assigneeLogins.first.map(user))
    }
    writePeople(&fields)
    fields.set("draft", issue.isDraft)
    fields.set("auto_merge", pull.autoMerge.map(autoMerge))
    writeAddresses(&fields)
    writeEnds(&fields)
    fields.set("author_association", association)
    if let details { write(details, &fields) }
  }

  private func writePeople(_ fields: inout JSONFields) {
    let labels = facts.labels(of: issue)
    fields.set("labels", labels.map { LabelBody(label: $0, repository: name, links: links) })
    fields.set(
      "milestone",
      facts.milestone(of: issue).map {
        MilestoneBody(counted: $0, repository: name, users: users, links: links)
      }
    )
    fields.set("assignees", issue.assigneeLogins.map(user))
    fields.set("requested_reviewers", pull.reviewerLogins.map(user))
    fields.set("requested_teams", teams.map { TeamBody(team: $0, links: links) })
  }

  private func writeAddresses(_ fields: inout JSONFields) {
    fields.set("commits_url", "\(api)/commits")
    fields.set("review_comments_url", "\(api)/comments")
    fields.set("review_comment_url", "\(links.repository(name))/pulls/comments{/number}")
    fields.set("comments_url", "\(issueAddress)/comments")
    fields.set("statuses_url", statuses)
    let addresses: [(StaticString, String)] = [
      ("self", api), ("html", page), ("issue", issueAddress),
      ("comments", "\(issueAddress)/comments"), ("review_comments", "\(api)/comments"),
      ("review_comment", "\(links.repository(name))/pulls/comments{/number}"),
      ("commits", "\(api)/commits"), ("statuses", statuses),
    ]
    fields.object("_links") { fields in
      for (key, address) in addresses {
        fields.object(key) { $0.set("href", address) }
      }
    }
  }

  private func writeEnds(_ fields: inout JSONFields) {
    let owner = listed.repository.owner
    let head = headRepository
    fields.set("head", end(pull.head, owner: pull.headOwner, at: pull.headCommit, head))
    fields.set("base", end(pull.base, owner: owner, at: pull.baseCommit, repository))
  }

  private func end(
    _ branch: String,
    owner: String,
    at commit: String,
    _ repository: RepositoryBody?
  ) -> InlineJSONObject {
    InlineJSONObject { fields in
      fields.set("label", "\(owner):\(branch)")
      fields.set("ref", branch)
      fields.set("sha", commit)
      fields.set("user", SimpleUserBody(owner, among: users, links: links))
      fields.set("repo", repository)
    }
  }

  private func autoMerge(_ method: String) -> InlineJSONObject {
    InlineJSONObject { fields in
      fields.set("enabled_by", user(pull.autoMerger ?? issue.login))
      fields.set("merge_method", method)
      fields.set("commit_title", issue.title)
      fields.set("commit_message", "")
    }
  }

  private func write(_ details: Details, _ fields: inout JSONFields) {
    fields.set("merged", issue.merged != nil)
    fields.set("mergeable", details.isMergeable)
    fields.set("rebaseable", details.isMergeable)
    fields.set("mergeable_state", details.mergeState)
    fields.set("merged_by", pull.merger.map(user))
    fields.set("comments", listed.comments)
    fields.set("review_comments", details.reviewComments)
    fields.set("maintainer_can_modify", pull.canModify)
    fields.set("commits", details.commits)
    fields.set("additions", details.additions)
    fields.set("deletions", details.deletions)
    fields.set("changed_files", details.files)
  }

  private func user(_ login: String) -> SimpleUserBody {
    SimpleUserBody(login, among: users, links: links)
  }
}
