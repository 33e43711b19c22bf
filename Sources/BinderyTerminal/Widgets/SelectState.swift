#if canImport(Glibc) || canImport(Musl)
/// The list of a ``Select``, open or closed.
public final class SelectState {
  var list: ListState
  var isOpen = false

  init(list: ListState) { self.list = list }

  deinit {}
}
#endif
