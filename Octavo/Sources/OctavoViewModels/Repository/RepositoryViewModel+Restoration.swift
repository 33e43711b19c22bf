public import BinderyNavigation
import GitHubValues

extension RepositoryViewModel: RestorableViewModel {
  /// The branch or tag that was chosen.
  public var restorableState: [String: String] {
    guard let reference else { return [:] }
    return ["kind": reference.kind.rawValue, "reference": reference.name]
  }

  /// Restores the branch or tag.
  public func restore(_ state: [String: String]) {
    guard let kind = state["kind"].flatMap(GitHub.Reference.Kind.init(rawValue:)),
      let name = state["reference"]
    else { return }
    let reference = GitHub.Reference(kind: kind, name: name)
    guard reference != self.reference else { return }
    self.reference = reference
  }
}
