import DemoWorld

/// The payload of an event of the demo world that git does not record.
struct ScriptedPayload: JSONObjectWritable {
  let action: ScriptedAction
  let actor: User
  let users: UserDirectory
  let links: Links

  private var name: String { action.repository.fullName }
  private var api: String { links.repository(name) }
  private var web: String { "\(links.web)/\(name)" }
  private var number: Int { action.activity.number ?? 0 }
  private var title: String { action.activity.title ?? "" }
  private var text: String { action.activity.text ?? "" }
  private var id: Int { stableIdentifier(action.eventType, "\(name) \(action.time)") }
  private var time: Timestamp { Timestamp(action.time) }

  func write(fields: inout JSONFields) {
    switch action.activity.kind {
    case .issue, .close, .reopen, .label, .unlabel, .assign, .unassign, .comment, .public: break
    case .createBranch, .createRepository: creation(&fields)
    case .commitComment:
      fields.set("action", "created")
      fields.object("comment", commitComment)
    case .deleteBranch: reference("branch", "refs/heads/\(title)", &fields)
    case .deleteTag: reference("tag", "refs/tags/\(title)", &fields)
    case .discussion:
      fields.set("action", "created")
      fields.object("discussion", discussion)
    case .fork:
      fields.set("action", "forked")
      fields.object("forkee", copy)
    case .wiki: fields.set("pages", [InlineJSONObject(fields: wikiPage)])
    case .member:
      fields.set("action", "added")
      fields.set("member", user(title))
    case .openPull, .closePull, .reopenPull, .mergePull, .labelPull, .unlabelPull, .assignPull,
      .unassignPull:
      fields.set("action", action.pullChange)
      fields.set("number", number)
      fields.object("pull_request", pull)
    case .review, .requestChanges, .commentReview:
      fields.set("action", "created")
      fields.object("review", review)
      fields.object("pull_request", pull)
    case .reviewComment:
      fields.set("action", "created")
      fields.object("comment", reviewComment)
      fields.object("pull_request", pull)
    case .reviewThread:
      fields.set("action", "resolved")
      fields.object("pull_request", pull)
      fields.object("thread") { $0.set("comments", [String]()) }
    case .release:
      fields.set("action", "published")
      fields.object("release", release)
    case .sponsorship:
      fields.set("action", "created")
      fields.object("sponsorship") { $0.set("sponsorable", user(title)) }
    }
  }

  private func user(_ login: String) -> SimpleUserBody {
    SimpleUserBody(login, among: users, links: links)
  }

  private func creation(_ fields: inout JSONFields) {
    let isBranch = action.activity.kind == .createBranch
    reference(
      isBranch ? "branch" : "repository",
      isBranch ? "refs/heads/\(title)" : "",
      &fields
    )
    fields.set("master_branch", action.defaultBranch)
    fields.set("description", action.repository.description)
  }

  private func reference(_ type: String, _ fullName: String, _ fields: inout JSONFields) {
    fields.set("ref", title)
    fields.set("ref_type", type)
    fields.set("full_ref", fullName)
    fields.set("pusher_type", "user")
  }

  @Sendable private func commitComment(_ fields: inout JSONFields) {
    fields.set("id", id)
    fields.set("node_id", nodeIdentifier("CommitComment", id))
    fields.set("url", "\(api)/comments/\(id)")
    fields.set("html_url", "\(web)/commit/\(action.head)#commitcomment-\(id)")
    fields.set("commit_id", action.head.hex)
    fields.set("user", user(actor.login))
    fields.set("body", text)
    fields.set("created_at", time)
    fields.set("updated_at", time)
  }

  @Sendable private func discussion(_ fields: inout JSONFields) {
    fields.set("id", id)
    fields.set("node_id", nodeIdentifier("Discussion", id))
    fields.set("number", number)
    fields.set("title", title)
    fields.set("body", text)
    fields.set("user", user(actor.login))
    fields.set("state", "open")
    fields.set("locked", false)
    fields.set("comments", 0)
    fields.set("created_at", time)
    fields.set("updated_at", time)
    fields.set("html_url", "\(web)/discussions/\(number)")
    fields.set("repository_url", api)
    for key: StaticString in [
      "active_lock_reason", "answer_chosen_at", "answer_chosen_by", "answer_html_url",
      "state_reason",
    ] {
      fields.set(key, String?.none)
    }
    fields.object("category") { fields in
      fields.set("id", 1)
      fields.set("repository_id", action.repository.id)
      fields.set("emoji", ":speech_balloon:")
      fields.set("name", "General")
      fields.set("description", "")
      fields.set("created_at", time.text)
      fields.set("updated_at", time.text)
      fields.set("slug", "general")
      fields.set("is_answerable", false)
    }
  }

  @Sendable private func copy(_ fields: inout JSONFields) {
    let fork = "\(actor.login)/\(action.repository.name)"
    let id = stableIdentifier("repository", fork)
    fields.set("id", id)
    fields.set("node_id", nodeIdentifier("Repository", id))
    fields.set("name", action.repository.name)
    fields.set("full_name", fork)
    fields.set("owner", user(actor.login))
    fields.set("url", links.repository(fork))
    fields.set("html_url", "\(links.web)/\(fork)")
    fields.set("fork", true)
    fields.set("public", true)
  }

  @Sendable private func wikiPage(_ fields: inout JSONFields) {
    let path = title.replacing(" ", with: "-")
    fields.set("page_name", path)
    fields.set("title", title)
    fields.set("summary", String?.none)
    fields.set("action", "edited")
    fields.set("sha", action.head.hex)
    fields.set("html_url", "\(web)/wiki/\(path)")
  }

  @Sendable private func pull(_ fields: inout JSONFields) {
    fields.set("id", stableIdentifier("pull", "\(action.repository.origin)#\(number)"))
    fields.set("number", number)
    fields.set("url", "\(api)/pulls/\(number)")
    for end: StaticString in ["head", "base"] {
      fields.object(end) { fields in
        fields.set("ref", "main")
        fields.set("sha", action.head.hex)
        fields.object("repo") { fields in
          fields.set("id", action.repository.id)
          fields.set("url", api)
          fields.set("name", action.repository.name)
        }
      }
    }
  }

  @Sendable private func review(_ fields: inout JSONFields) {
    fields.set("id", id)
    fields.set("node_id", nodeIdentifier("PullRequestReview", id))
    fields.set("user", user(actor.login))
    fields.set("body", text)
    fields.set("commit_id", action.head.hex)
    fields.set("submitted_at", time)
    fields.set("state", action.reviewState)
    fields.set("html_url", "\(web)/pull/\(number)#pullrequestreview-\(id)")
    fields.set("pull_request_url", "\(api)/pulls/\(number)")
    fields.object("_links", addresses)
  }

  @Sendable private func reviewComment(_ fields: inout JSONFields) {
    fields.set("id", id)
    fields.set("node_id", nodeIdentifier("PullRequestReviewComment", id))
    fields.set("url", "\(api)/pulls/comments/\(id)")
    fields.set("pull_request_review_id", Int?.none)
    fields.set("diff_hunk", "@@ -1 +1 @@")
    fields.set("path", "README.md")
    for key: StaticString in ["position", "original_position"] { fields.set(key, 1) }
    for key: StaticString in ["commit_id", "original_commit_id"] {
      fields.set(key, action.head.hex)
    }
    fields.set("user", user(actor.login))
    fields.set("body", text)
    fields.set("created_at", time)
    fields.set("updated_at", time)
    fields.set("html_url", "\(web)/pull/\(number)#discussion_r\(id)")
    fields.set("pull_request_url", "\(api)/pulls/\(number)")
    fields.object("_links", addresses)
    fields.object("reactions") { fields in
      fields.set("url", "\(api)/pulls/comments/\(id)/reactions")
      fields.set("total_count", 0)
    }
  }

  @Sendable private func addresses(_ fields: inout JSONFields) {
    let addresses: [(StaticString, String)] = [
      ("self", "\(api)/pulls/comments/\(id)"), ("html", "\(web)/pull/\(number)"),
      ("pull_request", "\(api)/pulls/\(number)"),
    ]
    for (key, address) in addresses { fields.object(key) { $0.set("href", address) } }
  }

  @Sendable private func release(_ fields: inout JSONFields) {
    let tag = RefList.Tag(
      name: title,
      commit: action.head,
      time: action.time,
      tagger: nil,
      object: nil
    )
    ReleaseBody(
      tag: tag,
      repository: action.repository,
      author: actor,
      message: "",
      links: links,
      media: .source(links)
    ).write(fields: &fields)
  }
}
