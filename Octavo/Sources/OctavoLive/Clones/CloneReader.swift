import Foundation
import OctavoViewModels

/// Reads the clone that a folder is in.
nonisolated struct CloneReader: Sendable {
  /// The most remotes that are looked at.
  private static let mostRemotes = 64

  let git: UserGit

  /// Returns the clone that a folder is in: also the clone of a work tree, or a bare repository.
  ///
  /// - Throws: ``CloneFailure`` if it is in none.
  @concurrent func clone(at folder: String) async throws -> LocalClone {
    guard FileManager.default.fileExists(atPath: folder) else {
      throw CloneFailure(.noFolder(folder))
    }
    // One command for each: a path may have line breaks in it.
    let gitFolder = try await git.read(["rev-parse", "--absolute-git-dir"], in: folder).line
    let common = Self.commonFolder(of: gitFolder)
    let top = try await git.run(["rev-parse", "--show-toplevel"], in: folder, isReading: true)
    let isBare = try await git.read(["rev-parse", "--is-bare-repository"], in: folder).line
    return LocalClone(
      folder: top.isSuccess ? top.line : Self.filesFolder(of: common, isBare: isBare == "true"),
      gitFolder: common,
      isBare: !top.isSuccess && isBare == "true",
      remotes: try await remotes(in: folder)
    )
  }

  /// Returns the remotes with the addresses that git resolves, as aliases can stand for others.
  private func remotes(in folder: String) async throws -> [CloneRemote] {
    var remotes: [CloneRemote] = []
    for name in try await git.read(["remote"], in: folder).lines.prefix(Self.mostRemotes)
    where !name.hasPrefix("-") {
      let arguments = ["remote", "get-url", "--", name]
      let output = try await git.run(arguments, in: folder, isReading: true)
      guard output.isSuccess else { continue }
      remotes.append(CloneRemote(name: name, address: RemoteAddress(output.line)))
    }
    return remotes
  }

  /// Returns the folder that the work trees share, for that of one of them.
  static func commonFolder(of gitFolder: String) -> String {
    let file = URL(filePath: gitFolder).appending(path: "commondir")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return gitFolder }
    let path = text.hasSuffix("\n") ? String(text.dropLast()) : text
    let base = URL(filePath: gitFolder, directoryHint: .isDirectory)
    return URL(filePath: path, relativeTo: base).standardizedFileURL.path
  }

  /// Returns the folder of the files for a folder inside of git’s own.
  private static func filesFolder(of gitFolder: String, isBare: Bool) -> String {
    guard !isBare, gitFolder.hasSuffix("/.git") else { return gitFolder }
    return String(gitFolder.dropLast("/.git".count))
  }
}
