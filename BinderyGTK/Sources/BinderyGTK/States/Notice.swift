import BinderyNavigation
import CGTK

/// A bar above the content with a message, as that the content may be out of date.
@MainActor
public final class Notice: Widget {
  private let label = Label("", .wrapping)
  private let place = Widget(adw_bin_new())
  private let action = SerialDisposable()

  /// Makes a bar that is hidden.
  public init() {
    super.init(gtk_info_bar_new())
    gtk_info_bar_set_message_type(opaque, GTK_MESSAGE_WARNING)
    gtk_info_bar_set_revealed(opaque, 0)
    let row = Box(.horizontal, spacing: 12, [Icon("dialog-warning-symbolic"), label])
    label.expand(vertically: false)
    gtk_info_bar_add_child(opaque, row.pointer())
    gtk_info_bar_add_child(opaque, place.pointer())
    hold(row)
    hold(place)
  }

  isolated deinit { action.dispose() }

  /// Shows a message, or hides the bar.
  ///
  /// - Parameters:
  ///   - text: The message; `nil` hides the bar.
  ///   - title: The title of a button; `nil` for none.
  ///   - perform: The action of the button.
  public func show(
    _ text: String?,
    action title: String? = nil,
    perform: @escaping () -> Void = {}
  ) {
    gtk_info_bar_set_revealed(opaque, text == nil ? 0 : 1)
    guard let text else { return }
    label.text = text
    let button = title.map { Button($0) }
    adw_bin_set_child(place.pointer(), button?.pointer())
    place.isVisible = button != nil
    action.inner = button?.onClick(perform)
  }
}
