extension SettingsViewModel {
  /// The heading of ``keyFile``.
  public var keyFileTitle: String { "Keys" }

  /// The file that changes the keys and its problems, as they are now; empty if there is no such
  /// file.
  public var keyFile: [SettingsRow] {
    guard let file = services.keyFile, keyFileContents != .missing else { return [] }
    let problems = file.problems(keyFileContents)
    guard !problems.isEmpty else { return [SettingsRow(file.name, "No problems")] }
    return problems.enumerated().map { index, problem in
      SettingsRow(index == 0 ? file.name : "", problem)
    }
  }
}
