/// The comparison of secrets.
enum SecretText {
  /// Returns whether two texts are equal, in a time that does not tell where they differ.
  static func isEqual(_ first: String, _ second: String) -> Bool {
    guard first.utf8.count == second.utf8.count else { return false }
    return zip(first.utf8, second.utf8).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
