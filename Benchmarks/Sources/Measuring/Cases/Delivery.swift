/// What must have reached a ``Sink`` when operations have run; otherwise the run fails.
public enum Delivery: Equatable, Sendable {
  /// So many values for each operation.
  case each(Int)
  /// One value after the last operation: the state in which it left things, which is the last value
  /// that was put in.
  case outcome

  func isMet(by arrivals: Arrivals, after values: Range<Int>) -> Bool {
    switch self {
    case .each(let count): arrivals.count == count * values.count
    case .outcome: arrivals.count == 1 && arrivals.last == values.upperBound - 1
    }
  }
}
