import BinderyNavigation

/// The keys that several actions have.
nonisolated extension KeyMap {
  /// A key of several actions.
  struct SharedKey: Equatable {
    /// The forms in which the map has the key.
    let keys: Set<String>
    /// The identifiers of the actions.
    let ids: Set<String>

    /// The identifier of the action that performs one of them.
    var id: String { "shared.\(ids.sorted().joined(separator: "."))" }

    /// Returns the action that performs the first enabled one of several.
    @MainActor
    func action(among actions: [ScreenAction]) -> ScreenAction {
      let enabled = actions.first { ids.contains($0.id) && $0.isEnabled }
      return ScreenAction(id, enabled?.title ?? "", isEnabled: enabled != nil) {
        enabled?.perform()
      }
    }
  }

  /// The keys that several actions have.
  @MainActor var shared: [SharedKey] {
    var found: [String: (keys: Set<String>, ids: Set<String>)] = [:]
    for id in ids {
      for key in keys(of: id) {
        guard let name = Self.normalized(key) else { continue }
        found[name, default: ([], [])].keys.insert(key)
        found[name, default: ([], [])].ids.insert(id)
      }
    }
    return found.filter { $1.ids.count > 1 }.sorted { $0.key < $1.key }
      .map { SharedKey(keys: $1.keys, ids: $1.ids) }
  }
}
