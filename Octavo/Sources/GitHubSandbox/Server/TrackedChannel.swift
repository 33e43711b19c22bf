import HummingbirdCore
import Logging
import NIOCore

/// Serves connections as `Base` does, and reports each one that it begins to handle.
struct TrackedChannel<Base: ServerChildChannel>: ServerChildChannel {
  let base: Base
  let connections: AcceptedConnections

  func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Base.Value> {
    let value = base.setup(channel: channel, logger: logger).flatMapThrowing { value in
      try ClosingHandler.add(to: channel)
      return value
    }
    value.whenFailure { _ in connections.takenUp(channel) }
    return value
  }

  func handle(value: Base.Value, logger: Logger) async {
    connections.takenUp(value.channel)
    await base.handle(value: value, logger: logger)
  }
}
