import BinderyNavigation
import CGTK

/// The words in the menu of a text view that a misspelled word may stand for.
///
/// The menu is that of the word at the pointer, or of the one at the cursor for the menu key.
@MainActor
final class SpellingMenu {
  private static let mostWords = 6

  private let view: TextView
  private let marks: SpellingMarks
  private let checker: SpellingChecker
  private let controllers: [ObjectOwner]
  private var signals: [ObservationToken] = []
  private var menu: Menu?
  @MutableProperty private var items: [Item] = []

  /// A word to insert, and the place where it belongs.
  private struct Item: Equatable {
    let word: String
    let place: Range<Int>
  }

  init(
    _ view: TextView,
    _ marks: SpellingMarks,
    _ checker: SpellingChecker,
    _ actions: @escaping () -> [ScreenAction]
  ) {
    (self.view, self.marks, self.checker) = (view, marks, checker)
    let made = [gtk_gesture_click_new(), gtk_event_controller_key_new()].compactMap(\.self)
    controllers = made.map { ObjectOwner(retaining: UnsafeMutableRawPointer($0)) }
    let menu = Menu { [weak self] in (self?.actions ?? []) + actions() }
    menu.group.attach(to: view.view)
    gtk_text_view_set_extra_menu(view.view.pointer(), menu.model.pointer())
    self.menu = menu
    for controller in controllers {
      gtk_event_controller_set_propagation_phase(controller.opaque, GTK_PHASE_CAPTURE)
      gtk_widget_add_controller(view.view.pointer(), controller.opaque)
    }
    gtk_gesture_single_set_button(controllers[0].opaque, guint(GDK_BUTTON_SECONDARY))
    signals = [
      controllers[0].connect("pressed") { [weak self] in
        if let x = $0.double(1), let y = $0.double(2) { self?.show(at: x, y) }
      },
      controllers[1].answer("key-pressed") { [weak self] in
        let isMenuKey = $0.unsigned(0) == Int(GDK_KEY_Menu)
        if isMenuKey || $0.unsigned(0) == Int(GDK_KEY_F10) { self?.showAtCursor() }
        return false
      },
    ]
  }

  isolated deinit {}

  /// Removes the menu.
  func end() {
    signals = []
    gtk_text_view_set_extra_menu(view.view.pointer(), nil)
    for controller in controllers {
      gtk_widget_remove_controller(view.view.pointer(), controller.opaque)
    }
    menu = nil
  }

  private var actions: [ScreenAction] {
    items.enumerated().map { index, item in
      ScreenAction("spelling-\(index)", item.word, section: "Spelling") { [weak self] in
        self?.choose(item)
      }
    }
  }

  private func show(at x: Double, _ y: Double) {
    var (column, row): (Int32, Int32) = (0, 0)
    gtk_text_view_window_to_buffer_coords(
      view.view.pointer(),
      GTK_TEXT_WINDOW_WIDGET,
      Int32(x),
      Int32(y),
      &column,
      &row
    )
    var place = GtkTextIter()
    let isText = gtk_text_view_get_iter_at_location(view.view.pointer(), &place, column, row) != 0
    show(isText ? place : nil)
  }

  private func showAtCursor() {
    var place = GtkTextIter()
    let cursor = gtk_text_buffer_get_insert(view.buffer.pointer())
    gtk_text_buffer_get_iter_at_mark(view.buffer.pointer(), &place, cursor)
    show(place)
  }

  /// Offers the words for the misspelled one at a place; none for another word.
  private func show(_ place: GtkTextIter?) {
    let tag = marks.tag
    guard var start = place,
      gtk_text_iter_has_tag(&start, tag.pointer()) != 0
        || gtk_text_iter_ends_tag(&start, tag.pointer()) != 0
    else { return items = [] }
    var end = start
    if gtk_text_iter_starts_tag(&start, tag.pointer()) == 0 {
      gtk_text_iter_backward_to_tag_toggle(&start, tag.pointer())
    }
    if gtk_text_iter_ends_tag(&end, tag.pointer()) == 0 {
      gtk_text_iter_forward_to_tag_toggle(&end, tag.pointer())
    }
    let range = Int(gtk_text_iter_get_offset(&start))..<Int(gtk_text_iter_get_offset(&end))
    items = checker.suggestions(view.text.scalars(range)).prefix(Self.mostWords)
      .map { Item(word: $0, place: range) }
  }

  private func choose(_ item: Item) {
    guard view.isEditable else { return }
    view.replace(item.place, with: item.word)
    items = []
  }
}
