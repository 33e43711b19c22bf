import BinderyNavigation
import CGTK

/// Shows short messages over a widget; each goes by itself, and the next waits for it.
@MainActor
public final class ToastPresenter: Widget {
  /// Makes a presenter above `content`.
  public init(over content: Widget) {
    super.init(adw_toast_overlay_new(), holding: [content])
    adw_toast_overlay_set_child(opaque, content.pointer())
  }

  isolated deinit {}

  /// Shows a message.
  ///
  /// - Parameters:
  ///   - text: A short sentence. Nothing in it is read as markup.
  ///   - action: The title of a button, and what it does.
  public func show(_ text: String, action: (title: String, perform: () -> Void)? = nil) {
    // libadwaita reads the title as markup.
    guard let toast = adw_toast_new(text.displayed(limit: 500).escapedMarkup) else { return }
    if let action {
      adw_toast_set_button_label(toast, action.title.displayed(limit: 50).escapedMnemonic)
      let owner = ObjectOwner(retaining: UnsafeMutableRawPointer(toast))
      var token: ObservationToken?
      let tokens = Lifetime()
      token = owner.connect("button-clicked") { _ in action.perform() }
      tokens += token
      tokens += owner.connect("dismissed") { _ in tokens.dispose() }
    }
    adw_toast_overlay_add_toast(opaque, toast)
  }
}
