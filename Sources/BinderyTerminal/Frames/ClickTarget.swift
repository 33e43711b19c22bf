#if canImport(Glibc) || canImport(Musl)
/// What a click meant, told to the view that drew it.
public nonisolated enum ClickTarget: Hashable, Sendable {
  /// An action of the table, by its id.
  case action(String)
  /// An item of a list or a segment, by the owner’s name and the place in it.
  case item(String, Int)
}
#endif
