/// The arrangement of the lines of changes.
public nonisolated enum ChangesLayout: String, SettingChoice {
  /// Side by side where the page is wide.
  case automatic
  /// One column, in which removed lines are above added ones.
  case unified
  /// Two columns, also on a page of medium width.
  case sideBySide

  /// The text in lists.
  public var title: String {
    switch self {
    case .automatic: "Automatic"
    case .unified: "Unified"
    case .sideBySide: "Side by Side"
    }
  }
}
