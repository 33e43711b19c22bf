import DemoWorld

/// An action of the demo world that git does not record, at its place and time.
struct ScriptedAction: Sendable {
  let activity: DemoWorld.Activity
  let repository: HostedRepository
  /// The commit at the head of the repository.
  let head: ObjectID
  let defaultBranch: String
  let time: Int

  /// The actions in the repositories that are served, dated from the newest commit of all.
  static func all(
    of source: CatalogSource,
    _ activities: [Int: CatalogSnapshot.Activity]
  ) -> [ScriptedAction] {
    guard let newest = activities.values.compactMap(\.refs.pushedAt).max() else { return [] }
    return source.activities.compactMap { activity in
      let repository = source.repositories.first { $0.origin == activity.repository }
      guard let repository, let refs = activities[repository.id]?.refs, let head = refs.head else {
        return nil
      }
      return ScriptedAction(
        activity: activity,
        repository: repository,
        head: head,
        defaultBranch: refs.defaultBranch,
        time: newest - activity.age
      )
    }
  }
}
