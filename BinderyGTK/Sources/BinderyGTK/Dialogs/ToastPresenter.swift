import BinderyNavigation
import CGTK

/// Shows short messages over a widget, one after the other, each for some seconds.
@MainActor
public final class ToastPresenter: Widget {
  /// Makes a presenter above `content`.
  public init(over content: Widget) {
    super.init(adw_toast_overlay_new(), holding: [content])
    adw_toast_overlay_set_child(opaque, content.pointer())
    guard let children = gtk_widget_observe_children(pointer()) else { return }
    let shown = ObjectOwner(adopting: UnsafeMutableRawPointer(children))
    // A message that has waited appears whenever the one before it ends.
    names += shown.connect("items-changed") { [weak self] _ in self?.nameButtons() }
    self.shown = shown
  }

  /// Names the buttons of the messages, not those of the content.
  private func nameButtons() {
    var child = gtk_widget_get_first_child(pointer())
    while let widget = child {
      if widget != adw_toast_overlay_get_child(opaque) {
        Self.nameIconButtons(in: widget, "Close")
      }
      child = gtk_widget_get_next_sibling(widget)
    }
  }

  /// The time for which libadwaita shows a message unless told otherwise.
  public nonisolated static let usualDuration = Duration.seconds(5)

  /// The content and the messages on the screen.
  private var shown: ObjectOwner?
  private let names = Lifetime()
  /// The actions of messages that are shown or waiting.
  private let actions = Lifetime()
  /// The message that stays; `nil` for none, or after the user has closed it.
  private var status: ObjectOwner?
  private var statusTokens = Lifetime()
  /// Whether there is a message that stays, closed or not.
  private var hasStatus = false

  isolated deinit {
    names.dispose()
    actions.dispose()
    statusTokens.dispose()
  }

  /// Shows a message that stays until it is `nil` or the user closes it, such as the progress of a
  /// download.
  ///
  /// A change of the text changes the message in place; one that the user has closed stays closed.
  /// Other messages are shown above it.
  public func showStatus(_ text: String?, action: (title: String, perform: () -> Void)? = nil) {
    guard let text else { return removeStatus() }
    let title = text.displayed(limit: 500).escapedMarkup
    if !hasStatus {
      hasStatus = true
      guard let toast = adw_toast_new(title) else { return }
      adw_toast_set_timeout(toast, 0)
      let owner = ObjectOwner(retaining: UnsafeMutableRawPointer(toast))
      status = owner
      statusTokens += owner.connect("dismissed") { [weak self] _ in self?.status = nil }
      statusTokens += owner.connect("button-clicked") { [weak self] _ in self?.statusAction?() }
      adw_toast_overlay_add_toast(opaque, toast)
    }
    statusAction = action?.perform
    guard let toast = status?.opaque else { return }
    adw_toast_set_title(toast, title)
    adw_toast_set_button_label(toast, action?.title.displayed(limit: 50).escapedMnemonic)
  }

  private var statusAction: (() -> Void)?

  private func removeStatus() {
    hasStatus = false
    statusTokens.dispose()
    statusTokens = Lifetime()
    statusAction = nil
    if let status { adw_toast_dismiss(status.opaque) }
    status = nil
  }

  /// Shows a message after those before it, or at once if it has an action.
  ///
  /// “Undo” may be possible for some seconds only. The message that was shown comes back after it.
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
    // Otherwise it would wait until the message that stays has ended.
    if hasStatus || action != nil { adw_toast_set_priority(toast, ADW_TOAST_PRIORITY_HIGH) }
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
