/// What a path of a tree leads to.
enum FileEntry {
  case text(TextFile, isExecutable: Bool)
  case blob([UInt8])
  case link(String)
  case submodule(String)
}
