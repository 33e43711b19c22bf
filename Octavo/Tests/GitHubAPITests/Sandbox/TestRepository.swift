import Foundation
import GitFixture

/// Writes real git repositories for tests, each in one go.
struct TestRepository {
  /// The input of `git fast-import`.
  private var script = ""
  private var mark = 0

  /// Makes a commit on a branch that has these files, besides those before it.
  ///
  /// A path is written as git quotes it, so that it can hold anything: `"a\\nb"`.
  mutating func commit(
    _ message: String,
    on branch: String = "main",
    from parent: Int? = nil,
    files: [(path: String, text: String)] = [],
    more lines: [String] = []
  ) -> Int {
    mark += 1
    script += "commit refs/heads/\(branch)\nmark :\(mark)\n"
    script += "committer Ada Park <ada@example.com> \(1_700_000_000 + mark * 60) +0000\n"
    script += "data \(message.utf8.count)\n\(message)\n"
    if let parent { script += "from :\(parent)\n" }
    for (path, text) in files {
      script += "M 100644 inline \(path)\ndata \(text.utf8.count)\n\(text)\n"
    }
    script += lines.map { $0 + "\n" }.joined()
    script += "\n"
    return mark
  }

  mutating func tag(_ name: String, at commit: Int) {
    script += "reset refs/tags/\(name)\nfrom :\(commit)\n\n"
  }

  /// Writes the repository as `owner/name` below a folder.
  func write(to folder: URL, as name: String) throws {
    let place = folder.appendingPathComponent(name.replacing("/", with: "_") + ".git")
    try Git.run(["init", "-q", "--bare", "--initial-branch=main", place.path], in: folder)
    let config = try FileHandle(forWritingTo: place.appendingPathComponent("config"))
    try config.seekToEnd()
    try config.write(
      contentsOf: Data("[remote \"origin\"]\n\turl = https://x.example/\(name).git\n".utf8)
    )
    try config.close()
    if !script.isEmpty {
      try Git.run(["fast-import", "--quiet", "--force"], in: place, input: Data(script.utf8))
    }
  }
}
