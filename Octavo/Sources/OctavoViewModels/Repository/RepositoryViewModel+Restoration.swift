public import BinderyNavigation
import GitHubValues

extension RepositoryViewModel: RestorablePage {
  /// The branch or tag that was chosen, and the scroll position.
  public var restorableState: [String: String] {
    guard let reference else { return scrollState }
    let chosen = ["kind": reference.kind.rawValue, "reference": reference.name]
    return scrollState.merging(chosen) { $1 }
  }

  /// Restores the branch or tag, and the scroll position.
  public func restore(_ state: [String: String]) {
    restoreScroll(state)
    if state["scroll"] != nil { section = nil }
    guard let kind = state["kind"].flatMap(GitHub.Reference.Kind.init(rawValue:)),
      let name = state["reference"]
    else { return }
    let reference = GitHub.Reference(kind: kind, name: name)
    guard reference != self.reference else { return }
    self.reference = reference
  }
}
