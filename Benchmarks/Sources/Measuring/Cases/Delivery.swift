/// The values that a ``Sink`` must have received after the operations; otherwise the run fails.
public enum Delivery: Equatable, Sendable {
  /// A number of values for each operation.
  case each(Int)
  /// One value after the last operation: the final state, which is the last value of the range.
  case outcome

  func isMet(by arrivals: Arrivals, after values: Range<Int>) -> Bool {
    switch self {
    case .each(let count): arrivals.count == count * values.count
    case .outcome: arrivals.count == 1 && arrivals.last == values.upperBound - 1
    }
  }
}
