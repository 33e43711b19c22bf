#if canImport(Glibc) || canImport(Musl)
import BinderyNavigation
import BinderyTerminal
import Mine

/// The login screen that the account page opens.
final class MineLoginView: ScreenView {
  private let viewModel: LoginViewModel
  private let lifetime = Lifetime()
  @MutableProperty private var name = TextField(placeholder: "lin")
  @MutableProperty private var password = TextField(placeholder: "plum", isSecret: true)
  @MutableProperty private var isInPassword = false

  init(_ viewModel: LoginViewModel, router: Router<MineScreen>) {
    self.viewModel = viewModel
    lifetime += viewModel.logIn.values.observeValues {
      [unowned router, unowned viewModel] _ in
      router.remove(viewModel, animated: true)
    }
  }

  deinit {}

  let isTyping = true

  var actions: [KeyAction] {
    [
      KeyAction(
        "login",
        "Log in",
        keys: [KeyPress(.enter)],
        isHint: true,
        isEnabled: viewModel.logIn.isEnabled.value
      ) { self.viewModel.submit() },
      KeyAction("next", "Next field", keys: [KeyPress(.tab), KeyPress(.enter)], isHint: true) {
        self.isInPassword.toggle()
      },
    ]
  }

  func handle(_ event: InputEvent) -> Bool {
    guard isInPassword ? password.handle(event) : name.handle(event) else { return false }
    viewModel.credentials.value = Credentials(name: name.text, password: password.text)
    return true
  }

  func draw(in area: Rect, of frame: inout Frame) {
    var rest = frame.heading("Log in", "the name is “lin”, the password “plum”", in: area)
    rest.columns = min(rest.columns, 40)
    name.draw(isFocused: !isInPassword, in: rest.takeTop(2), of: &frame)
    password.draw(isFocused: isInPassword, in: rest.takeTop(2), of: &frame)
    let end = frame.button(
      "Log in",
      "login",
      isEnabled: viewModel.logIn.isEnabled.value,
      in: rest
    )
    if viewModel.logIn.isExecuting.value {
      frame.write([frame.spinner()], in: rest, column: end + 2)
    }
    frame.write(viewModel.message, Style(.danger), in: rest, row: 2)
    frame.write(viewModel.hint.value, .muted, in: rest, row: 3)
  }
}
#endif
