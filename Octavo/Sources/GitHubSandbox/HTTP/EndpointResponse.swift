import Hummingbird

/// The response of an endpoint, before the common headers are added.
struct EndpointResponse: Sendable {
  enum Body: Sendable {
    case none
    case bytes([UInt8])
    /// A body that is streamed; the length is `nil` where it is not known beforehand.
    case stream(
      length: Int?,
      @concurrent @Sendable (inout any ResponseBodyWriter) async throws -> Void
    )
  }

  var status = 200
  var body: Body
  var contentType: String?
  /// The source of the entity tag; without it the bytes of the body are taken.
  var tagSource: String?
  var headers: [String: String] = [:]
  /// Whether a client may request a part of the body alone, which gives it a strong entity tag.
  var acceptsRanges = false
  /// Makes a part of the body without the bytes before it; `nil` if it is cut out of the whole.
  var part: (@Sendable (Range<Int>) -> Body)?
  /// The entity tag of a response that is kept, so that it is made once.
  private(set) var keptTag: String?

  static let noContent = EndpointResponse(status: 204, body: .none)

  static func json(
    _ value: some JSONWritable,
    status: Int = 200,
    headers: [String: String] = [:]
  ) -> EndpointResponse {
    EndpointResponse(
      status: status,
      body: .bytes(JSONText.of(value)),
      contentType: "application/json; charset=utf-8",
      headers: headers
    )
  }

  /// The entity tag: weak, since a body may be cut or coded differently on its way, unless it
  /// accepts ranges.
  var entityTag: String? {
    if let keptTag { return keptTag }
    if let tagSource {
      return "\(acceptsRanges ? "" : "W/")\"\(String(stableHash(tagSource), radix: 16))\""
    }
    guard case .bytes(let bytes) = body else { return nil }
    return "W/\"\(String(Self.digest(bytes), radix: 16))\(String(bytes.count, radix: 16))\""
  }

  /// Returns the same response with its entity tag made.
  ///
  /// The tag of a response to a viewer is no tag of the same response to another, unless it accepts
  /// ranges.
  func tagged(for viewer: Viewer) -> EndpointResponse {
    var copy = self
    guard let tag = entityTag else { return self }
    let mark = viewer.key.isEmpty || acceptsRanges ? 0 : stableHash(viewer.key) % 0xffff_ffff
    copy.keptTag = mark == 0 ? tag : "\(tag.dropLast())-\(String(mark, radix: 16))\""
    return copy
  }

  private static func digest(_ bytes: [UInt8]) -> UInt64 {
    bytes.withUnsafeBufferPointer { buffer in
      var hash: UInt64 = 0xcbf2_9ce4_8422_2325
      for byte in buffer { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
      return hash
    }
  }
}
