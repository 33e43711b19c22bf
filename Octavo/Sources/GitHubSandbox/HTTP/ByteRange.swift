import HTTPTypes
import HummingbirdCore
import NIOCore

/// A part of a body: from one byte to another or to the end, or a number of bytes at the end.
struct ByteRange: Equatable {
  /// The number of bytes that are left out before.
  let start: Int
  /// The place of the last byte.
  let last: Int
  /// The number of bytes of the whole body.
  let total: Int

  /// Reads the range of a request; `nil` without one that can be answered, and if the client has
  /// bytes of another version.
  ///
  /// - Throws: `ErrorResponse` if the body has no such bytes.
  init?(_ request: EndpointRequest, total: Int, tag: String) throws(ErrorResponse) {
    guard let text = request.headers["range"], text.hasPrefix("bytes=") else { return nil }
    let ends = text.dropFirst(6).split(separator: "-", omittingEmptySubsequences: false)
    guard ends.count == 2, let (start, last) = Self.places(ends[0], ends[1], of: total) else {
      return nil
    }
    if let version = request.headers["if-range"], version != tag { return nil }
    guard start < total else { throw .invalidRange(total: total) }
    self.start = start
    self.last = min(last, total - 1)
    self.total = total
  }

  /// Returns the first and the last place of a range; `nil` for one that is none.
  ///
  /// Without a first place, the second number is that of the bytes at the end.
  private static func places(
    _ first: Substring,
    _ second: Substring,
    of total: Int
  ) -> (start: Int, last: Int)? {
    guard !first.isEmpty else {
      return Int(second).flatMap { $0 < 0 ? nil : (max(0, total - $0), .max) }
    }
    guard let start = Int(first), start >= 0,
      let last = second.isEmpty ? .max : Int(second), last >= start
    else { return nil }
    return (start, last)
  }

  /// The value of the header `Content-Range`.
  var text: String { "bytes \(start)-\(last)/\(total)" }

  /// The places of the bytes.
  var places: Range<Int> { start..<(last + 1) }

  /// Returns the part of a body.
  func part(of body: EndpointResponse.Body) -> EndpointResponse.Body {
    switch body {
    case .none: .none
    case .bytes(let bytes): .bytes(Array(bytes[places]))
    case .stream(_, let write):
      .stream(length: places.count) { [places] writer in
        var part: any ResponseBodyWriter =
          PartWriter(base: writer, skipped: places.lowerBound, rest: places.count)
        try await write(&part)
      }
    }
  }
}

/// Writes a body without its beginning, up to a number of bytes.
private struct PartWriter: ResponseBodyWriter {
  var base: any ResponseBodyWriter
  /// The number of bytes that are still left out.
  var skipped: Int
  /// The number of bytes that are still written then.
  var rest: Int

  @concurrent mutating func write(_ buffer: ByteBuffer) async throws {
    var buffer = buffer
    let count = min(skipped, buffer.readableBytes)
    skipped -= count
    buffer.moveReaderIndex(forwardBy: count)
    guard let part = buffer.readSlice(length: min(rest, buffer.readableBytes)),
      part.readableBytes > 0
    else { return }
    rest -= part.readableBytes
    try await base.write(part)
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
