/// The source of a channel's values while it has receivers, independent of the types of its inputs.
///
/// A class and not a protocol: a signal stores it in one word and calls it without a lookup.
@MainActor
open class Feed {
  @inlinable package init() {}

  deinit {}

  /// Whether values are received only while the channel has receivers, so that consecutive feeds
  /// can be joined.
  open var isLazy: Bool { false }

  /// Whether the feed has never begun, so that its output can still be set.
  open var isUnconnected: Bool { false }

  /// Begins because the first receiver was added.
  ///
  /// - Returns: The feed to use from now on.
  open func begin() -> Feed { self }

  /// Sends all further values to `output`, a retained receiver of the type that the feed sends.
  open func connect(_ output: UnsafeMutableRawPointer, _ call: EngineCall) {}

  /// Replaces the upstream signal if nothing else can observe that.
  ///
  /// - Returns: The feed of that signal, retained, which sends here now and has taken over the
  ///   caller's reference to this.
  open func join(_ call: EngineCall) -> Unmanaged<Feed>? { nil }

  /// Starts to receive values.
  open func listen() {}

  /// Pauses because the last receiver was removed.
  open func pause() {}

  /// Ends the feed permanently.
  open func end() {}

  /// Sends an interruption downstream.
  open func interrupt() {}
}
