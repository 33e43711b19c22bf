#if canImport(Glibc) || canImport(Musl)
/// The direction of a stack of parts.
nonisolated enum Axis {
  case columns, rows

  /// Divides a length among parts.
  ///
  /// Parts with a length get it while there is enough; the others share the rest equally, the first
  /// ones getting what cannot be divided.
  ///
  /// - Parameters:
  ///   - total: The length to divide.
  ///   - wanted: The length of each part; `nil` for an equal share.
  ///   - spacing: The length between two parts.
  /// - Returns: The lengths, in the order of the parts.
  static func divide(_ total: Int, among wanted: [Int?], spacing: Int) -> [Int] {
    let gaps = max(0, wanted.count - 1) * spacing
    var rest = max(0, total - gaps)
    var lengths = wanted.map { length -> Int in
      let taken = min(max(0, length ?? 0), rest)
      rest -= taken
      return taken
    }
    let flexible = wanted.indices.filter { wanted[$0] == nil }
    for (place, index) in flexible.enumerated() {
      lengths[index] = rest / flexible.count + (place < rest % flexible.count ? 1 : 0)
    }
    return lengths
  }
}
#endif
