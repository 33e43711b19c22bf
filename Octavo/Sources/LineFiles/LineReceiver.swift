/// Finds the rows of a file while its bytes arrive.
///
/// ```swift
/// var receiver = LineReceiver(bytes)
/// for try await chunk in chunks {
///   try file.write(contentsOf: chunk)
///   receiver.receive(chunk)
///   show(receiver.text)
/// }
/// receiver.finish()
/// ```
public struct LineReceiver: Sendable {
  /// The rows that are complete.
  public private(set) var text: LargeText
  private var divider: RowDivider?
  private var pending: [UInt8] = []

  /// Begins at the start of a file.
  ///
  /// - Parameters:
  ///   - bytes: The file. Bytes are received after they have been written to it.
  ///   - total: The number of bytes that the file will have; `nil` if it is not known.
  public init(_ bytes: FileBytes, total: Int? = nil) {
    text = LargeText(bytes, total: total)
  }

  /// Receives the next bytes.
  public mutating func receive(_ chunk: [UInt8]) {
    pending += chunk
    text.receivedBytes += chunk.count
    divide(isEnd: false)
  }

  /// Ends the last row, where the file ends.
  public mutating func finish() {
    divide(isEnd: true)
    text.isComplete = true
  }

  private mutating func divide(isEnd: Bool) {
    if divider == nil {
      guard isEnd || pending.count >= LineEncoding.head else { return }
      text.begin(pending)
      divider = RowDivider(encoding: text.index.encoding)
      pending.removeFirst(text.index.end)
    }
    guard let divider else { return }
    var start = 0
    pending.withUnsafeBytes { bytes in
      let offset = text.index.end
      while let row = divider.row(at: start, in: bytes, isEnd: isEnd) {
        start = row.next
        text.index.add(upTo: offset + start, endsLine: row.endsLine)
      }
    }
    pending.removeFirst(start)
  }
}
