/// The file of the user that changes the keys of a front end.
public struct KeyFile {
  /// The name in the folder of the configuration.
  public let name: String
  /// The way to the list of all keys, such as “Press ?”.
  public let hint: String
  /// Returns the problems of the file’s contents, for the user.
  public let problems: (UserFileContents) -> [String]

  /// Describes the file.
  public init(name: String, hint: String, problems: @escaping (UserFileContents) -> [String]) {
    self.name = name
    self.hint = hint
    self.problems = problems
  }
}
