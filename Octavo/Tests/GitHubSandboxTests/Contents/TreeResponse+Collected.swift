import Foundation
import HTTPTypes
import HummingbirdCore
import NIOCore
import Synchronization

@testable import GitHubSandbox

extension TreeResponse {
  /// The whole text of the reply, as a client would have it in the end.
  func collected() async throws -> JSON {
    guard case .stream(_, let write) = response.body else { return .null }
    let sink = Sink()
    var writer: any ResponseBodyWriter = sink
    try await write(&writer)
    return try JSONDecoder().decode(JSON.self, from: sink.data.withLock { $0 })
  }

  private final class Sink: ResponseBodyWriter, Sendable {
    let data = Mutex(Data())

    func write(_ buffer: ByteBuffer) async throws {
      data.withLock { $0.append(contentsOf: buffer.readableBytesView) }
    }

    func finish(_ trailingHeaders: HTTPFields?) async throws {}
  }
}
