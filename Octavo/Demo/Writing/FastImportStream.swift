/// The language of `git fast-import`, written piece by piece.
struct FastImportStream {
  private(set) var bytes: [UInt8] = []

  /// Writes a command line.
  mutating func line(_ text: String) {
    bytes.append(contentsOf: text.utf8)
    bytes.append(UInt8(ascii: "\n"))
  }

  /// Writes bytes of any kind, with their count before them.
  mutating func data(_ data: some Collection<UInt8>) {
    line("data \(data.count)")
    bytes.append(contentsOf: data)
    bytes.append(UInt8(ascii: "\n"))
  }

  /// Writes the entry of a path from the current commit on; `nil` removes the path.
  mutating func file(_ path: String, _ entry: FileEntry?) {
    switch entry {
    case nil: line("D \(path)")
    case .text(let text, let isExecutable):
      line("M \(isExecutable ? "100755" : "100644") inline \(path)")
      data(text.lines.map { "\($0)\n" }.joined().utf8)
    case .blob(let content):
      line("M 100644 inline \(path)")
      data(content)
    case .link(let target):
      line("M 120000 inline \(path)")
      data(target.utf8)
    case .submodule(let commit): line("M 160000 \(commit) \(path)")
    }
  }
}
