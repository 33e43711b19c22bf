/// The files of a commit as git archives them, without the configuration of their repository.
final class GitArchive: Sendable {
  /// The command that writes the archive.
  let command: GitCommand
  private let scratch: GitScratch

  /// Prepares an archive.
  ///
  /// - Parameters:
  ///   - commit: The commit.
  ///   - objects: The folder of the objects.
  ///   - format: The format, as git names it.
  ///   - folder: The folder in the archive that has all files.
  /// - Throws: `CocoaError` if the folder cannot be made.
  init(of commit: ObjectID, in objects: String, as format: String, below folder: String) throws {
    scratch = try GitScratch(over: objects, isLong: commit.isLong)
    command = scratch.command([
      "archive", "--format=\(format)", "--prefix=\(folder)/", commit.hex,
    ])
  }
}
