import BinderyGTK
import GitHubValues
import OctavoViewModels

/// The login: the picture of the account, the fields, and the reason of a failure.
@MainActor
final class LoginView: ScreenView {
  let content: Widget
  let trailing: [Widget]
  var title: String { viewModel.title }
  var preferredSize: Window.Size { Window.Size(440, 620) }
  var actions: [ScreenAction] { viewModel.actions }
  var initialFocus: Widget? {
    untracked {
      guard viewModel.method == .password else { return token }
      return viewModel.username.isEmpty ? username : password
    }
  }

  private let viewModel: LoginViewModel
  private let username: TextEntry
  private let password: TextEntry
  private let token: TextEntry
  private let lifetime = Lifetime()

  init(_ viewModel: LoginViewModel, _ context: ViewContext) {
    self.viewModel = viewModel
    username = TextEntry(row: viewModel.usernameLabel)
    password = TextEntry(row: viewModel.passwordLabel, isSecret: true)
    token = TextEntry(row: viewModel.tokenLabel, isSecret: true)
    let face = AvatarButton(
      context.pictures,
      lifetime,
      name: { viewModel.username },
      url: { viewModel.avatarURL },
      action: { viewModel.actions.action("picture") }
    )
    let heading = Label()
    let message = Label("", .wrapping)
    let hint = Label("", .wrapping)
    let fields = RowGroup()
    let logIn = Button("")
    let method = Button("")
    let tokenPage = Button("")
    let copyPage = Button("")
    let address = Label("", .wrapping)
    let progress = Label("", .wrapping)
    let cancel = Button("")
    let browser = Button("")
    let code = Button("")
    let gh = Button("")
    let pageHint = Label("", .wrapping)
    let device = Self.device(viewModel, lifetime)
    let ways = Box(.vertical, spacing: 6, [gh, browser, code, method])
    let tokens = Box(.vertical, spacing: 6, [tokenPage, address, copyPage])
    let column = Box(
      .vertical,
      spacing: 18,
      [
        face, heading, fields, message, logIn, device, progress, cancel, ways, tokens, pageHint,
        hint,
      ]
    )
    column.setMargins(12, 24)
    column.align(vertically: .center)
    content = ScrollView(Clamp(column, width: 360))
    let accounts = Button(icon: "system-users-symbolic", name: Strings.switchAccount)
    trailing = [accounts]
    for field in [username, password, token] { fields.add(field) }
    heading.addStyle("title-2")
    message.addStyle("error")
    hint.addStyle("dim-label", "caption")
    address.addStyle("dim-label", "caption")
    pageHint.addStyle("dim-label", "caption")
    for label in [heading, message, progress, address, hint, pageHint] { label.center() }
    logIn.addStyle("pill", "suggested-action")
    let others = [cancel, gh, browser, code, method, tokenPage, copyPage]
    for button in others { button.addStyle("flat") }
    for button in others + [logIn] {
      button.align(horizontally: .center)
    }
    lifetime.bind(heading) { viewModel.heading }
    bind(message, to: { viewModel.message })
    bind(hint, to: { viewModel.hint })
    bind(progress, to: { viewModel.progress })
    lifetime.bind(address) { viewModel.tokenPage ?? "" }
    lifetime.bindVisibility(of: tokens) { viewModel.tokenPage != nil }
    bindFields(logIn)
    bindMethod(method)
    for (button, id) in [(cancel, "stop"), (accounts, "accounts")] { show(button, for: id) }
    lifetime.bind(tokenPage, toAction: "token", of: viewModel, asksFirst: true)
    lifetime.bind(copyPage, toAction: "copy", of: viewModel)
    lifetime.bindTitle(of: browser, toAction: "login.browser", of: viewModel, asksFirst: true)
    lifetime.bindTitle(of: code, toAction: "login.code", of: viewModel)
    lifetime.bindTitle(of: gh, toAction: "login.gh", of: viewModel, asksFirst: true)
    lifetime.bind(browser, to: viewModel.browserLoginCommand)
    lifetime.bind(code, to: viewModel.deviceLoginCommand)
    lifetime.bind(gh, to: viewModel.ghLoginCommand)
    lifetime.bindVisibility(of: gh) { viewModel.ghAccount != nil }
    bind(pageHint, to: { viewModel.pageHint })
    for widget in [fields, logIn, ways] as [Widget] {
      lifetime.bindVisibility(of: widget) { viewModel.deviceCode == nil }
    }
    answerCodes(context)
  }

  isolated deinit { lifetime.dispose() }

  /// Shows a text while there is one.
  private func bind(_ label: Label, to text: @escaping () -> String?) {
    lifetime.bind(label) { text() ?? "" }
    lifetime.bindVisibility(of: label) { text() != nil }
  }

  private func bindFields(_ logIn: Button) {
    let viewModel = viewModel
    lifetime.bind(username, to: ValueBinding(viewModel, \.username))
    lifetime.bind(password, to: ValueBinding(viewModel, \.password))
    lifetime.bind(token, to: ValueBinding(viewModel, \.token))
    lifetime.bindVisibility(of: username) { viewModel.method == .password }
    lifetime.bindVisibility(of: password) { viewModel.method == .password }
    lifetime.bindVisibility(of: token) { viewModel.method == .token }
    lifetime.bindTitle(of: logIn, toAction: "login", of: viewModel)
    lifetime.bind(logIn, to: viewModel.loginCommand)
    for field in [username, password, token] {
      lifetime.bindReturn(in: field, to: viewModel.loginCommand)
    }
  }

  private func bindMethod(_ method: Button) {
    let viewModel = viewModel
    lifetime.bindVisibility(of: method) { viewModel.methods.count > 1 }
    lifetime.bind(method, toAction: "method", of: viewModel)
  }

  /// Makes the code that the user enters on a page, in large letters, with the button of the page.
  private static func device(_ viewModel: LoginViewModel, _ lifetime: Lifetime) -> Box {
    let prompt = Label("", .wrapping)
    let code = Label()
    let expiry = Label()
    let address = Label("", .wrapping)
    let page = Button("")
    let copy = Button("")
    let box = Box(.vertical, spacing: 6, [prompt, address, code, expiry, page, copy])
    code.addStyle("title-1")
    expiry.addStyle("dim-label", "caption")
    for label in [prompt, address, code, expiry] { label.center() }
    code.setMargins(12, 12)
    page.addStyle("pill", "suggested-action")
    copy.addStyle("flat")
    page.setTopMargin(12)
    for button in [page, copy] { button.align(horizontally: .center) }
    lifetime.bind(prompt) { viewModel.devicePrompt }
    lifetime.bind(address) { viewModel.devicePage ?? "" }
    lifetime.bind(code) { viewModel.deviceCode?.userCode ?? "" }
    lifetime.bind(expiry) { viewModel.deviceExpiry ?? "" }
    lifetime.bindVisibility(of: box) { viewModel.deviceCode != nil }
    lifetime.bind(page, toAction: "page", of: viewModel)
    lifetime.bind(copy, toAction: "copy", of: viewModel)
    return box
  }

  /// Shows a button while its action is enabled.
  private func show(_ button: Button, for id: String) {
    let viewModel = viewModel
    lifetime.bind(button, toAction: id, of: viewModel)
    lifetime.bindVisibility(of: button) { viewModel.actions.action(id)?.isEnabled == true }
  }

  private func answerCodes(_ context: ViewContext) {
    lifetime.add(
      viewModel.confirmation.answer { [weak context] in await context?.dialogs?.show($0) }
    )
    lifetime.add(
      viewModel.oneTimeCode.answer { [weak context] question in
        await context?.dialogs?.ask(
          TextQuestion(
            title: OneTimeCodeQuestion.title,
            message: question.prompt,
            field: OneTimeCodeQuestion.field,
            suggestion: question.suggestion,
            confirmation: OneTimeCodeQuestion.confirmation
          )
        )
      }
    )
  }
}
