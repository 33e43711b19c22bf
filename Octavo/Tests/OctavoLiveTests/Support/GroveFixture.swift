import Foundation
import GitFixture

/// A repository of folders inside each other, of which two are the same object.
nonisolated enum GroveFixture {
  /// The entries of the folder with the most.
  static let largestFolder = 10
  /// All entries: the files, nine folders, a link and a submodule.
  static let entries = files.count + 11

  static let files: [String: String] = {
    var paths = ["README.md", "z.txt", "a.b/c", "a b/ü/x.txt"]
    for folder in ["a", "a/deep", "a/deep/deep"] {
      paths += (1...9).map { "\(folder)/\($0).txt" }
    }
    paths += ["a/deep/deep/deep/1.txt"]
    for folder in ["b", "c"] { paths += (1...3).map { "\(folder)/\($0).txt" } }
    // The same names in “b” and “c” have the same contents, so that the folders are one object.
    return Dictionary(uniqueKeysWithValues: paths.map { ($0, "\($0.suffix(5))\n") })
  }()

  /// The folder of the repository, which is written once: no test changes it.
  static var folder: URL { get throws { try written.get() } }

  private static let written = Result {
    let folder = ProcessFolder.url.appending(path: "grove/grove", directoryHint: .isDirectory)
    for (path, text) in files {
      let place = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(text.utf8).write(to: place)
    }
    try FileManager.default.createSymbolicLink(
      atPath: folder.appending(path: "link").path,
      withDestinationPath: "a/deep"
    )
    let commit = String(repeating: "1", count: 40)
    for arguments in [
      ["init", "-q", "--template=", "--initial-branch=main"], ["add", "--all"],
      ["update-index", "--add", "--cacheinfo", "160000,\(commit),module"],
      ["commit", "-q", "-m", "Plant"],
      ["remote", "add", "origin", "https://x.example/ada/grove.git"],
    ] { try Git.run(arguments, in: folder, environment: author) }
    return folder
  }

  /// The lines in which git lists the entries, sorted.
  static func lines(in folder: URL) throws -> [String] {
    try Git.run(["ls-tree", "-r", "-t", "-z", "main"], in: folder).split(separator: "\0")
      .map { line in
        let words = line.split(separator: " ", maxSplits: 2)
        return "\(words[0]) \(words[2])"
      }
      .sorted()
  }

  private static let author = [
    "GIT_AUTHOR_NAME": "Ada Park", "GIT_AUTHOR_EMAIL": "ada@example.com",
    "GIT_COMMITTER_NAME": "Ada Park", "GIT_COMMITTER_EMAIL": "ada@example.com",
  ]
}
