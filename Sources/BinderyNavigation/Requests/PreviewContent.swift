/// The content beside a list, for the selected row of the list.
public nonisolated enum PreviewContent<Target> {
  /// The page of the row.
  case page(Target)
  /// A sentence, for a row that has no page.
  case words(String)
}

nonisolated extension PreviewContent: Equatable where Target: Equatable {}
nonisolated extension PreviewContent: Sendable where Target: Sendable {}
