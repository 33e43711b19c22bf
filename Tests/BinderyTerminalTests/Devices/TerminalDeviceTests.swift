import CBinderyTerminal
import Glibc
import Testing

@testable import BinderyTerminal

@Suite(.serialized)
struct TerminalDeviceTests {
  @Test func `entering and leaving leaves the terminal as it was`() throws {
    let terminal = try PseudoTerminal()
    let before = terminal.mode
    let device = try TerminalDevice(input: terminal.program, output: terminal.program)

    try device.enter()
    #expect(terminal.mode.c_lflag & tcflag_t(ICANON | ECHO | ISIG) == 0)
    #expect(terminal.read().hasPrefix(TerminalDevice.entering))
    device.leave()

    #expect(terminal.read() == TerminalDevice.leaving)
    #expect(terminal.mode.c_lflag == before.c_lflag)
    #expect(terminal.mode.c_oflag == before.c_oflag)
    #expect(terminal.mode.c_iflag == before.c_iflag)
  }

  @Test func `every mode that is switched on is switched off`() {
    // The title is stored at first, and restored at last.
    let title = "\u{1B}[22;2t"
    #expect(TerminalDevice.entering.hasPrefix(title))
    #expect(TerminalDevice.leaving.hasSuffix("\u{1B}[23;2t"))
    let modes = TerminalDevice.entering.dropFirst(title.count).split(separator: "\u{1B}[?")
      .map(String.init)

    for mode in modes {
      let opposite = mode.hasSuffix("h") ? mode.dropLast() + "l" : mode.dropLast() + "h"
      #expect(TerminalDevice.leaving.contains("\u{1B}[?\(opposite)"))
    }
  }

  @Test func `the size of the window is followed`() throws {
    let terminal = try PseudoTerminal()
    let device = try TerminalDevice(input: terminal.program, output: terminal.program)

    #expect(device.size == Size(columns: 80, rows: 24))
    terminal.resize(columns: 120, rows: 40)
    #expect(device.size == Size(columns: 120, rows: 40))
  }

  @Test func `a terminal that takes little at a time gets everything in the end`() throws {
    let terminal = try PseudoTerminal()
    let flags = fcntl(terminal.program, F_GETFL)
    _ = fcntl(terminal.program, F_SETFL, flags | O_NONBLOCK)
    let device = try TerminalDevice(input: terminal.program, output: terminal.program)
    try device.enter()
    _ = terminal.read()
    let bytes = (0..<300_000).map { UInt8(ascii: "a") + UInt8($0 % 26) }

    device.send(bytes)
    #expect(!device.isDrained)
    var received = terminal.read()
    while !device.isDrained || received.utf8.count < bytes.count {
      #expect(device.flush())
      received += terminal.read()
    }

    #expect(Array(received.utf8) == bytes)
    device.leave()
  }

  @Test func `typed bytes are read, and a closed terminal is noticed`() throws {
    let terminal = try PseudoTerminal()
    let device = try TerminalDevice(input: terminal.program, output: terminal.program)
    try device.enter()

    terminal.write("j")
    #expect(device.read() == .bytes([UInt8(ascii: "j")]))
    terminal.hangUp()

    #expect(device.read() == .closed)
    device.leave()
  }
}
