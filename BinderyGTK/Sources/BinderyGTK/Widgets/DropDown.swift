import CGTK

/// A button that opens a list of texts, one of which is selected.
@MainActor
public final class DropDown: Widget {
  private let texts: ObjectOwner

  /// Makes a list with a name for assistive technology; the first text is selected.
  public init(name: String, _ items: [String] = []) {
    guard let made = gtk_string_list_new(nil) else {
      preconditionFailure("GTK ends the program where it has no memory")
    }
    texts = ObjectOwner(adopting: UnsafeMutableRawPointer(made))
    // The widget takes over a reference.
    g_object_ref(texts.raw)
    super.init(gtk_drop_down_new(texts.opaque, nil))
    setAccessibleName(name)
    self.items = items
    texts.replaceTexts(with: items)
  }

  isolated deinit {}

  /// The texts; a change keeps the selected index if there still is such a text.
  public var items: [String] = [] {
    didSet {
      guard items != oldValue else { return }
      let index = selectedIndex
      texts.replaceTexts(with: items)
      if items.indices.contains(index) { selectedIndex = index }
    }
  }

  /// The index of the selected text; -1 if there is none.
  public var selectedIndex: Int {
    get { Int(Int32(bitPattern: gtk_drop_down_get_selected(opaque))) }
    set {
      guard items.indices.contains(newValue), newValue != selectedIndex else { return }
      gtk_drop_down_set_selected(opaque, guint(newValue))
    }
  }
}
