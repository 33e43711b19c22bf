#if canImport(Glibc) || canImport(Musl)
/// The escape sequence that switches a terminal to a style.
nonisolated enum SelectGraphicRendition {
  /// Appends the sequence for a style whose colours the terminal has.
  ///
  /// A terminal that does not have its own colours is reset first.
  static func append(_ style: Style, isReset: Bool, to output: inout [UInt8]) {
    var codes = ""
    for (attribute, code) in attributeCodes where style.attributes.contains(attribute) {
      codes += ";\(code)"
    }
    codes += code(for: style.foreground, base: 30)
    codes += code(for: style.background, base: 40)
    if isReset, !codes.isEmpty { codes.removeFirst() } else { codes = "0" + codes }
    output.append(contentsOf: "\u{1B}[\(codes)m".utf8)
  }

  private static let attributeCodes: [(Style.Attributes, Int)] = [
    (.bold, 1), (.dim, 2), (.italic, 3), (.underline, 4), (.reverse, 7), (.strikethrough, 9),
  ]

  private static func code(for color: Color, base: Int) -> String {
    switch color {
    case .standard, .role: ""
    case .palette(let index) where index < 8: ";\(base + Int(index))"
    case .palette(let index) where index < 16: ";\(base + 60 + Int(index) - 8)"
    case .palette(let index): ";\(base + 8);5;\(index)"
    case .rgb(let red, let green, let blue): ";\(base + 8);2;\(red);\(green);\(blue)"
    }
  }
}
#endif
