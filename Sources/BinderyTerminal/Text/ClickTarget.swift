#if canImport(Glibc) || canImport(Musl)
/// The meaning of a click, for the view that drew the cell.
public nonisolated enum ClickTarget: Hashable, Sendable {
  /// An action of the table, by its id.
  case action(String)
  /// An item of a list or a segment, by the owner’s name and the place in it.
  case item(String, Int)
  /// A link, by its address as it was written.
  case link(String)
}
#endif
