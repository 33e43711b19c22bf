import Foundation

/// A folder of git with the objects of a repository and nothing else, not even its configuration.
///
/// That configuration can name programs, which git would run on each file. So git works in a folder
/// of its own, which is empty otherwise and removed with this object.
final class GitScratch: Sendable {
  private let directory: URL
  private let environment: [String: String]

  /// Prepares the folder.
  ///
  /// - Parameters:
  ///   - objects: The folder of the objects.
  ///   - isLong: Whether the names of the objects are those of SHA-256.
  ///   - keepsObjects: Whether new objects are written to the repository; if not, they are lost
  ///     with this folder.
  /// - Throws: `CocoaError` if the folder cannot be made.
  init(over objects: String, isLong: Bool, keepsObjects: Bool = false) throws {
    directory = FileManager.default.temporaryDirectory
      .appending(path: "octavo-git-\(UUID().uuidString)", directoryHint: .isDirectory)
    for name in ["objects/info", "refs"] {
      try FileManager.default.createDirectory(
        at: directory.appending(path: name),
        withIntermediateDirectories: true
      )
    }
    let settings =
      isLong
      ? "[core]\nbare = true\nrepositoryformatversion = 1\n[extensions]\nobjectformat = sha256\n"
      : "[core]\nbare = true\nrepositoryformatversion = 0\n"
    try Data(settings.utf8).write(to: directory.appending(path: "config"))
    try Data("ref: refs/heads/main\n".utf8).write(to: directory.appending(path: "HEAD"))
    if keepsObjects {
      environment = ["GIT_OBJECT_DIRECTORY": objects]
    } else {
      environment = [:]
      let file = directory.appending(path: "objects/info/alternates")
      try Data("\(Self.quoted(objects))\n".utf8).write(to: file)
    }
  }

  deinit { try? FileManager.default.removeItem(at: directory) }

  /// Makes a command in this folder.
  func command(_ subcommand: [String]) -> GitCommand {
    var command = GitCommand(
      arguments: ["--git-dir=\(directory.path)", "--no-pager"] + subcommand
    )
    command.environment.merge(environment) { $1 }
    return command
  }

  /// Writes a text into a file of the folder, and returns its path.
  func file(_ text: String) throws -> String {
    let file = directory.appending(path: "text-\(UUID().uuidString)")
    try Data(text.utf8).write(to: file)
    return file.path
  }

  /// Returns a path in the form of a file of alternates: only one in quotes may have any bytes.
  private static func quoted(_ path: String) -> String {
    let escaped = path.map { character in
      switch character {
      case "\"", "\\": "\\\(character)"
      case "\n": "\\n"
      default: String(character)
      }
    }
    return "\"\(escaped.joined())\""
  }
}
