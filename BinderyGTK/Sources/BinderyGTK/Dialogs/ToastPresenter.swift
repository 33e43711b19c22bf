import BinderyNavigation
import CGTK

/// Shows short messages over a widget, one after the other, each for some seconds.
@MainActor
public final class ToastPresenter: Widget {
  /// Makes a presenter above `content`.
  public init(over content: Widget) {
    super.init(adw_toast_overlay_new(), holding: [content])
    adw_toast_overlay_set_child(opaque, content.pointer())
  }

  /// The time for which libadwaita shows a message unless told otherwise.
  public nonisolated static let usualDuration = Duration.seconds(5)

  /// The actions of messages that are shown or waiting.
  private let actions = Lifetime()

  isolated deinit { actions.dispose() }

  /// Shows a message.
  ///
  /// - Parameters:
  ///   - text: A short sentence. Nothing in it is read as markup.
  ///   - duration: The time for which it is shown, in whole seconds. One of more than 49 days means
  ///     until the user closes it.
  ///   - action: The title and the action of a button, such as “Undo”.
  public func show(
    _ text: String,
    for duration: Duration = ToastPresenter.usualDuration,
    action: (title: String, perform: () -> Void)? = nil
  ) {
    // libadwaita reads the title as markup.
    guard let toast = adw_toast_new(text.displayed(limit: 500).escapedMarkup) else { return }
    adw_toast_set_timeout(toast, duration.toastSeconds)
    if let action {
      adw_toast_set_button_label(toast, action.title.displayed(limit: 50).escapedMnemonic)
      let owner = ObjectOwner(retaining: UnsafeMutableRawPointer(toast))
      let tokens = Lifetime()
      tokens += owner.connect("button-clicked") { _ in action.perform() }
      tokens += owner.connect("dismissed") { [weak tokens] _ in tokens?.dispose() }
      actions += tokens
    }
    adw_toast_overlay_add_toast(opaque, toast)
  }
}

extension Duration {
  /// The seconds, rounded up, or 0, for which libadwaita shows a message until it is closed.
  ///
  /// It counts milliseconds in 32 bits.
  var toastSeconds: UInt32 {
    guard self <= .milliseconds(UInt32.max) else { return 0 }
    return UInt32(clamping: max(1, components.seconds + (components.attoseconds > 0 ? 1 : 0)))
  }
}
