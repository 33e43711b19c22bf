import HTTPTypes
import Hummingbird
import HummingbirdCore
import NIOCore

/// A fault in the body of a response, which the server sends on purpose.
enum BodyFault: Sendable {
  /// The body ends after so many bytes, and with it the connection.
  case cut(after: Int)
  /// The header `Content-Length` is this much greater than the length, or less.
  case length(by: Int)

  /// Returns a body with the fault; one without a length has no length that could be wrong.
  func body(of content: EndpointResponse.Body) -> ResponseBody {
    let (length, write) = content.parts
    return switch self {
    case .length(let difference):
      ResponseBody(contentLength: length.map { max(0, $0 + difference) }, write)
    case .cut(let count):
      ResponseBody(contentLength: length) { writer in
        var cut: any ResponseBodyWriter = CutWriter(base: writer, rest: count)
        try await write(&cut)
      }
    }
  }
}

extension EndpointResponse.Body {
  /// The length, if it is known, and the closure that writes the body.
  fileprivate var parts:
    (
      length: Int?,
      write: @concurrent @Sendable (inout any ResponseBodyWriter) async throws -> Void
    )
  {
    switch self {
    case .none: (0, { try await $0.finish(nil) })
    case .stream(let length, let write): (length, write)
    case .bytes(let bytes):
      (
        bytes.count,
        { writer in
          try await writer.write(ByteBuffer(bytes: bytes))
          try await writer.finish(nil)
        }
      )
    }
  }
}

/// Writes the beginning of a body, and ends with an error.
private struct CutWriter: ResponseBodyWriter {
  var base: any ResponseBodyWriter
  /// The number of bytes that are still written.
  var rest: Int

  @concurrent mutating func write(_ buffer: ByteBuffer) async throws {
    var buffer = buffer
    guard buffer.readableBytes > rest else {
      rest -= buffer.readableBytes
      return try await base.write(buffer)
    }
    if let beginning = buffer.readSlice(length: rest) { try await base.write(beginning) }
    throw CutOff()
  }

  @concurrent consuming func finish(_ trailingHeaders: HTTPFields?) async throws {
    try await base.finish(trailingHeaders)
  }
}

/// Ends a body that a fault has cut.
private struct CutOff: Error {}
