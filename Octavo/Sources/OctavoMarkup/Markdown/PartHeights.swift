/// The heights of the parts of a document, in lines or pixels: those that are known, and estimates
/// of the others.
///
/// Each operation takes time that grows with the logarithm of the number of parts.
public struct PartHeights: Sendable {
  private var heights: [Int] = []
  /// Sums of the heights of ranges that end at an index, as in a Fenwick tree.
  private var sums: [Int] = [0]

  /// Makes the heights of a document without parts.
  public init() {}

  /// The number of parts.
  public var count: Int { heights.count }
  /// The sum of all heights.
  public var total: Int { sum(before: count) }

  /// Adds the height of a part below all others.
  public mutating func append(_ height: Int) {
    heights.append(height)
    let index = heights.count
    var sum = height
    var below = index - 1
    while below > index - (index & -index) {
      sum += sums[below]
      below -= below & -below
    }
    sums.append(sum)
  }

  /// The height of a part.
  public subscript(index: Int) -> Int {
    get { heights[index] }
    set {
      let change = newValue - heights[index]
      guard change != 0 else { return }
      heights[index] = newValue
      var node = index + 1
      while node < sums.count {
        sums[node] += change
        node += node & -node
      }
    }
  }

  /// Returns the sum of the heights of the parts above one.
  public func sum(before index: Int) -> Int {
    var sum = 0
    var node = index
    while node > 0 {
      sum += sums[node]
      node -= node & -node
    }
    return sum
  }

  /// Returns the part at a distance from the top, and the distance from the top of the part.
  public func part(at distance: Int) -> (index: Int, rest: Int) {
    var (node, rest) = (0, max(0, distance))
    var step = 1
    while step * 2 <= count { step *= 2 }
    while step > 0 {
      let next = node + step
      if next <= count, sums[next] <= rest {
        node = next
        rest -= sums[next]
      }
      step /= 2
    }
    return (node, rest)
  }
}
