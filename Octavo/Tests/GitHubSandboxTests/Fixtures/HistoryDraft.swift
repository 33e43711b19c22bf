import Foundation

/// A history to be written by `git fast-import`: commits, tags, files with names of any bytes.
struct HistoryDraft {
  struct Author {
    let name: String
    let email: String
  }

  enum Change {
    case file(String, String)
    case bytes([UInt8], Data)
    case symlink(String, to: String)
    case submodule(String, commit: String)
  }

  private(set) var stream = Data()
  private var count = 0

  /// Adds a commit to a branch; the first commit of a new branch may start at another one.
  mutating func commit(
    _ branch: String = "main",
    by author: Author,
    at time: Int,
    _ message: String,
    from: String? = nil,
    merging: String? = nil,
    _ changes: [Change] = []
  ) {
    count += 1
    write("commit refs/heads/\(branch)\nmark :\(count)\n")
    write("author \(author.name) <\(author.email)> \(time) +0000\n")
    write("committer \(author.name) <\(author.email)> \(time) +0000\n")
    write(data: Data(message.utf8))
    if let from { write("from refs/heads/\(from)\n") }
    if let merging { write("merge refs/heads/\(merging)\n") }
    for change in changes { write(change) }
  }

  /// Adds an annotated tag to the newest commit of a branch.
  mutating func tag(_ name: String, on branch: String = "main", by author: Author, at time: Int) {
    write("tag \(name)\nfrom refs/heads/\(branch)\n")
    write("tagger \(author.name) <\(author.email)> \(time) +0000\n")
    write(data: Data("Release \(name)".utf8))
  }

  /// Lets a ref of any name stand where a branch stands.
  mutating func reset(_ ref: String, to branch: String = "main") {
    write("reset \(ref)\nfrom refs/heads/\(branch)\n\n")
  }

  private mutating func write(_ change: Change) {
    switch change {
    case .file(let path, let text):
      write("M 100644 inline \(path)\n")
      write(data: Data(text.utf8))
    case .bytes(let path, let data):
      write("M 100644 inline \(Self.quoted(path))\n")
      write(data: data)
    case .symlink(let path, let target):
      write("M 120000 inline \(path)\n")
      write(data: Data(target.utf8))
    case .submodule(let path, let commit):
      write("M 160000 \(commit) \(path)\n")
    }
  }

  private mutating func write(_ text: String) { stream += Data(text.utf8) }

  private mutating func write(data: Data) {
    write("data \(data.count)\n")
    stream += data
    write("\n")
  }

  /// A path as git quotes it, in octal.
  private static func quoted(_ path: [UInt8]) -> String {
    let escaped = path.map { byte in
      let digits = String(byte, radix: 8)
      return "\\" + String(repeating: "0", count: 3 - digits.count) + digits
    }
    return "\"\(escaped.joined())\""
  }
}
