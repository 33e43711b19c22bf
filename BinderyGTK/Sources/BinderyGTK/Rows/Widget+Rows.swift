import CGTK

extension Widget {
  /// Sets the texts of a row of libadwaita, which reads both as markup.
  func setRowTitle(_ title: String, _ subtitle: String) {
    adw_preferences_row_set_title(pointer(), title.displayed(limit: 300).escapedMarkup)
    adw_action_row_set_subtitle(pointer(), subtitle.displayed(limit: 300).escapedMarkup)
  }
}
