#if canImport(Glibc) || canImport(Musl)
import CBinderyTerminal
#if canImport(Glibc)
import Glibc
#else
import Musl
#endif

/// Runs a program in a terminal: waits for keys, signals and the main actor, and draws.
///
/// It owns the main thread, so `main` has to be synchronous: under an `async` one the main actor
/// runs elsewhere. Each round sends one frame at most, and none while the terminal has not taken
/// the previous one; without an event nothing runs.
///
/// Keys that arrive in one read act as if they had arrived one by one: before each of them the loop
/// runs the main-actor jobs that are due, and draws a frame that is not sent. The first frame is
/// drawn before the first key. After 64 typed characters in a row, where a text takes them, the
/// next ones are handled without a frame before each, and so is the repetition of a key that moves
/// by one row: a key that is held down never runs behind.
///
/// ```swift
/// let loop = TerminalLoop(device: try TerminalDevice(), source: host, theme: theme)
/// exit(try loop.run().status)
/// ```
public final class TerminalLoop {
  /// The reason why the loop ended.
  public enum End: Equatable {
    /// The user quit.
    case finished
    /// The terminal was closed.
    case disconnected
    /// A signal asked for it.
    case signal(Int32)

    /// The status to exit with, as shells expect it.
    public var status: Int32 {
      switch self {
      case .finished: 0
      case .disconnected: 128 + SIGHUP
      case .signal(let number): 128 + number
      }
    }
  }

  /// The colours; a change draws the whole screen anew.
  public var theme: Theme {
    get { renderer.theme }
    set {
      guard newValue != renderer.theme else { return }
      renderer.theme = newValue
      isStale = true
    }
  }

  private let device: TerminalDevice
  private let source: any FrameSource
  private let runJobs: () -> Void
  private let now: () -> ContinuousClock.Instant
  private var renderer: Renderer
  private var input = InputQueue()
  private var clicks = ClickSeries()
  private var unsent: Frame?
  private var end: End?
  private var step = 0
  private var isAnimated = false
  private var isStale = true
  /// Whether another program has the terminal.
  private var isLent = false
  private var lastSent: ContinuousClock.Instant
  /// The time since which the next frame waits for a change that is being stored.
  private var holding: ContinuousClock.Instant?
  /// The time for which it still waits; `nil` if it does not.
  private var hold: Duration?

  /// Makes a loop; nothing happens before ``run()``.
  public convenience init(device: TerminalDevice, source: any FrameSource, theme: Theme) {
    self.init(device: device, source: source, theme: theme) { MainQueue.runAll() }
  }

  /// Makes a loop that calls `runJobs` to run the main-actor jobs that are due, and reads the time
  /// from `now`.
  init(
    device: TerminalDevice,
    source: any FrameSource,
    theme: Theme,
    now: @escaping () -> ContinuousClock.Instant = { ContinuousClock.now },
    runJobs: @escaping () -> Void
  ) {
    self.device = device
    self.source = source
    self.runJobs = runJobs
    self.now = now
    lastSent = now()
    renderer = Renderer(theme: theme)
  }

  deinit {}

  /// Runs until the user quits, the terminal is closed, or a signal asks to end.
  ///
  /// The terminal is as it was when this returns or throws.
  public func run() throws(TerminalDevice.Failure) -> End {
    let signals = bindery_signals_open()
    defer { bindery_signals_close() }
    try device.enter()
    defer { device.leave() }
    while end == nil {
      sendFrame()
      try wait(signals: signals)
      if end == nil { handleNextEvent() }
      if source.isFinished { end = end ?? .finished }
      if end == nil, source.takeSuspension() { try suspend(wholeGroup: true) }
    }
    return end ?? .finished
  }

  /// Sends text to the terminal itself, such as a request to set its clipboard.
  public func send(_ text: String) {
    device.send(Array(text.utf8))
  }

  /// Draws if something has changed, without sending.
  private func drawIfNeeded() {
    guard isStale || source.needsFrame else { return }
    isStale = false
    let frame = source.frame(size: device.size, step: step)
    isAnimated = frame.isAnimated
    unsent = frame
  }

  /// Draws and sends, once the terminal has taken the previous frame.
  ///
  /// While events wait, a frame is sent every 50 ms, so that a long burst of keys shows.
  private func sendFrame() {
    let now = now()
    guard !isLent, device.isDrained, input.isEmpty || now - lastSent > .milliseconds(50),
      !waitsForChange(at: now)
    else { return }
    drawIfNeeded()
    guard let frame = unsent else { return }
    unsent = nil
    lastSent = now
    let bytes = renderer.bytes(for: frame)
    if !bytes.isEmpty { device.send(bytes) }
  }

  /// The number of times that jobs run which others have enqueued, before a frame is due: a change
  /// passes through several of them.
  private static let mostRounds = 16
  /// The longest time that a frame waits for a change that is being stored.
  private static let longestHold = Duration.milliseconds(10)

  /// Whether the next frame waits for a change that is being stored.
  private func waitsForChange(at now: ContinuousClock.Instant) -> Bool {
    guard source.isStoring else {
      (holding, hold) = (nil, nil)
      return false
    }
    let start = holding ?? now
    let rest = Self.longestHold - (now - start)
    (holding, hold) = (start, rest > .zero ? rest : nil)
    return hold != nil
  }

  /// Sleeps until something happens; while events wait, only looks at what has happened.
  private func wait(signals: Int32) throws(TerminalDevice.Failure) {
    // A negative descriptor is left out: what was read is handled before more is read.
    var watched = [input.isEmpty && !isLent ? device.input : -1, MainQueue.descriptor, signals].map
    {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    if !device.isDrained {
      watched.append(pollfd(fd: device.output, events: Int16(POLLOUT), revents: 0))
    }
    let rest = min(hold.map(Self.milliseconds) ?? .max, timeout ?? .max)
    let count = unsafe poll(&watched, nfds_t(watched.count), rest == .max ? -1 : rest)
    guard count > 0 else {
      if count == 0, rest == timeout { timeOut() }
      return
    }
    if watched[2].revents != 0 { try readSignals(signals) }
    if watched[0].revents != 0 { readInput() }
    if watched[1].revents != 0 { MainQueue.runAll(rounds: Self.mostRounds) }
    if !device.flush() { end = end ?? .disconnected }
  }

  /// In milliseconds: a half-read key is decided soon, an animation moves ten times a second; `nil`
  /// while nothing is due.
  private var timeout: Int32? {
    guard input.isEmpty else { return 0 }
    return input.patience.map(Self.milliseconds) ?? (isAnimated && !isLent ? 100 : nil)
  }

  private static func milliseconds(_ time: Duration) -> Int32 {
    Int32((time / .milliseconds(1)).rounded(.up))
  }

  private func timeOut() {
    guard input.isEmpty else { return }
    if input.patience == nil {
      step += 1
      isStale = true
    } else {
      input.timeOut()
    }
  }

  private func readInput() {
    switch device.read() {
    case .bytes(let bytes): input.feed(bytes)
    case .nothing: break
    case .closed: end = end ?? .disconnected
    }
  }

  /// Handles one event, after everything that the previous one has caused.
  private func handleNextEvent() {
    guard !input.isEmpty else { return }
    runJobs()
    // A job may have ended the program, as it could have between two reads.
    guard !source.isFinished else { return }
    if !isPartOfRun { drawIfNeeded() }
    guard let event = input.popFirst() else { return }
    if case .background(let isLight) = event {
      renderer.theme.background = isLight ? .light : .dark
      isStale = true
    } else {
      source.handle(event)
      if let second = clicks.second(event, at: now()) { source.handle(second) }
    }
  }

  /// Whether the next event needs no frame of its own before it.
  private var isPartOfRun: Bool {
    if case .key(let key)? = input.repeated, source.isStep(key) { return true }
    return input.isInLongText && source.isTyping
  }

  private func readSignals(_ descriptor: Int32) throws(TerminalDevice.Failure) {
    var number: UInt8 = 0
    while unsafe read(descriptor, &number, 1) == 1 {
      switch Int32(number) {
      case SIGWINCH: isStale = true
      case SIGTSTP: try suspend(wholeGroup: false)
      case SIGCONT: try refresh()
      // Keys of the other program, which gets the signal too.
      case SIGINT where isLent, SIGQUIT where isLent: break
      default: end = end ?? .signal(Int32(number))
      }
    }
  }

  private func suspend(wholeGroup: Bool) throws(TerminalDevice.Failure) {
    source.willSuspend()
    guard !isLent else { return bindery_signals_stop(0) }
    // The keys behind the one that suspends were meant for the shell.
    if wholeGroup { input = InputQueue() }
    try device.suspend(wholeGroup: wholeGroup)
    repaint()
  }

  /// Enters the terminal again, after the program was stopped without being asked.
  ///
  /// The system continues the program also when the terminal is closed; it then refuses to be
  /// entered, with an error of input and output.
  private func refresh() throws(TerminalDevice.Failure) {
    guard end == nil, !isLent else { return }
    device.leave()
    try enter()
  }

  private func enter() throws(TerminalDevice.Failure) {
    do {
      try device.enter()
    } catch .refused(EIO) {
      end = .disconnected
    }
    repaint()
  }

  /// Gives the terminal to another program, until ``takeBack()``.
  func lend() {
    isLent = true
    device.leave()
    input = InputQueue()
  }

  /// Takes the terminal back, and draws everything again.
  func takeBack() {
    isLent = false
    guard end == nil else { return }
    do {
      try enter()
    } catch {
      end = .disconnected
    }
  }

  private func repaint() {
    renderer.invalidate()
    isStale = true
  }
}
#endif
