#if canImport(Glibc) || canImport(Musl)
/// The selection and scroll position of an ``ActionList``.
public final class ActionListState {
  var list: ListState

  init(list: ListState) { self.list = list }

  deinit {}
}
#endif
