/// A terminal without a terminal: the same decoder and host, and frames as values.
///
/// For tests, pictures in documents, and programs whose output is no terminal. Like
/// ``TerminalLoop`` it owns the main thread while it waits.
public final class HeadlessTerminal {
  /// The host did not come to rest in time.
  public struct Unrest: Error, Equatable {
    /// How long was waited.
    public let waited: Duration
  }

  private let source: any FrameSource
  private let size: Size
  private var decoder = InputDecoder()

  /// Makes a terminal of this size for a host.
  public init(size: Size, source: any FrameSource) {
    self.size = size
    self.source = source
  }

  deinit {}

  /// What is on the screen.
  public var frame: Frame { source.frame(size: size, step: 0) }

  /// Sends what a terminal sends for a key.
  public func type(_ bytes: [UInt8]) {
    for event in decoder.feed(bytes) + decoder.timeOut() where !source.isFinished {
      source.handle(event)
    }
  }

  /// Runs the main actor until it has nothing to do, nothing has to be drawn, and `isIdle` agrees.
  ///
  /// A frame is drawn whenever there is no work, because drawing may ask for more.
  ///
  /// - Parameters:
  ///   - limit: How long to wait at most.
  ///   - isIdle: Whether nothing is outstanding elsewhere.
  /// - Throws: ``Unrest`` when the limit has passed.
  public func settle(limit: Duration = .seconds(300), until isIdle: () -> Bool) throws(Unrest) {
    let isSettled = MainThread.wait(limit: limit, looks: 3) {
      if source.needsFrame { _ = frame }
      return isIdle() && !source.needsFrame
    }
    if !isSettled { throw Unrest(waited: limit) }
  }
}
