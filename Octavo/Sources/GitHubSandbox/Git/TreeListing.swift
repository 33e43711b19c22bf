/// A row of `git ls-tree -l`: an entry with its whole path and the size of a blob.
struct TreeListing: Equatable, Sendable {
  let entry: TreeEntry
  let size: Int?

  /// Reads `<mode> <type> <id> <size>\t<path>`; the entry's name is the path.
  init?(_ record: ArraySlice<UInt8>) {
    guard let tab = record.firstIndex(of: UInt8(ascii: "\t")) else { return nil }
    let words = record[..<tab].split(separator: UInt8(ascii: " "))
    guard words.count == 4, let id = ObjectID(String(decoding: words[2], as: UTF8.self)) else {
      return nil
    }
    entry = TreeEntry(
      mode: String(decoding: words[0], as: UTF8.self),
      name: Array(record[(tab + 1)...]),
      id: id
    )
    size = Int(String(decoding: words[3], as: UTF8.self))
  }
}
