/// Why a figure cannot be trusted.
public enum MeasuringError: Error, CustomStringConvertible {
  /// An operation did not deliver what it had to.
  case wrongDelivery(row: String, library: Library, count: Int, last: Int, values: Range<Int>)
  /// What was made to be weighed did not work.
  case wrongSubject(row: String, library: Library)
  /// The control row allocates, and no allocation was counted.
  case allocationsNotCounted

  /// The reason in words.
  public var description: String {
    switch self {
    case .wrongDelivery(let row, let library, let count, let last, let values):
      """
      \(row), \(library): after the values \(values), \(count) had been delivered, \
      the last of them \(last)
      """
    case .wrongSubject(let row, let library):
      "\(row), \(library): what was made does not work"
    case .allocationsNotCounted:
      "the control row must allocate, but no allocation was counted"
    }
  }
}
