public import Foundation
import Glibc

/// The repository that `Scripts/large-repository` writes.
///
/// It is small, unless `BINDERY_LARGE_REPOSITORY` is set, as `Scripts/nightly` does.
public enum LargeRepository {
  /// The lines of its source file, the files of its directory, and the bytes of its README.
  public static let (lines, files, readme) =
    ProcessInfo.processInfo.environment["BINDERY_LARGE_REPOSITORY"] == nil
    ? (12_000, 1_200, 20_000) : (100_000, 20_000, 1 << 20)

  /// The folder of the repository, which is written once: no test changes it.
  public static var folder: URL {
    get throws { try written.get() }
  }

  private static let written = Result {
    let folder = ProcessFolder.url.appending(path: "large/large.git", directoryHint: .isDirectory)
    try write(to: folder)
    return folder
  }

  /// Writes the repository to a folder, which must not exist.
  ///
  /// - Throws: An error if the script fails.
  private static func write(to folder: URL) throws {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    let script = root.appending(path: "Scripts/large-repository").path
    let arguments = [
      script, folder.path, "--lines", "\(lines)", "--files", "\(files)", "--readme", "\(readme)",
    ]
    try Git.run(program: arguments)
  }
}
