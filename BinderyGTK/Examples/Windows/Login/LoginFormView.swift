package import BinderyGTK
import LoginSteps

/// The form in a window, the same for all levels: what it shows is kept in its widgets alone.
@MainActor
package final class LoginFormView: ScreenView, LoginForm {
  package let content: Widget
  package let title = "Log in"

  package let name = TextEntry(name: "Username")
  package let secret = TextEntry(.password, name: "Password")
  package let button = Button("Log in")
  package let avatar = Avatar(size: 96)
  private let complaint = Label("", .wrapping)

  package var didEdit: () -> Void = {}
  package var didSubmit: () -> Void = {}

  /// The view that has bound itself to the form, and lives as long.
  package var owner: AnyObject?

  private let lifetime = Lifetime()

  package init(level: String) {
    let about = Label(level, .wrapping)
    let column = Box(.vertical, spacing: 12, [avatar, about, name, secret, button, complaint])
    column.setMargins(24, 24)
    let clamp = Clamp(column, width: 360, isGradual: false)
    clamp.align(vertically: .center)
    content = clamp
    about.addStyle("dim-label", "caption")
    button.addStyle("suggested-action")
    complaint.addStyle("error")
    for label in [about, complaint] { label.setPosition(0.5) }
    listen()
  }

  isolated deinit { lifetime.dispose() }

  package var initialFocus: Widget? { name }

  package var username: String { name.text }
  package var password: String { secret.text }

  /// Shows the letters of a known user in the picture.
  package var avatarURL: String? {
    didSet { avatar.name = avatarURL == nil ? "" : username }
  }

  package var isLogInEnabled: Bool {
    get { button.isSensitive }
    set { button.isSensitive = newValue }
  }

  package var isBusy: Bool {
    get { button.isBusy }
    set { button.isBusy = newValue }
  }

  package var message: String {
    get { complaint.text }
    set { complaint.text = newValue }
  }

  private func listen() {
    lifetime += button.onClick { [weak self] in self?.didSubmit() }
    for entry in [name, secret] {
      lifetime += entry.onEdit { [weak self] in self?.didEdit() }
      lifetime += entry.onReturn { [weak self] in self?.didSubmit() }
    }
  }
}
