import BinderyTerminal
import OctavoViewModels

/// The objects that all views share: keys, questions and pictures.
final class OctavoViewContext: ViewContext {
  /// The pictures of accounts and of files.
  let pictures: Pictures
  /// The pictures in documents.
  let documentPictures: DocumentPictures
  /// The user's editor; `nil` without a terminal.
  var editor: ExternalEditor?
  /// The clipboard of the fields.
  let clipboard: FieldClipboard

  /// The key that loads a list or a page again, for the notice in its place.
  var retry: KeyPress? { keys["refresh"].first }

  /// Returns a notice in place of a file, with the keys that save it and open it in the browser.
  func message(_ text: String) -> StateView {
    let hint = Strings.hint(
      saveKey: keys["save"].first?.description,
      browserKey: keys["browser"].first?.description
    )
    return .message("\(text) \(hint)")
  }

  init(
    keys: KeyMap,
    dialogs: Dialogs,
    pictures: Pictures,
    documentPictures: DocumentPictures,
    clipboard: FieldClipboard = FieldClipboard()
  ) {
    self.pictures = pictures
    self.documentPictures = documentPictures
    self.clipboard = clipboard
    super.init(keys: keys, dialogs: dialogs)
  }

  deinit {}
}
