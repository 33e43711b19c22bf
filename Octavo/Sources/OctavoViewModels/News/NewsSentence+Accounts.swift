import GitHubValues

/// Sentences about accounts, teams, gists.
nonisolated extension NewsSentence {
  mutating func describeMember(_ action: String, _ login: String) {
    icon = .member
    let member = Self.person(login)
    link = member.link ?? link
    let joins = action == "added" ? "to" : action == "removed" ? "from" : "at"
    parts += [.init(" \(Self.plain(action)) "), member, .init(" \(joins) "), repository()]
  }

  mutating func describeTeam(_ name: String) {
    icon = .member
    parts += [.init(" added "), repository(), .init(" to team \(name)")]
  }

  mutating func describeFollowing(_ login: String) {
    icon = .member
    let account = Self.person(login)
    link = account.link
    parts += [.init(" followed "), account]
  }

  mutating func describeSponsorship(_ action: String) {
    icon = .member
    parts.append(.init(" \(action == "created" ? "started" : Self.plain(action)) a sponsorship"))
  }

  mutating func describePublication() {
    icon = .repository
    parts += [.init(" made "), repository(), .init(" public")]
  }

  mutating func describeStatus(
    _ state: GitHub.CommitStatus.State,
    _ sha: String,
    _ description: String?
  ) {
    parts += [.init(" set the status of commit "), commit(sha), .init(" to \(state.rawValue)")]
    detail = description
  }

  mutating func describeGist(_ action: String, _ description: String?) {
    // The old events have the plain verb: “create”, “update”, “fork”.
    let verb = action.hasSuffix("e") ? "\(action)d" : "\(action)ed"
    parts.append(.init(" \(Self.plain(verb)) a gist"))
    detail = description
  }

  mutating func describeDownload(_ name: String) {
    parts += [.init(" uploaded \(name) to "), repository()]
  }

  mutating func describeForkApply(_ name: String) {
    icon = .push
    let reference = Self.reference(name)
    link = place(at: reference)
    parts += [
      .init(" applied commits of a fork to "), .init(reference.name, link), .init(" at "),
      repository(),
    ]
  }

  mutating func describeSomething(_ type: String) {
    let name = type.hasSuffix("Event") ? String(type.dropLast(5)) : type
    parts.append(.init(" made an event (\(name))"))
    if event.repository != nil { parts += [.init(" at "), repository()] }
  }
}
