#if canImport(Glibc) || canImport(Musl)
import BinderyNavigation
import BinderyTerminal
import LoginSteps

/// The login form in a terminal, for all four steps.
final class LoginFormView: ScreenView, LoginForm {
  @MutableProperty var avatarURL: String?
  @MutableProperty var isLogInEnabled = false
  @MutableProperty var isBusy = false
  @MutableProperty var message = ""
  var didEdit: () -> Void = {}
  var didSubmit: () -> Void = {}

  /// The controller or view that is bound to the form; the form retains it.
  var owner: AnyObject?

  private let step: String
  private var name = TextField(placeholder: "mona")
  private var secret = TextField(placeholder: "octave", isSecret: true)
  private var isInPassword = false

  init(step: String) { self.step = step }

  deinit {}

  var username: String { name.text }
  var password: String { secret.text }
  let isTyping = true

  var actions: [KeyAction] {
    [
      KeyAction(
        "login",
        "Log in",
        keys: [KeyPress(.enter)],
        isHint: true,
        isEnabled: isLogInEnabled
      ) { self.didSubmit() },
      KeyAction("next", "Next field", keys: [KeyPress(.tab), KeyPress(.enter)], isHint: true) {
        self.isInPassword.toggle()
      },
    ]
  }

  func handle(_ event: InputEvent) -> Bool {
    guard isInPassword ? secret.handle(event) : name.handle(event) else { return false }
    didEdit()
    return true
  }

  func draw(in area: Rect, of frame: inout Frame) {
    var rest = frame.heading("Log in", step, in: area)
    rest.columns = min(rest.columns, 40)
    let face = avatarURL == nil ? "( · · )" : "( ^ ^ )"
    frame.write(face, Style(avatarURL == nil ? .muted : .success, .bold), in: rest)
    if let avatarURL { frame.write(avatarURL, .muted, in: rest, column: 9) }
    _ = rest.takeTop(2)
    name.draw(isFocused: !isInPassword, in: rest.takeTop(2), of: &frame)
    secret.draw(isFocused: isInPassword, in: rest.takeTop(2), of: &frame)
    let end = frame.button("Log in", "login", isEnabled: isLogInEnabled, in: rest)
    if isBusy { frame.write([frame.spinner()], in: rest, column: end + 2) }
    frame.write(message, Style(.danger), in: rest, row: 2)
  }
}
#endif
