import DemoWorld

/// The events of all repositories, read out of commits, tags, branches, stars and issues.
struct EventFeed {
  /// No feed holds more.
  static let limit = 300

  /// Commits of one author on one branch belong to one push if they follow within an hour.
  private static let pause = 3600

  let snapshot: CatalogSnapshot
  let social: SocialView
  /// The actions on issues.
  let recorded: [RecordedAction]

  /// The newest events that pass a test, newest first.
  func events(where isIncluded: (ActivityEvent) -> Bool) -> [ActivityEvent] {
    var events: [ActivityEvent] = []
    for repository in snapshot.repositories {
      events += self.events(of: repository).filter(isIncluded)
    }
    // The number hashes several texts, so it is made only for events of the same second.
    events.sort { $0.time == $1.time ? $1.id < $0.id : $1.time < $0.time }
    return Array(events.prefix(Self.limit))
  }

  private func events(of repository: HostedRepository) -> [ActivityEvent] {
    guard let activity = snapshot.activities[repository.id] else { return [] }
    return pushes(repository, activity) + tags(repository, activity)
      + branches(repository, activity) + stars(repository) + issues(repository)
      + scripted(repository)
  }

  private func pushes(
    _ repository: HostedRepository,
    _ activity: CatalogSnapshot.Activity
  ) -> [ActivityEvent] {
    var open: [String: (head: History.Entry, oldest: History.Entry)] = [:]
    var events: [ActivityEvent] = []
    func close(_ push: (head: History.Entry, oldest: History.Entry)) {
      guard let actor = snapshot.users.user(email: push.head.email) else { return }
      let kind = ActivityEvent.Kind.push(
        ref: "refs/heads/\(Self.branchName(push.head.ref))",
        head: push.head.id,
        before: push.oldest.parent ?? .zero
      )
      events.append(
        ActivityEvent(
          kind: kind,
          actor: actor.key,
          repository: repository,
          time: push.head.time
        )
      )
    }
    for entry in activity.history.entries {
      if let push = open[entry.ref] {
        if push.head.email == entry.email, push.oldest.time - entry.time <= Self.pause {
          open[entry.ref] = (push.head, entry)
          continue
        }
        close(push)
      }
      open[entry.ref] = (entry, entry)
    }
    // Ordered, so that the feed does not depend on how a dictionary lies in memory.
    for ref in open.keys.sorted() { open[ref].map(close) }
    return events
  }

  private func tags(
    _ repository: HostedRepository,
    _ activity: CatalogSnapshot.Activity
  ) -> [ActivityEvent] {
    // The tags of a fork are those of its parent.
    guard !repository.isFork else { return [] }
    let emails = Dictionary(
      activity.history.entries.map { ($0.id, $0.email) },
      uniquingKeysWith: { first, _ in first }
    )
    return activity.refs.tags.sorted { $1.time < $0.time }.prefix(Self.limit).compactMap { tag in
      let user = [tag.tagger, emails[tag.commit]].compactMap(\.self)
        .compactMap { snapshot.users.user(email: $0) }.first
      guard let actor = user?.key ?? snapshot.contributors(to: repository).first else {
        return nil
      }
      let kind = ActivityEvent.Kind.create(
        .tag,
        name: tag.name,
        defaultBranch: activity.refs.defaultBranch
      )
      return ActivityEvent(kind: kind, actor: actor, repository: repository, time: tag.time)
    }
  }

  /// A branch appears with the first commit that is its own.
  private func branches(
    _ repository: HostedRepository,
    _ activity: CatalogSnapshot.Activity
  ) -> [ActivityEvent] {
    var first: [String: History.Entry] = [:]
    for entry in activity.history.entries { first[entry.ref] = entry }
    return activity.refs.branches.compactMap { branch in
      guard branch.name != activity.refs.defaultBranch, let entry = first[branch.fullName],
        let actor = snapshot.users.user(email: entry.email)
      else { return nil }
      let kind = ActivityEvent.Kind.create(
        .branch,
        name: branch.name,
        defaultBranch: activity.refs.defaultBranch
      )
      return ActivityEvent(
        kind: kind,
        actor: actor.key,
        repository: repository,
        time: entry.time
      )
    }
  }

  private func stars(_ repository: HostedRepository) -> [ActivityEvent] {
    social.stargazers(of: repository).map { star in
      ActivityEvent(kind: .star, actor: star.login, repository: repository, time: star.time)
    }
  }

  private func issues(_ repository: HostedRepository) -> [ActivityEvent] {
    recorded.filter { $0.issue.repository == repository.id }.map { recorded in
      ActivityEvent(
        kind: .issue(recorded),
        actor: recorded.action.login.lowercased(),
        repository: repository,
        time: recorded.action.time
      )
    }
  }

  private func scripted(_ repository: HostedRepository) -> [ActivityEvent] {
    snapshot.scripted.filter { $0.repository.id == repository.id && !$0.isStored }.map { action in
      ActivityEvent(
        kind: .scripted(action),
        actor: action.activity.actor.lowercased(),
        repository: repository,
        time: action.time
      )
    }
  }

  private static func branchName(_ ref: String) -> String {
    ref.dropping(prefix: "refs/heads/") ?? ref.dropping(prefix: "refs/remotes/origin/") ?? ref
  }
}
