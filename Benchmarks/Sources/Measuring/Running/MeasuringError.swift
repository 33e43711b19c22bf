/// The reason for which a measurement is invalid.
public enum MeasuringError: Error, CustomStringConvertible {
  /// An operation did not deliver its values.
  case wrongDelivery(row: String, library: Library, count: Int, last: Int, values: Range<Int>)
  /// The objects whose memory was measured did not work.
  case wrongSubject(row: String, library: Library)
  /// The control row allocates, and no allocation was counted.
  case allocationsNotCounted

  /// The reason as a sentence.
  public var description: String {
    switch self {
    case .wrongDelivery(let row, let library, let count, let last, let values):
      """
      \(row), \(library): after the values \(values), \(count) had been delivered, \
      the last of them \(last)
      """
    case .wrongSubject(let row, let library):
      "\(row), \(library): the objects that were made do not work"
    case .allocationsNotCounted:
      "the control row must allocate, but no allocation was counted"
    }
  }
}
