/// One operation of one library, which is repeated many times.
public struct Case {
  /// Performs the operation once for each value in the range.
  public typealias Body = (Range<Int>) -> Void

  let row: String
  let library: Library
  let delivery: Delivery
  let prepare: (Held, Sink) -> Body
}
