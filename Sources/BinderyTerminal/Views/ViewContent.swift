#if canImport(Glibc) || canImport(Musl)
public import Bindery

/// The declaration of a view: what it draws, and its actions.
public struct ViewContent {
  let header: ScreenHeader?
  let layout: Layout
  let actions: [ScreenAction]
  let keys: [KeyAction]
  let follow: (String) -> Void

  /// Makes a declaration.
  ///
  /// - Parameters:
  ///   - header: The head of the screen.
  ///   - actions: The actions; ``ModelView`` has those of the view model by default.
  ///   - keys: The keys that only move, beside those of the widgets.
  ///   - follow: Opens the address of a link that the user chose, as it was written.
  ///   - layout: The widgets below the head.
  public init(
    header: ScreenHeader? = nil,
    actions: [ScreenAction] = [],
    keys: [KeyAction] = [],
    follow: @escaping (String) -> Void = { _ in },
    _ layout: Layout
  ) {
    self.header = header
    self.actions = actions
    self.keys = keys
    self.follow = follow
    self.layout = layout
  }
}
#endif
