#if canImport(Glibc) || canImport(Musl)
/// The state of a widget that needs none.
public final class NoState {
  /// Makes the state.
  public init() {}

  deinit {}
}
#endif
