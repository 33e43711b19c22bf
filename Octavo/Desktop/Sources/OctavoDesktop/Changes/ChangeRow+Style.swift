import BinderyGTK
import GitHubValues
import OctavoMarkup
import OctavoViewModels

extension ChangeRow {
  var label: String {
    guard case .file(_, let isFolded) = kind else { return text }
    return "\(isFolded ? "▸" : "▾") \(text)"
  }
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
    [
      TextRun("   +\(additions)", .strong, color: palette.color(of: .inserted)),
      TextRun(" −\(deletions)", .strong, color: palette.color(of: .deleted)),
    ]
  }
}

extension TokenPalette {
  var link: String? { color(of: .link) }
}
