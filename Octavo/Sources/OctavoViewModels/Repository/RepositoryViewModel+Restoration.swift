import GitHubValues

extension RepositoryViewModel: SectionedPage {
  /// The branch or tag that was chosen, and the section at the top or the scroll position.
  public var restorableState: [String: String] {
    guard let reference else { return sectionState }
    let chosen = ["kind": reference.kind.rawValue, "reference": reference.name]
    return sectionState.merging(chosen) { $1 }
  }

  /// Restores the branch or tag, and the section at the top or the scroll position.
  public func restore(_ state: [String: String]) {
    section = restoredSection(state)
    guard let kind = state["kind"].flatMap(GitHub.Reference.Kind.init(rawValue:)),
      let name = state["reference"]
    else { return }
    let reference = GitHub.Reference(kind: kind, name: name)
    guard reference != self.reference else { return }
    self.reference = reference
  }
}
