extension SettingsViewModel {
  /// The heading of ``keyFile``.
  public var keyFileTitle: String { "Keys" }

  /// The way to the list of keys, and the file that changes them with its problems, as they are
  /// now; empty for a front end without such a file.
  public var keyFile: [SettingsRow] {
    guard let file = services.keyFile else { return [] }
    let list = SettingsRow("All keys", file.hint)
    let path = SettingsRow("Your file", services.files.path(of: file.name) ?? file.name)
    guard keyFileContents != .missing else {
      return [list, SettingsRow(path.title, "\(path.value) (does not exist)")]
    }
    let problems = file.problems(keyFileContents)
    guard !problems.isEmpty else { return [list, path, SettingsRow("Problems", "None")] }
    return [list, path]
      + problems.enumerated().map { SettingsRow($0 == 0 ? "Problems" : "", $1) }
  }
}
