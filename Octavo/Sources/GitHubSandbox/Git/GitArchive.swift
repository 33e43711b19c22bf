import Foundation

/// The files of a commit as git archives them, without the configuration of their repository.
///
/// That configuration can name programs, which git would run on each file. So git archives the
/// objects from a folder of its own, which is empty otherwise and removed with this object.
final class GitArchive: Sendable {
  /// The command that writes the archive.
  let command: GitCommand
  private let directory: URL

  /// Prepares an archive.
  ///
  /// - Parameters:
  ///   - commit: The commit.
  ///   - objects: The folder of the objects.
  ///   - format: The format, as git names it.
  ///   - folder: The folder in the archive that has all files.
  /// - Throws: `CocoaError` if the folder cannot be made.
  init(of commit: ObjectID, in objects: String, as format: String, below folder: String) throws {
    directory = FileManager.default.temporaryDirectory
      .appending(path: "octavo-archive-\(UUID().uuidString)", directoryHint: .isDirectory)
    for name in ["objects", "refs"] {
      try FileManager.default.createDirectory(
        at: directory.appending(path: name),
        withIntermediateDirectories: true
      )
    }
    let isLong = commit.hex.utf8.count == 64
    let settings =
      isLong
      ? "[core]\nrepositoryformatversion = 1\n[extensions]\nobjectformat = sha256\n"
      : "[core]\nrepositoryformatversion = 0\n"
    try Data(settings.utf8).write(to: directory.appending(path: "config"))
    try Data("ref: refs/heads/main\n".utf8).write(to: directory.appending(path: "HEAD"))
    var command = GitCommand(
      arguments: [
        "--git-dir=\(directory.path)", "--no-pager", "archive", "--format=\(format)",
        "--prefix=\(folder)/", commit.hex,
      ]
    )
    command.environment["GIT_OBJECT_DIRECTORY"] = objects
    self.command = command
  }

  deinit { try? FileManager.default.removeItem(at: directory) }
}
