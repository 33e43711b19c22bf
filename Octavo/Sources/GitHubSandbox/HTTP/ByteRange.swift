import HTTPTypes
import HummingbirdCore
import NIOCore

/// The end of a body, from a byte that a request names.
struct ByteRange: Equatable {
  /// The number of bytes that are left out.
  let start: Int
  /// The number of bytes of the whole body.
  let total: Int

  /// Reads the range of a request; `nil` without one that can be answered, and if the client has
  /// bytes of another version.
  ///
  /// - Throws: `ErrorResponse` if the body has no such bytes.
  init?(_ request: EndpointRequest, total: Int, tag: String) throws(ErrorResponse) {
    guard let text = request.headers["range"], text.hasPrefix("bytes="), text.hasSuffix("-"),
      let start = Int(text.dropFirst(6).dropLast()), start >= 0
    else { return nil }
    if let version = request.headers["if-range"], version != tag { return nil }
    guard start < total else { throw .invalidRange(total: total) }
    self.start = start
    self.total = total
  }

  /// The value of the header `Content-Range`.
  var text: String { "bytes \(start)-\(total - 1)/\(total)" }

  /// Returns the end of a body.
  func end(of body: EndpointResponse.Body) -> EndpointResponse.Body {
    switch body {
    case .none: .none
    case .bytes(let bytes): .bytes(Array(bytes[start...]))
    case .stream(_, let write):
      .stream(length: total - start) { [start] writer in
        var end: any ResponseBodyWriter = EndWriter(base: writer, skipped: start)
        try await write(&end)
      }
    }
  }
}

/// Writes a body without its beginning.
private struct EndWriter: ResponseBodyWriter {
  var base: any ResponseBodyWriter
  /// The number of bytes that are still left out.
  var skipped: Int

  @concurrent mutating func write(_ buffer: ByteBuffer) async throws {
    var buffer = buffer
    let count = min(skipped, buffer.readableBytes)
    skipped -= count
    buffer.moveReaderIndex(forwardBy: count)
    if buffer.readableBytes > 0 { try await base.write(buffer) }
  }

  @concurrent consuming func finish(_ trailingHeaders: HTTPFields?) async throws {
    try await base.finish(trailingHeaders)
  }
}

extension EndpointResponse.Body {
  /// The number of bytes; `nil` if it is not known beforehand.
  var length: Int? {
    switch self {
    case .none: 0
    case .bytes(let bytes): bytes.count
    case .stream(let length, _): length
    }
  }
}
