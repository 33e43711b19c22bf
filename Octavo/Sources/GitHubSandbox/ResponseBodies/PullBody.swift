/// A merged pull request, in lists and by itself.
struct PullBody: JSONObjectWritable {
  /// The numbers that only the pull request itself shows.
  struct Counts: Sendable {
    let commits: Int
    let additions: Int
    let deletions: Int
    let files: Int
  }

  let pull: MergedPull
  let author: User
  /// The relation of the author to the repository.
  let association: String
  let merger: User
  let repository: RepositoryBody
  let links: Links
  var counts: Counts?

  private var details: RepositoryDetails { repository.details }
  private var name: String { details.repository.fullName }
  private var api: String { "\(links.repository(name))/pulls/\(pull.number)" }
  private var issue: String { "\(links.repository(name))/issues/\(pull.number)" }
  private var page: String { "\(links.web)/\(name)/pull/\(pull.number)" }
  private var statuses: String { "\(links.repository(name))/statuses/\(pull.head)" }
  private var merged: Int { pull.merge.committer.time }

  func write(fields: inout JSONFields) {
    let id = stableIdentifier("pull", "\(details.repository.origin)#\(pull.number)")
    fields.set("url", api)
    fields.set("id", id)
    fields.set("node_id", nodeIdentifier("PullRequest", "\(details.repository.id):\(pull.number)"))
    fields.set("html_url", page)
    fields.set("diff_url", "\(page).diff")
    fields.set("patch_url", "\(page).patch")
    fields.set("issue_url", issue)
    fields.set("number", pull.number)
    fields.set("state", "closed")
    fields.set("locked", false)
    fields.set("title", pull.title)
    fields.set("user", SimpleUserBody(user: author, links: links))
    fields.set("body", pull.body.isEmpty ? nil : pull.body)
    fields.set("created_at", Timestamp(pull.opened))
    for time: StaticString in ["updated_at", "closed_at", "merged_at"] {
      fields.set(time, Timestamp(merged))
    }
    if links.version == .v2022 {
      fields.set("merge_commit_sha", pull.merge.id.hex)
      fields.set("assignee", String?.none)
    }
    writeNobody(&fields)
    writeAddresses(&fields)
    fields.set("head", end(pull.headBranch, owner: pull.headOwner, at: pull.head))
    fields.set("base", end(details.defaultBranch, owner: details.owner.login, at: pull.base))
    fields.set("author_association", association)
    if let counts { write(counts, &fields) }
  }

  private func writeNobody(_ fields: inout JSONFields) {
    for key: StaticString in ["milestone", "auto_merge", "active_lock_reason"] {
      fields.set(key, String?.none)
    }
    for key: StaticString in ["labels", "assignees", "requested_reviewers", "requested_teams"] {
      fields.set(key, [String]())
    }
    fields.set("draft", false)
  }

  private func writeAddresses(_ fields: inout JSONFields) {
    fields.set("commits_url", "\(api)/commits")
    fields.set("review_comments_url", "\(api)/comments")
    fields.set("review_comment_url", "\(links.repository(name))/pulls/comments{/number}")
    fields.set("comments_url", "\(issue)/comments")
    fields.set("statuses_url", statuses)
    let addresses: [(StaticString, String)] = [
      ("self", api), ("html", page), ("issue", issue), ("comments", "\(issue)/comments"),
      ("review_comments", "\(api)/comments"),
      ("review_comment", "\(links.repository(name))/pulls/comments{/number}"),
      ("commits", "\(api)/commits"), ("statuses", statuses),
    ]
    fields.object("_links") { fields in
      for (key, address) in addresses {
        fields.object(key) { $0.set("href", address) }
      }
    }
  }

  private func end(_ branch: String, owner: String, at commit: ObjectID) -> InlineJSONObject {
    let user = owner.lowercased() == details.owner.key ? details.owner : User(login: owner)
    // A fork is not served, so only a branch of the repository itself has one.
    let isHere = user.key == details.owner.key
    return InlineJSONObject { fields in
      fields.set("label", "\(owner):\(branch)")
      fields.set("ref", branch)
      fields.set("sha", commit.hex)
      fields.set("user", SimpleUserBody(user: user, links: links))
      fields.set("repo", isHere ? repository : nil)
    }
  }

  private func write(_ counts: Counts, _ fields: inout JSONFields) {
    fields.set("merged", true)
    fields.set("mergeable", Bool?.none)
    fields.set("rebaseable", Bool?.none)
    fields.set("mergeable_state", "unknown")
    fields.set("merged_by", SimpleUserBody(user: merger, links: links))
    fields.set("comments", 0)
    fields.set("review_comments", 0)
    fields.set("maintainer_can_modify", false)
    fields.set("commits", counts.commits)
    fields.set("additions", counts.additions)
    fields.set("deletions", counts.deletions)
    fields.set("changed_files", counts.files)
  }
}
