/// The source of a channel's values while it has receivers, independent of the types of its inputs.
///
/// A class and not a protocol: a signal stores it in one word and calls it without a lookup.
@MainActor
open class Feed {
  @inlinable package init() {}

  deinit {}

  /// Whether values are received only while the channel has receivers, so that consecutive feeds
  /// can be joined.
  @_spi(Engine) open var isLazy: Bool { false }

  /// Whether the feed has never begun, so that its output can still be set.
  @_spi(Engine) open var isUnconnected: Bool { false }

  /// Begins because the first receiver was added.
  ///
  /// - Returns: The feed to use from now on.
  @_spi(Engine) open func begin() -> Feed { self }

  /// Sends all further values to the receiver at `output`, which is of the type that the feed
  /// sends.
  ///
  /// The feed takes over a reference count of the caller.
  @_spi(Engine) open func connect(_ output: UnsafeMutableRawPointer) {}

  /// Replaces the upstream signal if nothing else can observe that.
  ///
  /// - Returns: The address of the feed of that signal, retained, which sends here now and has
  ///   taken over the caller's reference to this.
  @_spi(Engine) open func join() -> UnsafeMutableRawPointer? { nil }

  /// Starts to receive values.
  @_spi(Engine) open func listen() {}

  /// Pauses because the last receiver was removed.
  @_spi(Engine) open func pause() {}

  /// Ends the feed permanently.
  @_spi(Engine) open func end() {}

  /// Sends an interruption downstream.
  @_spi(Engine) open func interrupt() {}
}
