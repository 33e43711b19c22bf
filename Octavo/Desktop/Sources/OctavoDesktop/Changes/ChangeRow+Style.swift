import BinderyGTK
import GitHubValues
import OctavoMarkup
import OctavoViewModels

extension ChangeRow {
  var label: String { foldSign.map { "\($0) \(text)" } ?? text }
}

extension ChangeLine {
  /// The style of the background; `nil` for none.
  var style: String? {
    switch kind {
    case .added: "added"
    case .deleted: "deleted"
    case .remark: "dim-label"
    case .context: nil
    }
  }
}

extension LineCounts {
  func runs(_ palette: TokenPalette) -> [TextRun] {
    [("   +", additions, .inserted), (" −", deletions, .deleted)]
      .compactMap { (sign: String, count: Int?, kind: TokenKind) in
        count.map { TextRun("\(sign)\($0)", .strong, color: palette.color(of: kind)) }
      }
  }
}

extension TokenPalette {
  var link: String? { color(of: .link) }
}
