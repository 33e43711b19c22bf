import GitHubValues

/// Sentences about accounts, teams, gists.
nonisolated extension NewsSentence {
  mutating func tellOfMember(_ action: String, _ login: String) {
    icon = .member
    let member = Self.person(login)
    link = member.link ?? link
    let joins = action == "added" ? "to" : action == "removed" ? "from" : "at"
    runs += [.init(" \(Self.plain(action)) "), member, .init(" \(joins) "), repository()]
  }

  mutating func tellOfTeam(_ name: String) {
    icon = .member
    runs += [.init(" added "), repository(), .init(" to team \(name)")]
  }

  mutating func tellOfFollowing(_ login: String) {
    icon = .member
    let account = Self.person(login)
    link = account.link
    runs += [.init(" followed "), account]
  }

  mutating func tellOfSponsorship(_ action: String) {
    icon = .member
    runs.append(.init(" \(action == "created" ? "started" : Self.plain(action)) a sponsorship"))
  }

  mutating func tellOfPublication() {
    icon = .repository
    runs += [.init(" made "), repository(), .init(" public")]
  }

  mutating func tellOfStatus(
    _ state: GitHub.CommitStatus.State,
    _ sha: String,
    _ description: String?
  ) {
    runs += [.init(" set the status of commit "), commit(sha), .init(" to \(state.rawValue)")]
    detail = description
  }

  mutating func tellOfGist(_ action: String, _ description: String?) {
    // The old events have the plain verb: “create”, “update”, “fork”.
    let verb = action.hasSuffix("e") ? "\(action)d" : "\(action)ed"
    runs.append(.init(" \(Self.plain(verb)) a gist"))
    detail = description
  }

  mutating func tellOfDownload(_ name: String) {
    runs += [.init(" uploaded \(name) to "), repository()]
  }

  mutating func tellOfForkApply(_ name: String) {
    icon = .push
    let reference = Self.reference(name)
    link = place(at: reference)
    runs += [
      .init(" applied commits of a fork to "), .init(reference.name, link), .init(" at "),
      repository(),
    ]
  }

  mutating func tellOfSomething(_ type: String) {
    let name = type.hasSuffix("Event") ? String(type.dropLast(5)) : type
    runs.append(.init(" made an event (\(name))"))
    if event.repository != nil { runs += [.init(" at "), repository()] }
  }
}
