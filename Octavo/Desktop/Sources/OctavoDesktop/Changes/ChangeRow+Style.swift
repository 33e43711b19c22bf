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

extension ChangeRow.Kind {
  /// The style of a row of this kind; `nil` for none.
  var style: String? {
    switch self {
    case .line(.added): "added"
    case .line(.deleted): "deleted"
    case .line(.remark), .note: "dim-label"
    case .hunk: "hunk"
    default: nil
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
