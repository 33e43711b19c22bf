#if canImport(Glibc) || canImport(Musl)
public import BinderyNavigation

/// The objects that all views of a program share.
///
/// An app that has more of them, such as a cache of pictures, makes a subclass.
@MainActor
open class ViewContext {
  /// The keys of the actions, which views read when they draw and when they handle a key.
  @MutableProperty public var keys: KeyMap
  /// The questions and notices above all screens.
  public let dialogs: Dialogs

  /// Makes a context.
  public init(keys: KeyMap = KeyMap(), dialogs: Dialogs = Dialogs()) {
    self.keys = keys
    self.dialogs = dialogs
  }

  deinit {}
}
#endif
