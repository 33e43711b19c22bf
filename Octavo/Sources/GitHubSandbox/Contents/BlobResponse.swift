import Foundation
import HummingbirdCore
import NIOCore

/// Sends a blob: a short one from memory, a long one while git is still reading it.
struct BlobResponse: Sendable {
  let git: GitRepository
  let id: ObjectID
  let size: Int

  private static let memoryLimit = 1 << 20
  private static let largest = 100 << 20

  func raw() async throws -> EndpointResponse {
    guard size <= Self.largest else { throw ErrorResponse.blobTooLarge }
    var response = EndpointResponse(
      body: try await body(length: size) { $0 },
      contentType: "application/vnd.github.raw; charset=utf-8",
      tagSource: "raw \(id)"
    )
    response.acceptsRanges = true
    response.headers["Content-Security-Policy"] = "default-src 'none'; sandbox"
    return response
  }

  /// The blob in JSON; a long one is coded as it passes through.
  func json(_ request: EndpointRequest, repository: String) async throws -> EndpointResponse {
    guard size <= Self.largest else { throw ErrorResponse.blobTooLarge }
    var head = JSONText()
    head.append("{\"sha\":")
    head.append(quoting: id.hex)
    head.append(",\"node_id\":")
    head.append(quoting: nodeIdentifier("Blob", "\(repository):\(id)"))
    head.append(",\"size\":")
    size.write(to: &head)
    head.append(",\"url\":")
    head.append(quoting: "\(request.links.repository(repository))/git/blobs/\(id)")
    head.append(",\"encoding\":\"base64\",\"content\":\"")
    let prefix = head.bytes
    let body = try await body(length: nil, before: prefix, after: Array("\"}".utf8)) { bytes in
      ContentBody.base64(bytes).split(separator: "\n").reduce(into: []) { text, line in
        text += Array(line.utf8) + [UInt8(ascii: "\\"), UInt8(ascii: "n")]
      }
    }
    return EndpointResponse(
      body: body,
      contentType: "application/json; charset=utf-8",
      tagSource: "json \(request.links.web) \(id)"
    )
  }

  private func body(
    length: Int?,
    before: [UInt8] = [],
    after: [UInt8] = [],
    _ transform: @escaping @Sendable ([UInt8]) -> [UInt8]
  ) async throws -> EndpointResponse.Body {
    if size <= Self.memoryLimit {
      guard let content = try await git.objects.content(of: id) else {
        throw ErrorResponse.notFound
      }
      return .bytes(before + transform(content.bytes) + after)
    }
    let command = git.command(["cat-file", "blob", id.hex])
    return .stream(length: length) { writer in
      if !before.isEmpty { try await writer.write(ByteBuffer(bytes: before)) }
      await GitQueue.streams.enter()
      defer { GitQueue.streams.leave() }
      // A multiple of the length of a Base64 line, so that lines never break across chunks.
      let session = GitSession(command)
      while let chunk = try await session.perform({ try await $0.bytes(45 * 1024) }) {
        try await writer.write(ByteBuffer(bytes: transform(chunk)))
      }
      try await session.finish()
      if !after.isEmpty { try await writer.write(ByteBuffer(bytes: after)) }
      try await writer.finish(nil)
    }
  }
}
