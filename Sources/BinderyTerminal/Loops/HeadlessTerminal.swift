#if canImport(Glibc) || canImport(Musl)
/// A terminal without a screen: keys go in as bytes or by name, frames come out as values.
///
/// Bytes are decoded and handled as in a ``TerminalLoop``, with the same order of frames and
/// events. Use it for tests, for pictures in documents, and for programs whose output is no
/// terminal.
///
/// A test awaits ``press(_:)``, which lets the program work after each key:
///
/// ```swift
/// let terminal = HeadlessTerminal(size: Size(columns: 80, rows: 24), source: host)
/// try await terminal.press("\"mona\" Tab \"octocat\" Enter")
/// assert(terminal.text.contains("Welcome"))
/// ```
///
/// If the program awaits a service or a delay, pass a `settle` that returns when it is idle:
/// `scheduler.settle` of a `TestScheduler`, which BinderyTesting has, lets delays pass at once.
///
/// A program with a synchronous `main` calls ``press(_:limit:until:)`` and ``settle(limit:until:)``
/// instead, which own the main thread while they wait.
public final class HeadlessTerminal {
  /// The failure of a source that did not become idle in time.
  public struct SettleTimeout: Error, Equatable {
    /// The time that was waited.
    public let waited: Duration
  }

  /// The size of the screen in cells, which the next frame has.
  public var size: Size
  private let source: any FrameSource
  private let work: @MainActor () async -> Void
  private var input = InputQueue()
  private var clicks = ClickSeries()
  /// The time of all clicks, so that two in a row on a cell are a double click.
  private let time = ContinuousClock.now
  private var shown: Frame?

  /// Makes a terminal of this size for a host.
  ///
  /// - Parameters:
  ///   - size: The size of the screen in cells.
  ///   - source: The host.
  ///   - settle: Waits until the program is idle; called by ``press(_:)`` before the first key and
  ///     after each. Without it, only main-actor jobs that are enqueued already run.
  public init(
    size: Size,
    source: any FrameSource,
    settle: @escaping @MainActor () async -> Void = { await Task.yield() }
  ) {
    self.size = size
    self.source = source
    work = settle
  }

  deinit {}

  /// The frame that is on the screen, drawn anew if something may have changed since the last one.
  ///
  /// A ``TerminalLoop`` draws on the same condition, and also for each step of an animation. A view
  /// must therefore observe each value that it reads.
  public var frame: Frame {
    if let shown, shown.size == size, !source.needsFrame { return shown }
    let frame = source.frame(size: size, step: 0)
    shown = frame
    return frame
  }

  /// The text of ``frame``, a line a row, without spaces at the end of a line.
  public var text: String { frame.text }

  /// Handles bytes as one read of a terminal, and draws a frame before each event.
  ///
  /// Main-actor jobs do not run meanwhile, as they do between the events of a ``TerminalLoop``.
  public func type(_ bytes: [UInt8]) {
    input.feed(bytes)
    input.timeOut()
    while !source.isFinished {
      if source.needsFrame, !(input.isInLongText && source.isTyping) { _ = frame }
      guard let event = input.popFirst() else { return }
      source.handle(event)
      if let second = clicks.second(event, at: time) { source.handle(second) }
    }
    input = InputQueue()
  }

  /// Presses keys one after another, and lets the program settle before the first and after each.
  ///
  /// A frame that is needed is drawn around each pause, because drawing may ask for more.
  ///
  /// - Parameter keys: The keys by name, as ``KeyScript`` reads them; none to only settle.
  /// - Returns: The text on the screen afterwards.
  /// - Throws: ``KeyScript/Failure`` for a word that names no key, before any key is pressed.
  @discardableResult
  public func press(_ keys: String = "") async throws(KeyScript.Failure) -> String {
    let script = try KeyScript(keys)
    await settle()
    for stroke in script.strokes {
      type(stroke.bytes)
      await settle()
    }
    return text
  }

  /// Presses keys one after another on the main thread, and waits before the first and after each.
  ///
  /// - Parameters:
  ///   - keys: The keys by name, as ``KeyScript`` reads them; none to only wait.
  ///   - limit: The longest time to wait for each.
  ///   - isIdle: Whether nothing is outstanding elsewhere.
  /// - Throws: ``KeyScript/Failure``, or ``SettleTimeout`` when the limit has passed.
  public func press(
    _ keys: String,
    limit: Duration = .seconds(300),
    until isIdle: () -> Bool
  ) throws {
    let script = try KeyScript(keys)
    try settle(limit: limit, until: isIdle)
    for stroke in script.strokes {
      type(stroke.bytes)
      try settle(limit: limit, until: isIdle)
    }
  }

  /// Runs the main actor until it has nothing to do, nothing has to be drawn, and `isIdle` agrees.
  ///
  /// It owns the main thread while it waits. A frame is drawn when nothing is outstanding, because
  /// drawing may ask for more, and at most every 16 ms while something is.
  ///
  /// - Parameters:
  ///   - limit: The longest time to wait.
  ///   - isIdle: Whether nothing is outstanding elsewhere.
  /// - Throws: ``SettleTimeout`` when the limit has passed.
  public func settle(limit: Duration = .seconds(300), until isIdle: () -> Bool)
    throws(SettleTimeout)
  {
    let clock = ContinuousClock()
    var drawnAt: ContinuousClock.Instant?
    let isSettled = MainThread.wait(limit: limit) {
      let isDue = drawnAt.map { $0.duration(to: clock.now) >= .milliseconds(16) } ?? true
      guard source.needsFrame, isDue || isIdle() else { return !source.needsFrame && isIdle() }
      _ = frame
      drawnAt = clock.now
      return isIdle() && !source.needsFrame
    }
    if !isSettled { throw SettleTimeout(waited: limit) }
  }

  private func settle() async {
    _ = frame
    await work()
    _ = frame
  }
}
#endif
