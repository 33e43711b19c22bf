import BinderyGTK
import CGTK
import ExampleWindows
import LoginSteps
import Testing

/// The login in a window on the screen, operated as the user does, by its visible texts.
@MainActor
final class LoginTestApp {
  let gate = Gate()
  /// Only the view model keeps it, so it goes when that goes.
  private(set) weak var service: LocalLoginService?
  private let example: ExampleWindow

  init(_ level: LoginLevel) async {
    let made = LocalLoginService { [gate] in await gate.wait() }
    service = made
    example = ExampleWindow(.login(level), service: made)
    window.present()
    await window.painted()
  }

  isolated deinit {}

  var window: Window { example.window }

  var name: TextEntry {
    get throws { try entry(gtk_entry_get_type()) }
  }

  var secret: TextEntry {
    get throws { try entry(gtk_password_entry_get_type()) }
  }

  var isEnabled: Bool {
    get throws { gtk_widget_get_sensitive(try button.pointer()) != 0 }
  }

  var isBusy: Bool {
    get throws {
      let spinner = try #require(descendants(of: button, gtk_spinner_get_type()).first)
      return gtk_spinner_get_spinning(spinner.opaque) != 0
    }
  }

  /// The name whose letters are in the picture.
  var known: String {
    get throws {
      let avatar = try #require(descendants(of: window, adw_avatar_get_type()).first)
      return adw_avatar_get_text(avatar.opaque).map { String(cString: $0) } ?? ""
    }
  }

  /// All words that stand in the window.
  var words: [String] {
    descendants(of: window, gtk_label_get_type()).compactMap {
      gtk_label_get_text($0.opaque).map { String(cString: $0) }
    }
  }

  func press() throws { bindery_object_send(try button.raw, "clicked") }

  private var button: ObjectOwner {
    get throws {
      try #require(
        descendants(of: window, gtk_button_get_type()).first {
          gtk_widget_has_css_class($0.pointer(), "suggested-action") != 0
        }
      )
    }
  }

  private func entry(_ type: GType) throws -> TextEntry {
    TextEntry(wrapping: try #require(descendants(of: window, type).first).pointer())
  }
}

extension TextEntry {
  /// Sends the signal of Return.
  func confirm() { bindery_object_send(raw, "activate") }
}
