import CGTK

extension ObjectOwner {
  /// Replaces all texts of a `GtkStringList`.
  func replaceTexts(with items: [String]) {
    for _ in 0..<g_list_model_get_n_items(opaque) { gtk_string_list_remove(opaque, 0) }
    for item in items { gtk_string_list_append(opaque, item.displayed(limit: 200)) }
  }
}
