extension Array where Element == Double {
  /// The middle of the sorted elements; the mean of the two middle ones where their number is even.
  var median: Double {
    let sorted = sorted()
    guard let last = sorted.last else { return .nan }
    let middle = sorted.count / 2
    guard sorted.count.isMultiple(of: 2) else { return middle == 0 ? last : sorted[middle] }
    return (sorted[middle - 1] + sorted[middle]) / 2
  }
}
