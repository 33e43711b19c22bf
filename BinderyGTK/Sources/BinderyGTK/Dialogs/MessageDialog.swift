import BinderyNavigation
import CGTK

/// A message dialog of libadwaita that is awaited once.
@MainActor
final class MessageDialog: Widget {
  private var waiting: CheckedContinuation<Void, Never>?
  private var response: String?
  private let signals = Lifetime()

  init(above parent: Window, title: String, message: String) {
    // The heading and the body are plain text, as they come.
    super.init(
      adw_message_dialog_new(
        parent.pointer(),
        title.displayed(limit: 500),
        message.displayed(limit: 5_000)
      )
    )
    gtk_window_set_destroy_with_parent(pointer(), 1)
    signals += connect("response") { [weak self] in self?.finish($0.string(0)) }
    // A dialog that is destroyed with its parent sends no response; one that is answered is
    // unmapped before it sends the response.
    signals += connect("unmap") { [weak self] _ in
      Task { self?.finish(nil) }
    }
  }

  isolated deinit {}

  func addResponse(_ id: String, _ title: String, _ appearance: AdwResponseAppearance) {
    adw_message_dialog_add_response(pointer(), id, title.displayed(limit: 100).escapedMnemonic)
    adw_message_dialog_set_response_appearance(pointer(), id, appearance)
  }

  /// Shows the dialog, waits for the choice of the user, and removes the dialog.
  ///
  /// - Returns: The response, or `nil` if the dialog was removed without one, with its parent or
  ///   because the task was cancelled.
  func answer() async -> String? {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        waiting = continuation
        gtk_window_present(pointer())
        if Task.isCancelled { finish(nil) }
      }
    } onCancel: {
      Task { @MainActor in self.finish(nil) }
    }
    // An entry that has the focus while its window is destroyed logs a warning.
    gtk_window_set_focus(pointer(), nil)
    gtk_window_destroy(pointer())
    return response
  }

  private func finish(_ response: String?) {
    guard let waiting else { return }
    self.waiting = nil
    self.response = response
    signals.dispose()
    waiting.resume()
  }
}
