/// The file of the user that changes the keys of a front end.
public struct KeyFile {
  /// The name in the folder of the configuration.
  public let name: String
  /// Returns the problems of the file’s contents, for the user.
  public let problems: (UserFileContents) -> [String]

  /// Describes the file.
  public init(name: String, problems: @escaping (UserFileContents) -> [String]) {
    self.name = name
    self.problems = problems
  }
}
