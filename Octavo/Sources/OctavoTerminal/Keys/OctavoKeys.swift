import BinderyTerminal
import Foundation

/// The keys of the actions of Octavo, and the file of the user that overrides them.
enum OctavoKeys {
  /// The name of the user's file, in the folder of Octavo's configuration.
  static let fileName = "terminal-keys"

  /// The keys without a file.
  static let standard = KeyMap([
    "branches": ["b"],
    "browser": ["o"],
    "clear": ["X"],
    "contributors": ["i"],
    "copy": ["y", KeyPress("y", .control)],
    "country": ["c"],
    "files": [KeyPress(.enter), "c"],
    "follow": ["f"],
    "language": ["L"],
    "login": [KeyPress(.enter)],
    "login.browser": [KeyPress("r", .control)],
    "login.code": [KeyPress("l", .control)],
    "logout": ["x"],
    "method": [KeyPress("t", .control)],
    "owner": ["u"],
    "page": [KeyPress("g", .control)],
    "period": ["t"],
    "picture": [KeyPress("p", .control)],
    "raw": ["v"],
    "readme": ["v"],
    "releases": ["e"],
    "remove": ["x"],
    "scroll.left": [KeyPress(.left), "h"],
    "scroll.right": [KeyPress(.right), "l"],
    "settings": [","],
    "star": ["s"],
    "stop": [KeyPress("x", .control)],
    "token": [KeyPress("o", .control)],
    "user": ["u"],
    "wrap": ["w"],
  ])

  /// Reads the file of the user, if there is one.
  ///
  /// - Parameter folder: The folder of Octavo's configuration.
  /// - Returns: The keys, and the problems of the file, in the order of its lines.
  static func load(from folder: URL?) -> (keys: KeyMap, problems: [String]) {
    guard let file = folder?.appending(path: fileName),
      FileManager.default.fileExists(atPath: file.path)
    else { return (standard, []) }
    do {
      let text = try String(contentsOf: file, encoding: .utf8)
      var keys = standard
      let problems = keys.apply(text)
      return (keys, problems.map(\.description))
    } catch {
      return (standard, ["The file could not be read."])
    }
  }

  /// Returns the notice about the problems of the file; `nil` if there are none.
  static func notice(of problems: [String]) -> String? {
    guard let first = problems.first else { return nil }
    let count = problems.count == 1 ? "" : ", \(problems.count) problems"
    return "\(fileName)\(count): \(first)"
  }
}
