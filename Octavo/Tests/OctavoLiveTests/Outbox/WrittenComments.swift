import OctavoViewModels

/// The comments that a program has written, by the lines that it printed until it was killed.
struct WrittenComments {
  /// The texts of comments and edits that may have been stored, and those that were.
  private var begun: Set<String> = []
  private var stored: Set<String> = []
  /// The texts that may have been replaced or deleted, and those of which that was stored.
  private var begunEnds: Set<String> = []
  private var storedEnds: Set<String> = []

  /// Notes a line of the program.
  mutating func note(_ before: String, _ after: String, isStored: Bool) {
    if !after.isEmpty { _ = isStored ? stored.insert(after) : begun.insert(after) }
    if !before.isEmpty { _ = isStored ? storedEnds.insert(before) : begunEnds.insert(before) }
  }

  /// Returns what is wrong with the texts that the server has: what is lost, doubled, or neither
  /// written nor taken back.
  func faults(in texts: [String]) -> [String] {
    let present = Set(texts)
    return [
      present.count < texts.count ? "\(texts.count - present.count) texts are there twice" : nil,
      present.isSubset(of: begun) ? nil : "some texts were never written",
      stored.subtracting(begunEnds).isSubset(of: present) ? nil : "some texts are lost",
      storedEnds.isDisjoint(with: present) ? nil : "some texts were not replaced or deleted",
    ].compactMap(\.self)
  }
}
