#if canImport(Glibc) || canImport(Musl)
/// The objects that all views of a program share.
///
/// An app that has more of them, such as a cache of pictures, makes a subclass.
@MainActor
open class ViewContext {
  /// The keys of the actions.
  public let keys: KeyMap
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
