/// A random input of a test that can be made simpler.
public protocol Shrinkable {
  /// Inputs that are a little simpler, the most daring first.
  nonisolated var simplifications: [Self] { get }
}

extension Shrinkable {
  /// Returns the simplest input found for which `fails` is still true.
  @MainActor
  public func shrunk(while fails: (Self) -> Bool) -> Self {
    var smallest = self
    while let smaller = smallest.simplifications.first(where: fails) { smallest = smaller }
    return smallest
  }

  /// Returns the simplest input found for which `fails` is still true.
  @MainActor
  public func shrunk(while fails: @MainActor (Self) async -> Bool) async -> Self {
    var smallest = self
    var hasShrunk = true
    while hasShrunk {
      hasShrunk = false
      for simpler in smallest.simplifications where await fails(simpler) {
        smallest = simpler
        hasShrunk = true
        break
      }
    }
    return smallest
  }
}

nonisolated extension Collection {
  /// The ranges to leave out of a collection, the longest first: all of it, its halves, and so on
  /// down to single elements.
  public var partsToLeaveOut: [Range<Int>] {
    var parts: [Range<Int>] = []
    var length = count
    while length > 0 {
      for start in stride(from: 0, to: count, by: length) {
        parts.append(start..<Swift.min(start + length, count))
      }
      length /= 2
    }
    return parts
  }
}
