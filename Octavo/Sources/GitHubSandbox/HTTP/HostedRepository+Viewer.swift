extension HostedRepository {
  /// Whether a viewer sees it: a private one only its readers do, and only with the scope `repo`.
  func isVisible(to viewer: Viewer) -> Bool {
    guard let readers = traits.readers else { return true }
    guard let login = viewer.login, readers.contains(login.lowercased()) else { return false }
    return viewer.hasScope(among: ["repo"])
  }
}
