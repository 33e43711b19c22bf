import BinderyTerminal

/// The objects that all views share: keys, questions and pictures.
final class OctavoViewContext: ViewContext {
  /// The pictures by their addresses.
  let pictures: Pictures

  /// The key that loads a list or a page again, for the notice in its place.
  var retry: KeyPress? { keys["refresh"].first }

  init(keys: KeyMap, dialogs: Dialogs, pictures: Pictures) {
    self.pictures = pictures
    super.init(keys: keys, dialogs: dialogs)
  }

  deinit {}
}
