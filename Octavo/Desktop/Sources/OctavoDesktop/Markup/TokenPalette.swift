import OctavoMarkup

/// The colours of source code, on a light and on a dark ground.
nonisolated enum TokenPalette {
  case light, dark

  /// A colour as `#rrggbb`; `nil` is that of the text around.
  func color(of kind: TokenKind) -> String? {
    switch kind {
    case .plain, .punctuation: nil
    case .keyword: self == .light ? "#9141ac" : "#dc8add"
    case .type: self == .light ? "#1a6f9c" : "#78c4e8"
    case .function: self == .light ? "#1a5fb4" : "#99c1f1"
    case .constant, .number: self == .light ? "#a64b00" : "#ffbe6f"
    case .string: self == .light ? "#1b7a4b" : "#8ff0a4"
    case .comment: self == .light ? "#6f6e70" : "#9a9996"
    case .attribute, .variable: self == .light ? "#865e3c" : "#e0b48a"
    case .key, .link: self == .light ? "#1a5fb4" : "#99c1f1"
    case .heading, .emphasis: self == .light ? "#9141ac" : "#dc8add"
    case .inserted: self == .light ? "#1b7a4b" : "#8ff0a4"
    case .deleted: self == .light ? "#c01c28" : "#ff7b63"
    }
  }
}
