import BinderyTerminal
import OctavoMarkup

/// The styles of the parts of source code.
enum TokenStyle {
  static func style(of kind: TokenKind) -> Style {
    switch kind {
    case .plain, .punctuation: .plain
    case .keyword: Style(.special)
    case .type: Style(.info)
    case .function: Style(.accent)
    case .constant, .number: Style(.warning)
    case .string: Style(.success)
    case .comment: Style(.muted, .italic)
    case .attribute: Style(.warning)
    case .key, .variable: Style(.info)
    case .heading: Style(.accent, .bold)
    case .emphasis: Style.bold
    case .link: Style(.accent, .underline)
    case .inserted: Style(.success)
    case .deleted: Style(.danger)
    }
  }
}
