import Glibc
import Hummingbird
import NIOCore

/// The connection that a request came on, which a fault may reset.
struct ConnectionContext: InitializableFromSource, Sendable {
  private let channel: any Channel

  init(source: ApplicationRequestContextSource) {
    channel = source.channel
  }

  /// Ends the connection at once; the other side sees a reset.
  func reset() async throws {
    let linger = linger(l_onoff: 1, l_linger: 0)
    try await (channel as? any SocketOptionProvider)?.setSoLinger(linger).get()
    try await channel.close().get()
  }
}
