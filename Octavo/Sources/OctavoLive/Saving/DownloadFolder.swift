import Foundation
import OctavoViewModels

/// The folder of the user's downloads, as the XDG rules have it.
nonisolated struct DownloadFolder: Sendable {
  /// The home folder.
  let home: URL
  /// The file in which the user's folders are named.
  private let file: URL

  /// Finds the folders of the user who runs the program.
  init(environment: [String: String]) {
    func folder(_ name: String) -> URL? {
      guard let path = environment[name], path.hasPrefix("/") else { return nil }
      return URL(filePath: path, directoryHint: .isDirectory)
    }
    home = folder("HOME") ?? FileManager.default.homeDirectoryForCurrentUser
    file = (folder("XDG_CONFIG_HOME") ?? home.appending(path: ".config"))
      .appending(path: "user-dirs.dirs")
  }

  /// Reads the name of the folder, which may not exist.
  var url: URL {
    let named: URL? =
      if case .text(let text) = UserFileContents(of: file) {
        text.split(whereSeparator: \.isNewline).lazy.compactMap { folder(in: $0) }.last
      } else {
        nil
      }
    return named ?? home.appending(path: "Downloads", directoryHint: .isDirectory)
  }

  /// Reads a line such as `XDG_DOWNLOAD_DIR="$HOME/Downloads"`; `nil` for any other.
  private func folder(in line: Substring) -> URL? {
    let line = line.drop(while: \.isWhitespace)
    guard let match = line.wholeMatch(of: /XDG_DOWNLOAD_DIR\s*=\s*"((?:[^"\\]|\\.)*)"\s*/) else {
      return nil
    }
    let path = String(match.1.replacing(/\\(.)/) { $0.1 })
    if path == "$HOME" || path == "$HOME/" { return home }
    if path.hasPrefix("$HOME/") { return home.appending(path: String(path.dropFirst(6))) }
    return path.hasPrefix("/") ? URL(filePath: path, directoryHint: .isDirectory) : nil
  }
}
