import BinderyGTK
import CGTK
import OctavoViewModels

/// The rows to type into, of which those of the way in that is chosen are on show.
@MainActor
final class LoginFields {
  let widget = Widget(adw_preferences_group_new())
  let username: TextEntry
  let password: TextEntry
  let token: TextEntry
  private let lifetime = Lifetime()

  init(_ viewModel: LoginViewModel) {
    username = Self.row(adw_entry_row_new(), "Username or Email")
    password = Self.row(adw_password_entry_row_new(), "Password")
    token = Self.row(adw_password_entry_row_new(), "Personal Access Token")
    for field in [username, password, token] {
      adw_preferences_group_add(widget.pointer(), field.pointer())
    }
    lifetime.bind(username, to: ValueBinding(viewModel, \.username))
    lifetime.bind(password, to: ValueBinding(viewModel, \.password))
    lifetime.bind(token, to: ValueBinding(viewModel, \.token))
    lifetime.bindVisibility(of: username) { viewModel.method == .password }
    lifetime.bindVisibility(of: password) { viewModel.method == .password }
    lifetime.bindVisibility(of: token) { viewModel.method == .token }
  }

  isolated deinit { lifetime.dispose() }

  private static func row(
    _ made: UnsafeMutablePointer<GtkWidget>?,
    _ title: String
  ) -> TextEntry {
    guard let made else { preconditionFailure("GTK ends the program where it has no memory") }
    let entry = TextEntry(wrapping: made)
    adw_preferences_row_set_title(entry.pointer(), title)
    nameButtons(in: made)
    return entry
  }

  /// libadwaita gives the buttons in a row words that show under the pointer, and no name.
  private static func nameButtons(in root: UnsafeMutablePointer<GtkWidget>) {
    var child = gtk_widget_get_first_child(root)
    while let widget = child {
      if bindery_object_is(widget, gtk_button_get_type()) != 0,
        let words = gtk_widget_get_tooltip_text(widget)
      {
        bindery_accessible_set_name(widget, words)
      }
      nameButtons(in: widget)
      child = gtk_widget_get_next_sibling(widget)
    }
  }
}
