import Foundation
import Glibc

/// Finds the repositories in folders that a person names, and says what was wrong with the rest.
struct RepositorySearch {
  private(set) var found: [RepositoryFolder] = []
  private(set) var problems: [SandboxProblem] = []
  private var known: Set<String> = []
  /// Repositories in the folder at hand, those that are known already included.
  private var met = 0

  /// Adds a work tree, a bare repository, or what lies in a folder and in its folders.
  mutating func add(_ folder: URL) {
    let path = folder.standardizedFileURL.path(percentEncoded: false)
    let trimmed = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    let complaints = problems.count
    met = 0
    visit(trimmed, depth: 0)
    if met == 0, problems.count == complaints {
      report(trimmed, "There is no git repository in this folder.")
    }
  }

  private mutating func visit(_ path: String, depth: Int) {
    if let repository = RepositoryFolder(path: path) {
      met += 1
      if known.insert(Self.real(repository.gitDirectory)).inserted { found.append(repository) }
      return
    }
    guard let names = list(path), depth < 2 else { return }
    for name in names where !name.hasPrefix(".") {
      let child = "\(path)/\(name)"
      if FileStatus(path: child, followsLinks: false)?.isFolder == true {
        visit(child, depth: depth + 1)
      }
    }
  }

  private mutating func list(_ path: String) -> [String]? {
    guard let stream = opendir(path) else {
      report(path, Self.explanation(of: errno))
      return nil
    }
    closedir(stream)
    do {
      return try FileManager.default.contentsOfDirectory(atPath: path).sorted()
    } catch {
      report(path, "This folder cannot be read.")
      return nil
    }
  }

  private mutating func report(_ path: String, _ message: String) {
    problems.append(SandboxProblem(folder: path, message: message))
  }

  private static func explanation(of code: Int32) -> String {
    switch code {
    case ENOENT: "This folder does not exist."
    case ENOTDIR: "This is a file, not a folder."
    case EACCES, EPERM: "You are not allowed to read this folder."
    default: "This folder cannot be read: \(String(cString: strerror(code)))."
    }
  }

  private static func real(_ path: String) -> String {
    URL(filePath: path).resolvingSymlinksInPath().path
  }
}
