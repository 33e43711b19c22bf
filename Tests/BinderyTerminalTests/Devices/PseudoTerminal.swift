import CBinderyTerminal
import Glibc
import Testing

/// A terminal whose other end the test holds.
final class PseudoTerminal {
  /// The number of bytes that the kernel keeps at least until the program reads them.
  private static let buffer = 4000

  /// The program's end.
  let program: Int32
  private var ours: Int32

  init() throws {
    var ours: Int32 = -1
    program = bindery_pseudo_terminal(&ours)
    self.ours = ours
    try #require(program >= 0)
  }

  deinit {
    close(program)
    if ours >= 0 { close(ours) }
  }

  var mode: termios {
    var mode = termios()
    tcgetattr(program, &mode)
    return mode
  }

  /// Passes bytes on as they are, already before a program has entered the terminal.
  func passBytesOn() {
    var mode = mode
    cfmakeraw(&mode)
    tcsetattr(program, TCSANOW, &mode)
  }

  /// Writes on behalf of the program until the terminal takes no more.
  func fillOutput() {
    _ = fcntl(program, F_SETFL, fcntl(program, F_GETFL) | O_NONBLOCK)
    let bytes = [UInt8](repeating: UInt8(ascii: "x"), count: 4096)
    while Glibc.write(program, bytes, bytes.count) > 0 {}
  }

  /// The bytes that the program has written so far.
  func read() -> String {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = Glibc.read(ours, &buffer, buffer.count)
      guard count > 0 else { return String(decoding: bytes, as: UTF8.self) }
      bytes += buffer.prefix(count)
    }
  }

  func write(_ text: String) { write(Array(text.utf8)) }

  /// Writes bytes at once.
  func write(_ bytes: [UInt8]) {
    _ = Glibc.write(ours, bytes, bytes.count)
  }

  /// Waits until a read of the program finds so many bytes, which the kernel passes on in parts.
  func awaitArrival(of count: Int) {
    var arrived: Int32 = 0
    repeat {
      sched_yield()
      guard ioctl(program, UInt(FIONREAD), &arrived) == 0 else { return }
    } while arrived < min(count, Self.buffer)
  }

  func resize(columns: Int32, rows: Int32) {
    _ = bindery_resize(ours, columns, rows)
  }

  func hangUp() {
    close(ours)
    ours = -1
  }
}
