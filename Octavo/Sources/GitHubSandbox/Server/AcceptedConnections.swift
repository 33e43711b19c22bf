import NIOCore
import Synchronization

/// The connections that were accepted and have no handler yet.
///
/// A server that stops while there is one ends the process: the connection's writer is
/// deallocated unfinished, which the library traps on. So stopping waits for the handlers.
final class AcceptedConnections: Sendable {
  private struct State {
    var pending: Set<ObjectIdentifier> = []
    var waiting: [CheckedContinuation<Void, Never>] = []

    /// Removes and returns the waiting callers.
    mutating func takeWaiting() -> [CheckedContinuation<Void, Never>] {
      defer { waiting = [] }
      return waiting
    }
  }

  private let state = Mutex(State())

  func accepted(_ channel: any Channel) {
    state.withLock { _ = $0.pending.insert(ObjectIdentifier(channel)) }
  }

  func takenUp(_ channel: any Channel) {
    let waiting = state.withLock { state in
      state.pending.remove(ObjectIdentifier(channel))
      return state.pending.isEmpty ? state.takeWaiting() : []
    }
    for continuation in waiting { continuation.resume() }
  }

  /// Returns when each connection has a handler, or after the timeout `patience`.
  func allTakenUp(patience: Duration = .seconds(1)) async {
    let giveUp = Task {
      try await Task.sleep(for: patience)
      for continuation in state.withLock({ $0.takeWaiting() }) { continuation.resume() }
    }
    await withCheckedContinuation { continuation in
      let isDone = state.withLock { state in
        if !state.pending.isEmpty { state.waiting.append(continuation) }
        return state.pending.isEmpty
      }
      if isDone { continuation.resume() }
    }
    giveUp.cancel()
  }
}

/// Records each connection that the listening socket accepts.
final class AcceptanceHandler: ChannelInboundHandler, Sendable {
  typealias InboundIn = any Channel

  private let connections: AcceptedConnections

  init(_ connections: AcceptedConnections) { self.connections = connections }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    connections.accepted(unwrapInboundIn(data))
    context.fireChannelRead(data)
  }
}
