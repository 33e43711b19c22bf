import Foundation
import Glibc
import OctavoViewModels

/// Files of a clone, whose names are untrusted.
nonisolated enum FileAccess {
  /// Whether a path is that of a file that can be run.
  static func isProgram(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && !isFolder.boolValue && FileManager.default.isExecutableFile(atPath: path)
  }

  /// Returns the whole path of a file, without links, if it is inside of a folder.
  ///
  /// - Throws: ``CloneFailure`` for a file that is missing, outside of the folder, among git’s own
  ///   or anything but a file.
  static func path(of file: String, in folder: String) throws -> String {
    let failure = CloneFailure(.missing(file))
    let parts = file.split(separator: "/", omittingEmptySubsequences: false)
    guard !file.isEmpty, !file.utf8.contains(0),
      parts.allSatisfy({ !["", ".", ".."].contains($0) && $0.lowercased() != ".git" })
    else { throw failure }
    guard let root = resolved(folder) else { throw CloneFailure(.noFolder(folder)) }
    guard let path = resolved("\(root)/\(file)"), path.hasPrefix(root == "/" ? "/" : root + "/")
    else { throw failure }
    let inside = path.dropFirst(root.count).split(separator: "/")
    var status = stat()
    guard !inside.contains(where: { $0.lowercased() == ".git" }), stat(path, &status) == 0,
      status.st_mode & S_IFMT == S_IFREG
    else { throw failure }
    return path
  }

  /// Returns a path without links; `nil` if it leads nowhere.
  private static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
