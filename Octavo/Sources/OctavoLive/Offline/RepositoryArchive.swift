import Foundation
import Glibc
import OctavoStore

/// The files of a repository’s archive, extracted to a private folder that is removed with it.
///
/// Nothing of the archive is believed: a file counts if it is the one that the tree names.
nonisolated final class RepositoryArchive: Sendable {
  /// The folder of the extracted files.
  private let folder: URL

  /// The search path of `tar` and its helpers if the environment does not say.
  private static let usualPath = "/usr/local/bin:/usr/bin:/bin"

  /// Reads an archive; what cannot be extracted is missing.
  ///
  /// - Parameters:
  ///   - file: The compressed archive.
  ///   - folder: The folder for the files, which does not exist yet.
  ///   - limit: The most bytes that the archive may have when it is not compressed.
  ///   - path: The search path of the environment.
  /// - Throws: `CocoaError` if the folder cannot be made, and `CancellationError`.
  init(_ file: URL, in folder: URL, limit: Int, path: String?) async throws {
    self.folder = folder
    try FileManager.default.createDirectory(
      at: folder,
      withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700]
    )
    let environment = ["PATH": path ?? Self.usualPath, "LC_ALL": "C"]
    let script = """
      gzip -dc -- "$1" | head -c "$2" \
        | tar --extract --directory="$3" --no-same-owner --no-same-permissions --strip-components=1
      """
    let run = ToolRun("sh", environment: environment)
    _ = await run?(
      ["-c", script, "sh", file.path, "\(limit)", folder.path],
      isLimited: false
    )
    try Task.checkCancellation()
  }

  deinit {
    // A `tar` that is being killed may still make one file, and a folder with it is not removed.
    for _ in 0..<3 where FileManager.default.fileExists(atPath: folder.path) {
      try? FileManager.default.removeItem(at: folder)
    }
  }

  /// Returns the contents of a file of a known size and name; `nil` if the archive has others.
  @concurrent func contents(of path: String, size: Int, sha: String) async -> Data? {
    let place = folder.appending(path: path).path
    // No link is followed, and a pipe is not waited for.
    let descriptor = open(place, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      Int(status.st_size) == size
    else { return nil }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: false)
    guard let contents = try? handle.readToEnd() ?? Data(), contents.count == size else {
      return nil
    }
    return await ObjectDigest.matches(contents, sha) ? contents : nil
  }
}
