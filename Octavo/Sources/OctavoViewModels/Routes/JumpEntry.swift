import BinderyNavigation
import GitHubValues

/// An action or a place of the palette.
public nonisolated struct JumpEntry: Sendable, Hashable {
  /// The effect of an entry.
  enum Target: Sendable, Hashable {
    /// An action, by its name.
    case action(String)
    /// A place by its address.
    case place(DeepLink)
    /// A repository, by its name.
    case repository(String)
    /// A branch or a tag of the repository of the screen below.
    case reference(GitHub.Reference)
    /// A file of that repository, by its path.
    case file(String)
  }

  /// The text.
  let title: String
  /// The key of an action, or the kind of the entry.
  let detail: String
  /// The effect.
  let target: Target

  /// The key by which the uses of the entry are counted; `nil` for one that is not counted.
  func key(in repository: GitHub.RepositoryName?) -> String? {
    switch target {
    case .action(let id): "action \(id)"
    case .place(let link): "place \(link)"
    case .repository(let name): "repository \(name)"
    case .reference(let reference): repository.map { "reference \($0) \(reference.id)" }
    case .file(let path): repository.map { "file \($0) \(path)" }
    }
  }
}

/// The actions that the palette offers, and the place on which it was opened.
public final class JumpSources {
  /// The actions, each name once.
  let actions: [TableAction]
  /// The route of the screen below.
  let route: Route?

  init(_ actions: [TableAction], on route: Route?) {
    var seen: Set<String> = ["place"]
    self.actions = actions.filter { $0.action.isEnabled && seen.insert($0.action.id).inserted }
    self.route = route
  }

  deinit {}
}
