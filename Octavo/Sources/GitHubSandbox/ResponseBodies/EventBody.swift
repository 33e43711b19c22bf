/// An event in a feed.
struct EventBody: JSONObjectWritable {
  let event: ActivityEvent
  let actor: User
  let users: UserDirectory
  let roles: RepositoryRoles
  let facts: IssueFacts
  let links: Links

  func write(fields: inout JSONFields) {
    fields.set("id", String(event.id))
    fields.set("type", event.kind.type)
    fields.object("actor") { fields in
      fields.set("id", actor.id)
      fields.set("login", actor.login)
      fields.set("display_login", actor.login)
      fields.set("gravatar_id", "")
      fields.set("url", links.user(actor.login))
      fields.set("avatar_url", links.avatar(actor.login))
    }
    fields.object("repo") { fields in
      fields.set("id", event.repository.id)
      fields.set("name", event.repository.fullName)
      fields.set("url", links.repository(event.repository.fullName))
    }
    fields.object("payload", payload)
    fields.set("public", true)
    fields.set("created_at", Timestamp(event.time))
  }

  @Sendable private func payload(_ fields: inout JSONFields) {
    switch event.kind {
    case .push(let ref, let head, let before):
      fields.set("repository_id", event.repository.id)
      fields.set("push_id", event.id)
      fields.set("ref", ref)
      fields.set("head", head.hex)
      fields.set("before", before.hex)
    case .create(let kind, let name, let defaultBranch):
      fields.set("ref", name)
      fields.set("ref_type", kind.rawValue)
      fields.set("full_ref", "refs/\(kind == .tag ? "tags" : "heads")/\(name)")
      fields.set("master_branch", defaultBranch)
      fields.set("description", event.repository.description)
      fields.set("pusher_type", "user")
    case .star:
      fields.set("action", "started")
    case .issue(let recorded): write(recorded, &fields)
    case .scripted(let action):
      ScriptedPayload(action: action, actor: actor, users: users, links: links)
        .write(fields: &fields)
    }
  }

  private func write(_ recorded: RecordedAction, _ fields: inout JSONFields) {
    fields.set("action", recorded.action.action)
    fields.set(
      "issue",
      IssueBody(
        issue: recorded.issue,
        comments: recorded.comment == nil ? 0 : 1,
        repository: event.repository.fullName,
        association: roles.association(of: recorded.issue.login, in: event.repository),
        users: users,
        facts: facts,
        links: links,
        media: .source(links)
      )
    )
    guard let comment = recorded.comment else { return }
    fields.set(
      "comment",
      IssueCommentBody(
        comment: comment,
        number: recorded.issue.number,
        repository: event.repository.fullName,
        association: roles.association(of: comment.login, in: event.repository),
        users: users,
        links: links,
        media: .source(links)
      )
    )
  }
}
