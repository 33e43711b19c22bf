import BinderyNavigation
import CGTK

/// A group of rows with a heading: facts, links to other screens, and rows that the user edits.
///
/// ```swift
/// let group = RowGroup("Account")
/// group.add(SwitchRow("Wrap Lines"))
/// lifetime.observe(group) { [viewModel] in
///   $0.show([.init("Server", viewModel.server), .init("Users") { viewModel.openUsers() }])
/// }
/// ```
@MainActor
public final class RowGroup: Widget {
  /// A fact, or a link to another screen.
  public struct Row {
    /// The text.
    public let title: String
    /// The smaller text below it.
    public let subtitle: String
    /// The name of the icon.
    public let icon: String?
    /// The name of the icon at the end of a row with an action, which says what a click does.
    public let sign: String
    /// The action of a click or of Return; `nil` for a fact.
    public let open: (() -> Void)?

    /// Makes a row; the sign of one with an action is an arrow unless it does not open a screen.
    public init(
      _ title: String,
      _ subtitle: String = "",
      icon: String? = nil,
      sign: String = "go-next-symbolic",
      open: (() -> Void)? = nil
    ) {
      self.title = title
      self.subtitle = subtitle
      self.icon = icon
      self.sign = sign
      self.open = open
    }

    /// The sign; `nil` for a fact, which has none.
    fileprivate var kind: String? { open == nil ? nil : sign }
  }

  private var rows: [Widget] = []
  private var shown: [Row] = []
  private let signals = SerialDisposable()

  /// Makes a group without rows; an empty title shows no heading.
  public init(_ title: String = "", _ subtitle: String = "") {
    super.init(adw_preferences_group_new())
    adw_preferences_group_set_title(pointer(), title.displayed(limit: 300).escapedMarkup)
    adw_preferences_group_set_description(
      pointer(),
      subtitle.isEmpty ? nil : subtitle.displayed(limit: 1_000).escapedMarkup
    )
  }

  isolated deinit { signals.dispose() }

  /// Adds a row that stays, such as a ``SwitchRow``, before those of ``show(_:)``.
  public func add(_ row: Widget) {
    adw_preferences_group_add(pointer(), row.pointer())
    hold(row)
  }

  /// Shows facts and links.
  ///
  /// Rows of the same kinds as before stay, and so does the focus.
  public func show(_ wanted: [Row]) {
    if wanted.map(\.kind) != shown.map(\.kind) { replace(with: wanted) }
    shown = wanted
    let lifetime = Lifetime()
    signals.inner = lifetime
    for (row, widget) in zip(wanted, rows) {
      widget.setRowTitle(row.title, row.subtitle)
      adw_action_row_set_icon_name(widget.pointer(), row.icon)
      if let open = row.open { lifetime += widget.connect("activated") { _ in open() } }
    }
  }

  private func replace(with wanted: [Row]) {
    for row in rows { adw_preferences_group_remove(pointer(), row.pointer()) }
    rows = wanted.map(make)
    for row in rows { adw_preferences_group_add(pointer(), row.pointer()) }
  }

  private func make(_ row: Row) -> Widget {
    let widget = Widget(adw_action_row_new())
    if let sign = row.kind {
      gtk_list_box_row_set_activatable(widget.pointer(), 1)
      let suffix = Icon(sign)
      withExtendedLifetime(suffix) {
        adw_action_row_add_suffix(widget.pointer(), suffix.pointer())
      }
    }
    return widget
  }
}
