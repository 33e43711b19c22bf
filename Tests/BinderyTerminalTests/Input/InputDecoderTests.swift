import Testing

@testable import BinderyTerminal

struct InputDecoderTests {
  private func decode(_ text: String) -> [InputEvent] {
    var decoder = InputDecoder()
    return decoder.feed(text.utf8)
  }

  private func key(_ key: KeyPress.Key, _ modifiers: KeyPress.Modifiers = []) -> [InputEvent] {
    [.key(KeyPress(key, modifiers))]
  }

  @Test(arguments: [
    ("j", KeyPress("j")), ("ä", "ä"), ("日", "日"), ("😀", "😀"), ("\r", KeyPress(.enter)),
    ("\t", KeyPress(.tab)), ("\u{7F}", KeyPress(.backspace)), ("\u{3}", KeyPress("c", .control)),
    ("\u{0}", KeyPress(" ", .control)), ("\u{1F}", KeyPress("_", .control)),
    ("\u{1B}[A", KeyPress(.up)), ("\u{1B}OB", KeyPress(.down)),
    ("\u{1B}[1;5C", KeyPress(.right, .control)), ("\u{1B}[1;2H", KeyPress(.home, .shift)),
    ("\u{1B}[5~", KeyPress(.pageUp)), ("\u{1B}[6;3~", KeyPress(.pageDown, .alt)),
    ("\u{1B}[3~", KeyPress(.delete)), ("\u{1B}[Z", KeyPress(.tab, .shift)),
    ("\u{1B}OP", KeyPress(.function(1))), ("\u{1B}[24~", KeyPress(.function(12))),
    ("\u{1B}[[C", KeyPress(.function(3))), ("\u{1B}x", KeyPress("x", .alt)),
    ("\u{1B}\u{7F}", KeyPress(.backspace, .alt)), ("\u{1B}[27u", KeyPress(.escape)),
    ("\u{1B}[97;5u", KeyPress("a", .control)), ("\u{1B}[27;5;13~", KeyPress(.enter, .control)),
  ])
  func `a key is known by what the terminal sends`(bytes: String, expected: KeyPress) {
    #expect(decode(bytes) == [.key(expected)])
  }

  @Test(arguments: [
    "\u{1B}[1;5C", "日本", "\u{1B}[<0;12;7M", "\u{1B}[200~two\nlines\u{1B}[201~x", "\u{1B}[27;5;13~",
    "\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\j", "\u{1B}OPq",
  ])
  func `bytes in pieces of any length give the same events`(text: String) {
    let bytes = Array(text.utf8)
    let whole = decode(text)

    for cut in 0...bytes.count {
      var decoder = InputDecoder()
      let events = decoder.feed(bytes[..<cut]) + decoder.feed(bytes[cut...])
      #expect(events == whole)
    }
    var decoder = InputDecoder()
    #expect(bytes.flatMap { decoder.feed([$0]) } == whole)
    #expect(decoder.patience == nil)
  }

  @Test func `an Esc alone is reported after the wait`() {
    var decoder = InputDecoder()

    #expect(decoder.feed([0x1B]) == [])
    #expect(decoder.patience == .milliseconds(40))
    #expect(decoder.timeOut() == key(.escape))
    #expect(decoder.patience == nil)
    #expect(decoder.feed([0x5B]) == key(.character("[")))
  }

  @Test func `Esc twice is Esc and perhaps more`() {
    var decoder = InputDecoder()

    #expect(decoder.feed([0x1B, 0x1B]) == key(.escape))
    #expect(decoder.timeOut() == key(.escape))
    #expect(decode("\u{1B}\u{1B}[A") == key(.escape) + key(.up))
  }

  @Test func `bytes that are no UTF-8 cost one replacement each`() {
    var decoder = InputDecoder()
    let replacement = key(.character("\u{FFFD}"))

    #expect(decoder.feed([0xFF]) == replacement)
    #expect(decoder.feed([0xE6, 0x97, 0x61]) == replacement + key(.character("a")))
    #expect(decoder.feed([0xED, 0xA0, 0x80]) == replacement)
    #expect(decoder.feed([0xE0, 0x80, 0x80]) == replacement)
    #expect(decoder.feed([0xF0, 0x9F]) == [])
    #expect(decoder.timeOut() == replacement)
  }

  @Test(arguments: [
    "\u{1B}[?62;4c", "\u{1B}[12;40R", "\u{1B}[99~", "\u{1B}[1;2;3;4;5z", "\u{1B}[<35;4;4M",
    "\u{1B}[<0;4;4m", "\u{1B}[M !!", "\u{1B}]52;c;aGk=\u{7}", "\u{1B}P1$r0m\u{1B}\\",
    "\u{1B}_Gi=1;OK\u{1B}\\", "\u{1B}[>1u", "\u{1B}[999999999999999999999999;5~", "\u{1B}OX",
  ])
  func `no part of an unknown sequence is read as text`(sequence: String) {
    let events = decode(sequence + "q")

    #expect(events.filter { if case .key = $0 { true } else { false } } == key(.character("q")))
  }

  @Test func `a paste arrives as one text, escapes and all`() {
    #expect(
      decode("\u{1B}[200~rm -rf\u{1B}[A\u{3}\r\n\u{1B}[201~") == [.paste("rm -rf\u{1B}[A\u{3}\r\n")]
    )
  }

  @Test func `a huge paste is cut and still ends`() {
    let text = String(repeating: "x", count: 300_000)
    var decoder = InputDecoder(longestPaste: 100_000)

    let events = decoder.feed("\u{1B}[200~\(text)\u{1B}[201~q".utf8)

    #expect(events.count == 2 && events[1] == key(.character("q"))[0])
    #expect(events[0] == .paste(String(text.prefix(100_000))))
  }

  @Test func `a paste that never ends is given up after a while`() {
    var decoder = InputDecoder()

    #expect(decoder.feed("\u{1B}[200~half".utf8) == [])
    #expect(decoder.patience == .seconds(3))
    #expect(decoder.timeOut() == [.paste("half")])
    #expect(decoder.feed("j".utf8) == key(.character("j")))
  }

  @Test func `wheel, click, drag and focus are reported, releases and other buttons are not`() {
    #expect(decode("\u{1B}[<0;12;7M") == [.click(Point(column: 11, row: 6))])
    #expect(decode("\u{1B}[<64;1;1M") == [.wheel(lines: -3, at: Point(column: 0, row: 0))])
    #expect(decode("\u{1B}[<81;3;2M") == [.wheel(lines: 3, at: Point(column: 2, row: 1))])
    #expect(decode("\u{1B}[<32;12;7M") == [.drag(Point(column: 11, row: 6))])
    #expect(decode("\u{1B}[<0;12;7m\u{1B}[<2;1;1M\u{1B}[<34;2;1M\u{1B}[<35;2;1M") == [])
    #expect(decode("\u{1B}[I\u{1B}[O") == [.focus(true), .focus(false)])
  }

  @Test(arguments: [
    ("ffff/ffff/ffff", true), ("1e1e/1e1e/2e2e", false), ("ff/ff/f0", true), ("0/0/0", false),
  ])
  func `the background colour is read`(color: String, isLight: Bool) {
    #expect(decode("\u{1B}]11;rgb:\(color)\u{1B}\\") == [.background(isLight: isLight)])
    #expect(decode("\u{1B}]11;rgb:\(color)\u{7}") == [.background(isLight: isLight)])
  }

  @Test func `random bytes never stop it`() {
    var state: UInt64 = 42
    var decoder = InputDecoder()
    for _ in 0..<200_000 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let pool: [UInt8] = [0x1B, 0x5B, 0x4F, 0x5D, 0x3B, 0x30, 0x7E, 0x4D, UInt8(state >> 56)]
      _ = decoder.feed([pool[Int(state >> 40) % pool.count]])
    }
    _ = decoder.timeOut()

    #expect(decoder.feed("j".utf8) == key(.character("j")))
  }
}
