#if canImport(Glibc) || canImport(Musl)
import CBinderyTerminal
#if canImport(Glibc)
import Glibc
#else
import Musl
#endif

/// The terminal that the program was started in, switched to a screen of its own and back.
///
/// However the program ends, the terminal is left as it was found: a ``TerminalLoop`` does it, and
/// so do `exit`, a crash and a fatal signal.
@MainActor
public final class TerminalDevice {
  /// The reason why the program cannot use the terminal.
  public enum Failure: Error, Equatable {
    /// Standard input or output is no terminal.
    case noTerminal
    /// The terminal refused, with the system's error number.
    case refused(Int32)
  }

  /// The result of a read.
  enum Reading: Equatable {
    case bytes([UInt8])
    case nothing
    case closed
  }

  static let entering =
    "\u{1B}[22;2t\u{1B}[?1049h\u{1B}[?7l\u{1B}[?2004h\u{1B}[?1002h\u{1B}[?1006h\u{1B}[?25l"

  /// Begins with a terminator, because the last update may have been cut in the middle.
  static let leaving =
    "\u{1B}\\\u{1B}[?2026l\u{1B}[0m\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?2004l\u{1B}[?7h\u{1B}[?25h"
    + "\u{1B}[?1049l\u{1B}[23;2t"

  let input: Int32
  let output: Int32
  private let former: termios
  private let asksForBackground: Bool
  private(set) var hasEntered = false

  /// The bytes that are not written yet, because a terminal may take fewer than it is offered.
  private var pending: ArraySlice<UInt8> = []

  /// Opens the terminal on standard input and output, without changing it.
  ///
  /// - Parameter asksForBackground: Whether to ask it for its background colour.
  /// - Throws: ``Failure/noTerminal`` where one of them is something else.
  public convenience init(asksForBackground: Bool = true) throws(Failure) {
    try self.init(
      input: Self.own(STDIN_FILENO, O_RDONLY),
      output: Self.own(STDOUT_FILENO, O_WRONLY),
      asksForBackground: asksForBackground
    )
  }

  /// Opens the terminal of a descriptor again, and returns a descriptor that never blocks.
  ///
  /// The given descriptor has its mode in common with that of the shell, so it cannot be changed. A
  /// read must not block, because the shell may have read what a poll has reported.
  private static func own(_ descriptor: Int32, _ access: Int32) -> Int32 {
    let path = "/proc/self/fd/\(descriptor)"
    let own =
      unsafe isatty(descriptor) == 1 ? open(path, access | O_NONBLOCK | O_NOCTTY | O_CLOEXEC) : -1
    return own >= 0 ? own : descriptor
  }

  init(input: Int32, output: Int32, asksForBackground: Bool = false) throws(Failure) {
    guard isatty(input) == 1, isatty(output) == 1 else { throw .noTerminal }
    var mode = termios()
    guard unsafe tcgetattr(input, &mode) == 0 else { throw .refused(errno) }
    former = mode
    self.input = input
    self.output = output
    self.asksForBackground = asksForBackground
  }

  isolated deinit { leave() }

  /// The size of the window; 80×24 if the terminal does not know.
  package var size: Size {
    var columns: Int32 = 0
    var rows: Int32 = 0
    guard unsafe bindery_window_size(output, &columns, &rows) == 0 else {
      return Size(columns: 80, rows: 24)
    }
    return Size(columns: Int(columns), rows: Int(rows))
  }

  /// Whether everything has reached the terminal.
  var isDrained: Bool { pending.isEmpty }

  /// Switches to the other screen, to single keys, and to the mouse.
  package func enter() throws(Failure) {
    guard !hasEntered else { return }
    var mode = former
    unsafe cfmakeraw(&mode)
    guard unsafe tcsetattr(input, TCSANOW, &mode) == 0 else { throw .refused(errno) }
    var restored = former
    unsafe bindery_restore_arm(output, &restored, Self.leaving)
    hasEntered = true
    pending = []
    send(Array(Self.entering.utf8))
    if asksForBackground { send(Array(BackgroundReply.question.utf8)) }
  }

  /// Restores the terminal.
  package func leave() {
    guard hasEntered else { return }
    hasEntered = false
    pending = []
    bindery_restore()
  }

  /// Restores the terminal, stops the program, and enters again when it is continued.
  func suspend(wholeGroup: Bool) throws(Failure) {
    leave()
    bindery_signals_stop(wholeGroup ? 1 : 0)
    try enter()
  }

  /// Reads the bytes that have been typed.
  func read() -> Reading {
    var buffer = [UInt8](repeating: 0, count: 16384)
    let count = readBytes(from: input, into: &buffer)
    if count > 0 { return .bytes(Array(buffer.prefix(count))) }
    return count < 0 && (errno == EAGAIN || errno == EINTR) ? .nothing : .closed
  }

  /// Writes bytes, now or as soon as the terminal takes them.
  func send(_ bytes: [UInt8]) {
    pending.append(contentsOf: bytes)
    flush()
  }

  /// Writes as many bytes as the terminal takes.
  ///
  /// - Returns: Whether the terminal is still there.
  @discardableResult
  func flush() -> Bool {
    while !pending.isEmpty {
      let written = unsafe pending.withUnsafeBytes {
        unsafe write(output, $0.baseAddress, $0.count)
      }
      if written > 0 {
        pending = pending.dropFirst(written)
      } else if errno == EINTR {
        continue
      } else {
        return errno == EAGAIN
      }
    }
    pending = []
    return true
  }
}

/// Calls the C library's `read`, which inside ``TerminalDevice`` is hidden by its own method.
private func readBytes(from descriptor: Int32, into buffer: inout [UInt8]) -> Int {
  unsafe read(descriptor, &buffer, buffer.count)
}
#endif
