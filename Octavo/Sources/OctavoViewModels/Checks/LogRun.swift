/// A part of a line of a log with one style.
public nonisolated struct LogRun: Sendable, Hashable {
  /// A colour that a program has asked for; the bright colours are the same ones.
  public enum Color: Int, Sendable, CaseIterable {
    /// Black, or a dark grey.
    case black
    /// Red.
    case red
    /// Green.
    case green
    /// Yellow.
    case yellow
    /// Blue.
    case blue
    /// Magenta.
    case magenta
    /// Cyan.
    case cyan
    /// White, or a light grey.
    case white
  }

  /// The text, without escapes.
  public var text: String
  /// The colour; `nil` for that of texts.
  public var color: Color?
  /// Whether it is bold.
  public var isBold: Bool
  /// Whether it is less important, such as a time.
  public var isQuiet: Bool

  /// Makes a run.
  public init(_ text: String, color: Color? = nil, isBold: Bool = false, isQuiet: Bool = false) {
    (self.text, self.color, self.isBold, self.isQuiet) = (text, color, isBold, isQuiet)
  }
}

nonisolated extension LogRun {
  /// Returns the runs of a text with the escapes of a terminal.
  ///
  /// Escapes set colours and bold text; all others are removed, and so are control characters. An
  /// escape without its end is removed with the rest of the text.
  static func runs(of text: some StringProtocol) -> [LogRun] {
    var reader = EscapeReader()
    for scalar in text.unicodeScalars { reader.read(scalar) }
    return reader.finish()
  }

  /// Changes the style by the codes of an escape.
  fileprivate mutating func apply(_ codes: [Int]) {
    var rest = codes.isEmpty ? [0] : codes[...]
    while let code = rest.popFirst() {
      switch code {
      case 0: (color, isBold, isQuiet) = (nil, false, false)
      case 1: isBold = true
      case 2: isQuiet = true
      case 22: (isBold, isQuiet) = (false, false)
      case 30...37: color = Color(rawValue: code - 30)
      case 90...97: color = Color(rawValue: code - 90)
      case 39: color = nil
      case 38, 48: Self.skip(code, &rest).map { color = $0 }
      default: break
      }
    }
  }

  /// Reads the operands of an extended colour.
  ///
  /// - Returns: The nearest of the colours, for that of the text.
  private static func skip(_ code: Int, _ rest: inout ArraySlice<Int>) -> Color? {
    switch rest.popFirst() {
    case 5?:
      guard let number = rest.popFirst(), code == 38 else { return nil }
      if number < 16 { return Color(rawValue: number % 8) }
      guard number < 232 else { return number < 244 ? .black : .white }
      let cube = number - 16
      return nearest([cube / 36, cube / 6 % 6, cube % 6].map { $0 * 51 })
    case 2?:
      let levels = rest.prefix(3).map { min(max($0, 0), 255) }
      rest = rest.dropFirst(3)
      return code == 38 && levels.count == 3 ? nearest(levels) : nil
    default: return nil
    }
  }

  private static func nearest(_ levels: [Int]) -> Color? {
    let limit = max((levels.max() ?? 0) / 2, 48)
    let bits = levels.enumerated().reduce(0) { $1.element > limit ? $0 | 1 << $1.offset : $0 }
    return Color(rawValue: bits)
  }
}

/// Reads a text with escapes, one character after the other.
private nonisolated struct EscapeReader {
  /// The part of an escape that has been read.
  private enum State {
    case text
    case escape
    case codes(String)
    case skipped
  }

  private var state = State.text
  private var runs: [LogRun] = []
  private var style = LogRun("")
  private var plain = String.UnicodeScalarView()

  /// The most characters of the codes of an escape.
  private static let longest = 64

  mutating func read(_ scalar: Unicode.Scalar) {
    switch state {
    case .text:
      if scalar == "\u{1B}" {
        state = .escape
      } else if scalar == "\t" || scalar.properties.generalCategory != .control {
        plain.append(scalar)
      }
    case .escape:
      switch scalar {
      case "[": state = .codes("")
      case "]", "P", "^", "_", "X": state = .skipped
      default: state = .text
      }
    case .codes(let codes): readCodes(codes, scalar)
    // A command for the terminal ends with a bell, or with an escape of its own.
    case .skipped:
      if scalar == "\u{7}" || scalar == "\u{9C}" { state = .text }
      if scalar == "\u{1B}" { state = .escape }
    }
  }

  private mutating func readCodes(_ codes: String, _ scalar: Unicode.Scalar) {
    guard (0x40...0x7E).contains(scalar.value) else {
      state = codes.count < Self.longest ? .codes(codes + String(scalar)) : .text
      return
    }
    state = .text
    guard scalar == "m" else { return }
    endRun()
    style.apply(codes.split { ";:".contains($0) }.compactMap { Int($0) })
  }

  private mutating func endRun() {
    guard !plain.isEmpty else { return }
    var run = style
    run.text = String(plain)
    runs.append(run)
    plain = String.UnicodeScalarView()
  }

  mutating func finish() -> [LogRun] {
    endRun()
    return runs
  }
}
