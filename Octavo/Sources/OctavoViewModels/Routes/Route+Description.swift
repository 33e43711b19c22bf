import GitHubValues

nonisolated extension Route: CustomStringConvertible {
  /// The name of the screen and what it shows, for logs and tests: `tree apple/swift-nio main Sources`.
  public var description: String {
    let words: [String] =
      switch self {
      case .login(.renewal): ["login", "again"]
      case .login(.start(let link)): ["login"] + (link.map { ["then", "\($0)"] } ?? [])
      case .home: ["home"]
      case .news(.received(let login)): ["news", "for", login]
      case .news(.performed(let login)): ["news", "by", login]
      case .repositories: ["repositories"]
      case .explore: ["explore"]
      case .user(let login): ["user", login]
      case .people(let kind, let login): ["people", "\(kind)", login]
      case .repositoryList(let list): ["repositoryList", "\(list)"]
      case .repository(let name, let reference):
        ["repository", "\(name)"] + (reference.map { [$0.name] } ?? [])
      case .refPicker(let name, _): ["refPicker", "\(name)"]
      case .releases(let name): ["releases", "\(name)"]
      case .release(let name, let tag): ["release", "\(name)", tag]
      case .tree(let name, let revision, let path): ["tree", "\(name)", revision, path]
      case .source(let name, let revision, let path): ["source", "\(name)", revision, path]
      case .settings: ["settings"]
      }
    return words.filter { !$0.isEmpty }.joined(separator: " ")
  }
}
