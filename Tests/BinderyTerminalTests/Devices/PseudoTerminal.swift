import CBinderyTerminal
import Glibc
import Testing

/// A terminal whose other end the test holds.
final class PseudoTerminal {
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

  /// What the program has written so far.
  func read() -> String {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = Glibc.read(ours, &buffer, buffer.count)
      guard count > 0 else { return String(decoding: bytes, as: UTF8.self) }
      bytes += buffer.prefix(count)
    }
  }

  func write(_ text: String) {
    _ = Glibc.write(ours, text, text.utf8.count)
  }

  func resize(columns: Int32, rows: Int32) {
    _ = bindery_resize(ours, columns, rows)
  }

  func hangUp() {
    close(ours)
    ours = -1
  }
}
