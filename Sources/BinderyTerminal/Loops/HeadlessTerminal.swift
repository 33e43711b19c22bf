import Glibc

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

  /// Runs the main actor until it has nothing to do and `isIdle` agrees.
  ///
  /// Nothing is slept: the thread waits for the main actor's queue. A frame is drawn whenever there
  /// is no work, because drawing may ask for more.
  ///
  /// - Parameters:
  ///   - limit: How long to wait at most.
  ///   - isIdle: Whether nothing is outstanding elsewhere. Whatever ends outstanding work should
  ///     come through the main actor; else it is noticed within ten milliseconds.
  /// - Throws: ``Unrest`` when the limit has passed.
  public func settle(limit: Duration = .seconds(30), until isIdle: () -> Bool) throws(Unrest) {
    let clock = ContinuousClock()
    let start = clock.now
    while true {
      while hasWork(timeout: 0) { MainQueue.run() }
      if source.needsFrame { _ = frame }
      if isIdle(), !hasWork(timeout: 0), !source.needsFrame { return }
      guard start.duration(to: clock.now) < limit else { throw Unrest(waited: limit) }
      _ = hasWork(timeout: 10)
    }
  }

  private func hasWork(timeout: Int32) -> Bool {
    var watched = pollfd(fd: MainQueue.descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&watched, 1, timeout) > 0
  }
}
