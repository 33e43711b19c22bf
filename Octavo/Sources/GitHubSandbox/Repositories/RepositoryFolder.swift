import Foundation

/// A folder in which git keeps a repository, or that a `.git` file links to one.
struct RepositoryFolder: Equatable, Sendable {
  /// The folder as the user names it.
  let path: String
  let gitDirectory: String
  /// Differs from ``gitDirectory`` for a linked work tree.
  let commonDirectory: String

  /// Reads a folder without starting git; `nil` if it holds no repository.
  init?(path: String) {
    var directory = path
    let inner = "\(path)/.git"
    if FileManager.default.fileExists(atPath: inner) {
      directory = Self.target(ofLink: inner, in: path) ?? inner
    }
    guard FileManager.default.fileExists(atPath: "\(directory)/HEAD") else { return nil }
    let common = Self.firstLine(of: "\(directory)/commondir")
      .map { Self.absolute($0, in: directory) }
    for folder in ["objects", "refs"] {
      let place = "\(common ?? directory)/\(folder)"
      guard FileManager.default.fileExists(atPath: place) else { return nil }
    }
    self.path = path
    gitDirectory = directory
    commonDirectory = common ?? directory
  }

  /// The folder that the `.git` file of a folder names, as linked work trees and submodules have
  /// one; `nil` without such a file.
  static func linkTarget(of folder: String) -> String? {
    target(ofLink: "\(folder)/.git", in: folder)
  }

  private static func target(ofLink file: String, in folder: String) -> String? {
    firstLine(of: file)?.dropping(prefix: "gitdir: ").map { absolute($0, in: folder) }
  }

  private static func firstLine(of file: String) -> String? {
    guard let handle = FileHandle(forReadingAtPath: file),
      let data = try? handle.read(upToCount: 4096)
    else { return nil }
    let text = String(decoding: data, as: UTF8.self)
    return text.split(whereSeparator: \.isNewline).first.map(String.init)
  }

  private static func absolute(_ path: String, in folder: String) -> String {
    path.hasPrefix("/") ? path : "\(folder)/\(path)"
  }
}
