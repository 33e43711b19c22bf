#if canImport(Glibc) || canImport(Musl)
/// A complete sequence `ESC [ parameters final`, and what it means.
nonisolated struct ControlSequence {
  enum Meaning: Equatable {
    case event(InputEvent)
    case pasteStart
    case oldMouse
    case nothing
  }

  private let prefix: UInt8?
  private let numbers: [Int]
  private let final: UInt8

  init(parameters: [UInt8], final: UInt8) {
    let marks: [UInt8] = Array("<=>?[".utf8)
    prefix = parameters.first.flatMap { marks.contains($0) ? $0 : nil }
    numbers = parameters.dropFirst(prefix == nil ? 0 : 1)
      .split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
      .map(Self.number)
    self.final = final
  }

  var meaning: Meaning {
    switch (prefix, final) {
    case (UInt8(ascii: "<"), UInt8(ascii: "M")): mouse
    case (UInt8(ascii: "["), UInt8(ascii: "A")...UInt8(ascii: "E")):
      key(.function(Int(final - UInt8(ascii: "A")) + 1))
    case (nil, UInt8(ascii: "M")): .oldMouse
    case (nil, UInt8(ascii: "~")): tilde
    case (nil, UInt8(ascii: "u")): characterKey(code: number(0), modifiers: number(1))
    case (nil, UInt8(ascii: "Z")): .event(.key(KeyPress(.tab, .shift)))
    case (nil, UInt8(ascii: "I")): .event(.focus(true))
    case (nil, UInt8(ascii: "O")): .event(.focus(false))
    // With another first number than 1 it is the report of a place.
    case (nil, UInt8(ascii: "P")...UInt8(ascii: "S")) where number(0) <= 1:
      key(.function(Int(final - UInt8(ascii: "P")) + 1))
    case (nil, _): Self.cursorKey(final).map(key) ?? .nothing
    default: .nothing
    }
  }

  static func cursorKey(_ final: UInt8) -> KeyPress.Key? {
    switch final {
    case UInt8(ascii: "A"): .up
    case UInt8(ascii: "B"): .down
    case UInt8(ascii: "C"): .right
    case UInt8(ascii: "D"): .left
    case UInt8(ascii: "H"): .home
    case UInt8(ascii: "F"): .end
    default: nil
    }
  }

  private var tilde: Meaning {
    switch number(0) {
    case 1, 7: key(.home)
    case 2: key(.insert)
    case 3: key(.delete)
    case 4, 8: key(.end)
    case 5: key(.pageUp)
    case 6: key(.pageDown)
    case 11...15: key(.function(number(0) - 10))
    case 17...21: key(.function(number(0) - 11))
    case 23, 24: key(.function(number(0) - 12))
    case 27: characterKey(code: number(2), modifiers: number(1))
    case 200: .pasteStart
    default: .nothing
    }
  }

  private var mouse: Meaning {
    let button = number(0)
    let point = Point(column: max(0, number(1) - 1), row: max(0, number(2) - 1))
    return switch button & ~0b11100 {
    case 0 where button & 32 == 0: .event(.click(point))
    case 32: .event(.drag(point))
    case 64: .event(.wheel(lines: -3, at: point))
    case 65: .event(.wheel(lines: 3, at: point))
    default: .nothing
    }
  }

  private func key(_ key: KeyPress.Key) -> Meaning {
    .event(.key(KeyPress(key, Self.modifiers(number(1)))))
  }

  /// A key told by its code point, as newer keyboard protocols do.
  private func characterKey(code: Int, modifiers: Int) -> Meaning {
    let held = Self.modifiers(modifiers)
    switch code {
    case 9: return .event(.key(KeyPress(.tab, held)))
    case 13: return .event(.key(KeyPress(.enter, held)))
    case 27: return .event(.key(KeyPress(.escape, held)))
    case 8, 127: return .event(.key(KeyPress(.backspace, held)))
    default:
      guard code >= 32, !(0x80..<0xA0).contains(code), let scalar = Unicode.Scalar(UInt32(code))
      else { return .nothing }
      return .event(.key(KeyPress(Character(scalar), held.subtracting(.shift))))
    }
  }

  private func number(_ place: Int) -> Int {
    place < numbers.count ? numbers[place] : 0
  }

  private static func modifiers(_ value: Int) -> KeyPress.Modifiers {
    KeyPress.Modifiers(rawValue: max(0, value - 1) & 0b111)
  }

  /// The digits at the beginning; a hostile count of them ends at a harmless size.
  private static func number(_ digits: some Sequence<UInt8>) -> Int {
    var value = 0
    for digit in digits {
      guard (0x30...0x39).contains(digit) else { break }
      value = min(value * 10 + Int(digit - 0x30), 0x10FFFF)
    }
    return value
  }
}
#endif
