/// The letters that choose the items of one menu, each of them one item.
struct Mnemonics {
  private var taken: Set<String> = []

  /// Returns the title of the next item, in which an underscore stands before its letter.
  ///
  /// The letter is the first one of a word, or any other if each of those has an item. A title
  /// whose letters all have items gets none.
  mutating func mark(_ title: String) -> String {
    let letters = title.indices.filter { title[$0].isLetter }
    let initials = letters.filter {
      $0 == title.startIndex || !title[title.index(before: $0)].isLetter
    }
    guard let free = (initials + letters).first(where: { !taken.contains(title[$0].lowercased()) })
    else { return title.escapedMnemonic }
    taken.insert(title[free].lowercased())
    return "\(String(title[..<free]).escapedMnemonic)_\(String(title[free...]).escapedMnemonic)"
  }
}
