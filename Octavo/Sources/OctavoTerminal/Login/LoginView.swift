import BinderyTerminal
import GitHubValues
import OctavoViewModels

/// The login: the picture of the account, the fields, and why it did not work.
final class LoginView: ModelView<LoginViewModel, OctavoViewContext> {
  private static let formColumns = 38

  required init(_ viewModel: LoginViewModel, _ context: OctavoViewContext) {
    super.init(viewModel, context)
    lifetime += viewModel.oneTimeCode.answer { [dialogs = context.dialogs] question in
      await dialogs.askForText(
        title: OneTimeCodeQuestion.title,
        message: question.prompt,
        text: question.suggestion,
        isSecret: true
      )
    }
    lifetime += viewModel.confirmation.answer { [dialogs = context.dialogs] in
      await dialogs.ask($0)
    }
  }

  deinit {}

  override var title: String { viewModel.title }

  override var preferredSize: Size { Size(columns: 66, rows: 16) }

  override var initialFocus: String? {
    viewModel.method == .password && !viewModel.username.isEmpty ? "password" : nil
  }

  override var content: ViewContent { content(page) }

  private var page: Layout {
    let picture = context.pictures.layout(
      viewModel.avatarURL,
      initial: viewModel.username,
      size: Size(columns: 16, rows: 8),
      action: "picture"
    )
    let forPicture = Size(columns: 60, rows: 16)
    return .column([
      .space,
      .optional(
        from: Size(columns: 0, rows: 12),
        centered("octavo", [Run("◆ \(Strings.program)", .accent, .bold)])
      ),
      centered("server", [Run(viewModel.heading, .bold)]),
      .optional(from: Size(columns: 0, rows: 12), .lines([[]])),
      .row([
        .space, .optional(from: forPicture, .fixed(16, picture)),
        .optional(from: forPicture, .fixed(3, .lines([]))),
        .fixed(Self.formColumns, viewModel.deviceCode == nil ? form : deviceCode), .space,
      ]),
      .lines([[]]),
      centered("hint", viewModel.hint.map { [Run($0, .muted)] } ?? tokenPage),
      viewModel.pageHint.map { hint in
        .optional(from: Size(columns: 0, rows: 14), centered("pages", [Run(hint, .muted)]))
      } ?? .lines([]),
      .space, .space,
    ])
  }

  private var tokenPage: [Run] {
    guard let address = viewModel.tokenPage else { return [] }
    return [Run("\(viewModel.tokenPrompt) ", .muted), Run(address, Style(.accent), link: address)]
  }

  /// The code with spaces between its letters, which terminals cannot draw larger.
  private var deviceCode: Layout {
    let code = (viewModel.deviceCode?.userCode ?? "").map { String($0) }.joined(separator: " ")
    let page = viewModel.devicePage ?? ""
    let texts: [(String, [Run])] = [
      ("prompt", [Run(viewModel.devicePrompt)]), ("page", [Run(page, Style(.accent), link: page)]),
      ("above", []),
      ("code", [Run(code, .accent, .bold)]), ("below", []),
      ("expiry", [Run(viewModel.deviceExpiry ?? "", .muted)]),
    ]
    return .column(
      texts.map { name, text in
        .widget(Label(name) { text.isEmpty ? [[]] : text.wrapped(to: $0) })
      }
    )
  }

  private var form: Layout {
    .column(
      fields + [
        .row([.widget(button), .space]),
        .widget(
          Label("message") { [viewModel] columns in
            if let progress = viewModel.progress { return [[Run(progress, .info)]] }
            return viewModel.message.map { [Run("✗ " + $0, .danger)].wrapped(to: columns) } ?? []
          }
        ),
      ]
    )
  }

  private var fields: [Layout] {
    guard viewModel.method == .password else {
      return field(viewModel.tokenLabel, entry("token", \.token, isSecret: true))
    }
    return field(viewModel.usernameLabel, entry("username", \.username))
      + field(viewModel.passwordLabel, entry("password", \.password, isSecret: true))
  }

  private func field(_ title: String, _ entry: TextEntry) -> [Layout] {
    [
      .lines([[Run(title, .muted)]]), .widget(entry),
      .optional(from: Size(columns: 0, rows: 14), .lines([[]])),
    ]
  }

  private func entry(
    _ name: String,
    _ text: ReferenceWritableKeyPath<LoginViewModel, String>,
    isSecret: Bool = false
  ) -> TextEntry {
    TextEntry(name, text: ValueBinding(viewModel, text), isSecret: isSecret)
  }

  private var button: Button { Button(viewModel.loginAction) }

  private func centered(_ name: String, _ text: [Run]) -> Layout {
    .widget(
      Label(name) { columns in
        text.wrapped(to: max(1, columns - 2)).map { line in
          [Run(String(repeating: " ", count: (columns - line.displayWidth) / 2))] + line
        }
      }
    )
  }
}
