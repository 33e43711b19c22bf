import CGTK

/// A row of a ``RowGroup`` that opens a list of texts, one of which is selected.
@MainActor
public final class DropDownRow: Widget {
  private let texts: ObjectOwner

  /// Makes a row; the first text is selected.
  public init(_ title: String, _ subtitle: String = "", _ items: [String] = []) {
    guard let made = gtk_string_list_new(nil) else {
      preconditionFailure("GTK ends the program where it has no memory")
    }
    texts = ObjectOwner(adopting: UnsafeMutableRawPointer(made))
    super.init(adw_combo_row_new())
    setRowTitle(title, subtitle)
    adw_combo_row_set_model(pointer(), texts.opaque)
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
    get { Int(Int32(bitPattern: adw_combo_row_get_selected(pointer()))) }
    set {
      guard items.indices.contains(newValue), newValue != selectedIndex else { return }
      adw_combo_row_set_selected(pointer(), guint(newValue))
    }
  }
}
