/// The end of a command of git.
nonisolated struct GitOutput: Sendable {
  /// The exit code, or 128 and the signal.
  let status: Int32
  /// The standard output.
  let bytes: [UInt8]
  /// The end of the standard error.
  let errors: String

  /// Whether git has ended without an error.
  var isSuccess: Bool { status == 0 }

  /// The standard output without the line break at its end.
  var line: String {
    String(
      decoding: bytes.last == UInt8(ascii: "\n") ? bytes.dropLast() : bytes[...],
      as: UTF8.self
    )
  }

  /// The records of the standard output, which end with a zero byte each.
  var records: [String] {
    let parts = bytes.split(separator: 0, omittingEmptySubsequences: false)
    return (parts.last?.isEmpty == true ? parts.dropLast() : parts[...])
      .map { String(decoding: $0, as: UTF8.self) }
  }

  /// The lines of the standard output.
  var lines: [String] {
    bytes.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
  }
}
