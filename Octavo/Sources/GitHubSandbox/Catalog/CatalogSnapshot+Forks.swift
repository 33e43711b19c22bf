extension CatalogSnapshot {
  /// Returns the activities in which a fork has only the commits of its own.
  static func withoutParents(
    _ activities: [Int: Activity],
    _ repositories: [HostedRepository]
  ) -> [Int: Activity] {
    var result = activities
    for fork in repositories where fork.isFork {
      let parent = repositories.first { $0.origin.lowercased() == fork.traits.parent }
      guard let own = activities[fork.id], let shared = parent.flatMap({ activities[$0.id] }) else {
        continue
      }
      result[fork.id] = Activity(refs: own.refs, history: own.history.excluding(shared.history))
    }
    return result
  }
}
