import BinderyTerminal

/// The objects that all views share: keys, questions and pictures.
final class OctavoViewContext: ViewContext {
  /// The pictures by their addresses.
  let pictures: Pictures

  init(keys: KeyMap, dialogs: Dialogs, pictures: Pictures) {
    self.pictures = pictures
    super.init(keys: keys, dialogs: dialogs)
  }

  deinit {}
}
