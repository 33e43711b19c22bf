import Foundation
import Glibc

/// The repositories in the folders that the user names, and the reasons why others are left out.
///
/// Symbolic links, linked work trees and submodules are followed.
struct RepositorySearch {
  private(set) var found: [RepositoryFolder] = []
  private(set) var problems: [SandboxProblem] = []
  private var known: Set<String> = []
  /// The number of repositories in the named folder, those that are known already included.
  private var met = 0

  /// The longest `.gitmodules` file that is read, in bytes.
  private static let longestModuleList = 1 << 20

  /// Adds a work tree, a bare repository, or what lies in a folder and in its folders.
  mutating func add(_ folder: URL) {
    let path = folder.standardizedFileURL.path(percentEncoded: false)
    let trimmed = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    let known = problems.count
    met = 0
    visit(trimmed, depth: 0)
    if met == 0, problems.count == known {
      report(trimmed, "There is no git repository in this folder.")
    }
  }

  private mutating func visit(_ path: String, depth: Int) {
    if let repository = RepositoryFolder(path: path) {
      met += 1
      guard known.insert(Self.real(repository.gitDirectory)).inserted else { return }
      found.append(repository)
      visitSubmodules(of: path)
      return
    }
    if let target = RepositoryFolder.linkTarget(of: path) {
      report(path, "Its .git file names a folder that holds no repository: \(target)")
      return
    }
    guard let names = list(path), depth < 2 else { return }
    let children = names.filter { !$0.hasPrefix(".") }.map { "\(path)/\($0)" }
    var links: [String] = []
    for child in children {
      guard let status = FileStatus(path: child, followsLinks: false) else { continue }
      if status.isFolder { visit(child, depth: depth + 1) }
      if status.isSymbolicLink { links.append(child) }
    }
    // After the folders, so that a repository is named by its folder rather than by a link to it.
    for link in links { follow(link, in: path, depth: depth + 1) }
  }

  /// Visits the target of a symbolic link, unless it contains the link itself.
  private mutating func follow(_ link: String, in folder: String, depth: Int) {
    guard let status = FileStatus(path: link) else {
      report(link, "This link leads to nothing.")
      return
    }
    guard status.isFolder, !"\(Self.real(folder))/".hasPrefix("\(Self.real(link))/") else { return }
    visit(link, depth: depth)
  }

  /// Visits the submodules of a work tree that have been checked out in it.
  private mutating func visitSubmodules(of workTree: String) {
    guard let handle = FileHandle(forReadingAtPath: "\(workTree)/.gitmodules"),
      let bytes = try? handle.read(upToCount: Self.longestModuleList)
    else { return }
    let root = Self.real(workTree)
    for path in SubmoduleList([UInt8](bytes)).paths {
      let folder = "\(workTree)/\(path)"
      guard Self.real(folder).hasPrefix("\(root)/"), RepositoryFolder.linkTarget(of: folder) != nil
      else { continue }
      visit(folder, depth: 2)
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
