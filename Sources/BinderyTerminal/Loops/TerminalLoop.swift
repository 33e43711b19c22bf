import CBinderyTerminal
import Glibc

/// Runs a program in a terminal: waits for keys, signals and the main actor, and draws.
///
/// It owns the main thread, so `main` has to be synchronous: under an `async` one the main actor
/// runs elsewhere. There is at most one frame for each round, and none while the terminal has not
/// taken the one before; when nothing happens, nothing wakes.
///
/// ```swift
/// let loop = TerminalLoop(device: try TerminalDevice(), source: host, theme: theme)
/// exit(try loop.run().status)
/// ```
public final class TerminalLoop {
  /// Why the loop ended.
  public enum End: Equatable {
    /// The person was done.
    case finished
    /// The terminal went away.
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

  private let device: TerminalDevice
  private let source: any FrameSource
  private var renderer: Renderer
  private var decoder = InputDecoder()
  private var end: End?
  private var step = 0
  private var isAnimated = false
  private var isStale = true

  /// Makes a loop; nothing happens before ``run()``.
  public init(device: TerminalDevice, source: any FrameSource, theme: Theme) {
    self.device = device
    self.source = source
    renderer = Renderer(theme: theme)
  }

  deinit {}

  /// Runs until the person is done, the terminal goes away, or a signal asks to end.
  ///
  /// The terminal is as it was when this returns or throws.
  public func run() throws(TerminalDevice.Failure) -> End {
    let signals = bindery_signals_open()
    defer { bindery_signals_close() }
    try device.enter()
    defer { device.leave() }
    while end == nil {
      drawIfNeeded()
      try wait(signals: signals)
      if source.isFinished { end = .finished }
      if end == nil, source.takeSuspension() { try suspend(wholeGroup: true) }
    }
    return end ?? .finished
  }

  /// Sends text to the terminal itself, such as a request to set its clipboard.
  public func send(_ text: String) {
    device.send(Array(text.utf8))
  }

  private func drawIfNeeded() {
    guard isStale || source.needsFrame, device.isDrained else { return }
    isStale = false
    let frame = source.frame(size: device.size, step: step)
    isAnimated = frame.isAnimated
    let bytes = renderer.bytes(for: frame)
    if !bytes.isEmpty { device.send(bytes) }
  }

  /// Sleeps until something happens, and does it.
  private func wait(signals: Int32) throws(TerminalDevice.Failure) {
    var watched = [device.input, MainQueue.descriptor, signals].map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    if !device.isDrained {
      watched.append(pollfd(fd: device.output, events: Int16(POLLOUT), revents: 0))
    }
    let count = poll(&watched, nfds_t(watched.count), timeout)
    guard count > 0 else {
      if count == 0 { timeOut() }
      return
    }
    if watched[2].revents != 0 { try readSignals(signals) }
    if watched[0].revents != 0 { readInput() }
    if watched[1].revents != 0 { MainQueue.run() }
    if !device.flush() { end = end ?? .disconnected }
  }

  /// In milliseconds: a half-read key is decided soon, a moving thing moves ten times a second.
  private var timeout: Int32 {
    if let patience = decoder.patience {
      let (seconds, attoseconds) = patience.components
      return Int32(seconds * 1000 + attoseconds / 1_000_000_000_000_000)
    }
    return isAnimated ? 100 : -1
  }

  private func timeOut() {
    if decoder.patience == nil {
      step += 1
      isStale = true
    } else {
      handle(decoder.timeOut())
    }
  }

  private func readInput() {
    switch device.read() {
    case .bytes(let bytes): handle(decoder.feed(bytes))
    case .nothing: break
    case .closed: end = end ?? .disconnected
    }
  }

  private func handle(_ events: [InputEvent]) {
    for event in events where !source.isFinished {
      if case .background(let isLight) = event {
        renderer.theme.background = isLight ? .light : .dark
        isStale = true
      } else {
        source.handle(event)
      }
    }
  }

  private func readSignals(_ descriptor: Int32) throws(TerminalDevice.Failure) {
    var number: UInt8 = 0
    while read(descriptor, &number, 1) == 1 {
      switch Int32(number) {
      case SIGWINCH: isStale = true
      case SIGTSTP: try suspend(wholeGroup: false)
      case SIGCONT: try refresh()
      default: end = end ?? .signal(Int32(number))
      }
    }
  }

  private func suspend(wholeGroup: Bool) throws(TerminalDevice.Failure) {
    try device.suspend(wholeGroup: wholeGroup)
    repaint()
  }

  /// The program was stopped and continued without being asked.
  private func refresh() throws(TerminalDevice.Failure) {
    device.leave()
    try device.enter()
    repaint()
  }

  private func repaint() {
    renderer.invalidate()
    isStale = true
  }
}
