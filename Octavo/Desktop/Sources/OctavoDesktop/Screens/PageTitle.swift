import BinderyGTK
import CGTK

/// The title of a page, with smaller words below it.
@MainActor
final class PageTitle: Widget {
  init() { super.init(adw_window_title_new("", nil)) }

  isolated deinit {}

  func show(_ title: ScreenTitle) {
    switch title {
    case .plain(let words): show(words, "")
    case .double(let words, let subtitle): show(words, subtitle)
    case .loading(let words): show(words, "Loading…")
    }
  }

  private func show(_ title: String, _ subtitle: String) {
    adw_window_title_set_title(opaque, title.displayed(limit: 200))
    adw_window_title_set_subtitle(opaque, subtitle.displayed(limit: 200))
  }
}
