extension HostedRepository {
  /// Whether a viewer sees it: a private one only its readers do, and only with the scope `repo`.
  ///
  /// Single sign-on hides it from tokens that are not authorized.
  func isVisible(to viewer: Viewer) -> Bool {
    guard !viewer.isKept(from: owner) else { return false }
    guard let readers = traits.readers else { return true }
    guard let login = viewer.login, readers.contains(login.lowercased()) else { return false }
    return viewer.hasScope(among: ["repo"])
  }
}
