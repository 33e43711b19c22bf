import BinderyTerminal
import OctavoViewModels

/// One field of the log-in, tied to its property.
final class LoginField {
  enum Kind {
    case username, password, token
  }

  let kind: Kind
  private let viewModel: LoginViewModel
  private var field: TextField

  init(_ kind: Kind, _ viewModel: LoginViewModel) {
    self.kind = kind
    self.viewModel = viewModel
    field = TextField(
      placeholder: kind == .token ? "Paste a personal access token" : "",
      isSecret: kind != .username
    )
  }

  deinit {}

  var label: String {
    switch kind {
    case .username: "Username or email"
    case .password: "Password"
    case .token: "Personal access token"
    }
  }

  func draw(isFocused: Bool, in area: Rect, of frame: inout Frame) {
    field.update(text)
    field.draw(isFocused: isFocused, in: area, of: &frame)
  }

  func handle(_ event: InputEvent) -> Bool {
    field.update(text)
    guard field.handle(event) else { return false }
    if text != field.text { text = field.text }
    return true
  }

  private var text: String {
    get {
      switch kind {
      case .username: viewModel.username
      case .password: viewModel.password
      case .token: viewModel.token
      }
    }
    set {
      switch kind {
      case .username: viewModel.username = newValue
      case .password: viewModel.password = newValue
      case .token: viewModel.token = newValue
      }
    }
  }
}
