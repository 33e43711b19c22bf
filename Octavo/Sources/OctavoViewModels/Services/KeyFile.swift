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

  /// The problem of a file that could not be read.
  public static let unreadable = "The file could not be read."

  /// Returns the notice about the problems of the file; `nil` if there are none.
  public func notice(of problems: [String]) -> String? {
    guard let first = problems.first else { return nil }
    let count = problems.count == 1 ? "" : ", \(problems.count) problems"
    return "\(name)\(count): \(first)"
  }
}
