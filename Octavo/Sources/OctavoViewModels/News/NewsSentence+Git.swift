import GitHubValues

/// Sentences about commits, branches, tags and releases.
nonisolated extension NewsSentence {
  mutating func tellOfPush(
    _ fullName: String,
    _ head: String,
    _ before: String,
    _ commit: GitHub.Event.PushedCommit?
  ) {
    icon = .push
    let reference = Self.reference(fullName)
    let place = place(at: reference)
    let isNew = before.allSatisfy { $0 == "0" }
    let range = isNew || head.isEmpty ? nil : event.repository
    link = range.map { .comparison($0, base: before, head: head) } ?? place
    runs += [.init(" pushed to "), .init(reference.name, place), .init(" at "), repository()]
    if let commit, !commit.message.isEmpty {
      detail = String(commit.message.prefix { !$0.isNewline })
      return
    }
    detail = isNew ? Self.short(head) : "\(Self.short(before)) → \(Self.short(head))"
  }

  mutating func tellOfCreation(_ kind: GitHub.Reference.Kind, _ name: String) {
    icon = kind == .branch ? .branch : .tag
    link = place(at: GitHub.Reference(kind: kind, name: name))
    runs += [.init(" created \(kind.rawValue) "), .init(name, link), .init(" at "), repository()]
  }

  mutating func tellOfDeletion(_ kind: GitHub.Reference.Kind, _ name: String) {
    icon = kind == .branch ? .branch : .tag
    runs += [.init(" deleted \(kind.rawValue) \(name) at "), repository()]
  }

  mutating func tellOfFork(_ fork: GitHub.RepositoryName) {
    link = .repository(fork, nil)
    say("forked", .fork)
    runs += [.init(" to "), .init("\(fork)", link)]
  }

  mutating func tellOfRelease(_ tag: String, _ name: String?) {
    icon = .release
    link = place(at: GitHub.Reference(kind: .tag, name: tag))
    runs += [.init(" released "), .init(tag, link), .init(" of "), repository()]
    detail = name == tag ? nil : name
  }
}
