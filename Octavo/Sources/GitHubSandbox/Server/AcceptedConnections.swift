import NIOCore
import Synchronization

/// The connections that were accepted and that nobody has taken up yet.
///
/// A server that stops while there is one brings the process down: the connection's writer goes
/// without having been finished, which the library takes for a mistake. So whoever stops it waits.
final class AcceptedConnections: Sendable {
  private struct State {
    var pending: Set<ObjectIdentifier> = []
    var waiting: [CheckedContinuation<Void, Never>] = []

    /// Who need not wait any more.
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

  /// Returns when all have been taken up, or when `patience` has run out.
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

/// Notes each connection as the listening socket hands it on.
final class AcceptanceHandler: ChannelInboundHandler, Sendable {
  typealias InboundIn = any Channel

  private let connections: AcceptedConnections

  init(_ connections: AcceptedConnections) { self.connections = connections }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    connections.accepted(unwrapInboundIn(data))
    context.fireChannelRead(data)
  }
}
