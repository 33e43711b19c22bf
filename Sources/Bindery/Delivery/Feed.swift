/// What gives a channel its values while somebody listens, whatever types it takes them from.
///
/// A class and not a protocol: a signal keeps one in a single word, and calls it without a lookup.
@MainActor
open class Feed {
  @inlinable package init() {}

  deinit {}

  /// Whether values are taken only while somebody listens, so that feeds in a row can be joined.
  open var isLazy: Bool { false }

  /// Whether the feed has never begun, so that it can still be told where to send.
  open var isUnconnected: Bool { false }

  /// Begins, as the first listener has come.
  ///
  /// - Returns: The feed to talk to from now on.
  open func begin() -> Feed { self }

  /// Sends from now on to `output`, a retained receiver of the type that the feed gives.
  open func connect(_ output: UnsafeMutableRawPointer, _ call: EngineCall) {}

  /// Takes the place of the signal before it when nobody else can listen to that.
  ///
  /// - Returns: The feed of that signal, retained, which sends here now and has taken over the
  ///   caller's reference to this.
  open func join(_ call: EngineCall) -> Unmanaged<Feed>? { nil }

  /// Starts to take values.
  open func listen() {}

  /// Pauses, as the last listener has gone.
  open func pause() {}

  /// Ends for good.
  open func end() {}

  /// Tells what is downstream that it was interrupted.
  open func interrupt() {}
}
