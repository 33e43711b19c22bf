import BinderyNavigation
import CGTK

/// The index at the side of a long list: the titles of the sections, as buttons.
@MainActor
public final class SectionIndex: Widget {
  /// Called with the index of the title that the user chooses.
  public var onChoose: ((Int) -> Void)?

  private let column = Box(.vertical)
  private var buttons: [Button] = []
  private var shown: [String] = []
  private let signals = SerialDisposable()
  private let lifetime = Lifetime()
  /// The height of the titles while they are not close together; `nil` before they were.
  private var looseHeight: Double?
  private static let style = "bindery-section-index"
  private static let closeStyle = "bindery-close-index"
  /// Titles as close as lines of text, and closer in a list that is too low for the alphabet.
  private static let rule = StyleRule(
    """
    .\(style) { min-height: 18px; min-width: 0; padding: 0 8px; font-size: smaller; }
    .\(closeStyle) .\(style) { min-height: 14px; font-size: x-small; }
    """
  )

  /// Makes an index without titles, which is hidden.
  public init() {
    Self.rule.install()
    super.init(gtk_scrolled_window_new(), holding: [column])
    // In a low window the index scrolls without a scroll bar.
    gtk_scrolled_window_set_policy(opaque, GTK_POLICY_NEVER, GTK_POLICY_EXTERNAL)
    gtk_scrolled_window_set_child(opaque, column.pointer())
    column.align(vertically: .center)
    // The background of the list continues below it.
    addStyle("view")
    isVisible = false
    guard let adjustment else { return }
    let scrolling = ObjectOwner(retaining: UnsafeMutableRawPointer(adjustment))
    lifetime += scrolling.connect("changed") { [weak self] _ in
      // After the layout, during which the size of a title cannot change.
      Task { [weak self] in self?.fit() }
    }
  }

  isolated deinit {
    lifetime.dispose()
    signals.dispose()
  }

  /// Shows titles; fewer than two hide the index.
  public func show(_ titles: [String]) {
    isVisible = titles.count > 1
    guard titles != shown else { return }
    shown = titles
    looseHeight = nil
    column.removeStyle(Self.closeStyle)
    for button in buttons { column.remove(button) }
    let lifetime = Lifetime()
    signals.inner = lifetime
    buttons = titles.enumerated().map { index, title in
      let button = Button(title)
      button.addStyle("flat", Self.style)
      lifetime += button.onClick { [weak self] in self?.onChoose?(index) }
      column.append(button)
      return button
    }
  }

  private var adjustment: UnsafeMutablePointer<GtkAdjustment>? {
    gtk_scrolled_window_get_vadjustment(opaque)
  }

  /// Moves the titles closer together where they are higher than the list, and apart where they
  /// fit.
  private func fit() {
    guard let adjustment else { return }
    let height = gtk_adjustment_get_upper(adjustment)
    let space = gtk_adjustment_get_page_size(adjustment)
    if let looseHeight {
      guard looseHeight <= space else { return }
      self.looseHeight = nil
      column.removeStyle(Self.closeStyle)
    } else if height > space, space > 0 {
      looseHeight = height
      column.addStyle(Self.closeStyle)
    }
  }
}
