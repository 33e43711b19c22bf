/// The entry at a path of a tree.
enum FileEntry {
  case text(TextFile, isExecutable: Bool)
  case blob([UInt8])
  case link(String)
  case submodule(String)
}
