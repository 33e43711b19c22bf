nonisolated extension Strings {
  /// Returns the size of the local data; `nil` stands for data that is kept in memory only.
  static func localData(_ bytes: Int?) -> String {
    bytes.map(size) ?? "In memory until you quit"
  }
}
