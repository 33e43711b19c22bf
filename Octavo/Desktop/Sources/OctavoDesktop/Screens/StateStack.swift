import BinderyGTK
import CGTK

/// The content of a screen, or in its place that it is on its way or why it is not there.
@MainActor
final class StateStack: Widget {
  enum State: Equatable {
    case loading
    case shown
    case message(title: String, words: String = "", icon: String)
    case failed(String)
  }

  private let spinner = Spinner()
  private let status = Widget(adw_status_page_new())
  private let retry = Button("Try Again")
  private let lifetime = Lifetime()

  init(_ content: Widget, retry action: (() -> Void)? = nil) {
    super.init(gtk_stack_new(), holding: [content])
    gtk_widget_set_size_request(spinner.pointer(), 32, 32)
    gtk_widget_set_halign(spinner.pointer(), GTK_ALIGN_CENTER)
    gtk_widget_set_valign(spinner.pointer(), GTK_ALIGN_CENTER)
    gtk_widget_set_halign(retry.pointer(), GTK_ALIGN_CENTER)
    retry.addStyle("pill")
    adw_status_page_set_child(status.opaque, retry.pointer())
    for (name, page) in [("shown", content), ("loading", spinner), ("status", status)] {
      gtk_stack_add_named(opaque, page.pointer(), name)
    }
    gtk_stack_set_transition_type(opaque, GTK_STACK_TRANSITION_TYPE_CROSSFADE)
    gtk_stack_set_hhomogeneous(opaque, 0)
    expand()
    hasRetry = action != nil
    if let action { lifetime += retry.onClick(action) }
  }

  isolated deinit { lifetime.dispose() }

  private var hasRetry = false

  func show(_ state: State) {
    spinner.isSpinning = state == .loading
    switch state {
    case .shown: page("shown")
    case .loading: page("loading")
    case .message(let title, let words, let icon): say(title, words, icon, canRetry: false)
    case .failed(let words):
      say("Something Is in the Way", words, "network-error-symbolic", canRetry: hasRetry)
    }
  }

  private func say(_ title: String, _ words: String, _ icon: String, canRetry: Bool) {
    adw_status_page_set_title(status.opaque, title.displayed(limit: 200).escapedMarkup)
    // What stands below the title is read as markup.
    adw_status_page_set_description(status.opaque, words.displayed(limit: 1_000).escapedMarkup)
    adw_status_page_set_icon_name(status.opaque, icon)
    retry.isVisible = canRetry
    page("status")
  }

  private func page(_ name: String) { gtk_stack_set_visible_child_name(opaque, name) }
}
