import BinderyGTK
import CGTK
import GitHubValues
import OctavoViewModels

/// The way in: the picture, the fields, and what went wrong.
@MainActor
final class LoginView: ScreenView {
  let content: Widget
  var title: String { "Log In" }
  var preferredSize: Window.Size { Window.Size(440, 620) }
  var initialFocus: Widget? {
    untracked {
      guard viewModel.method == .password else { return fields.token }
      return viewModel.username.isEmpty ? fields.username : fields.password
    }
  }

  private let viewModel: LoginViewModel
  private let fields: LoginFields
  private let button = Button("Log In")
  private let other = Button("")
  private let lifetime = Lifetime()

  init(_ viewModel: LoginViewModel, _ context: ViewContext) {
    self.viewModel = viewModel
    fields = LoginFields(viewModel)
    let face = Avatar(size: 96)
    let heading = Label()
    let message = Label("", .wrapping)
    let hint = Label("", .wrapping)
    let switcher = Widget(gtk_button_new())
    let token = Widget(gtk_button_new_with_label("Make a Token…"))
    let column = Box(
      .vertical,
      spacing: 18,
      [face, heading, fields.widget, message, button, switcher, token, hint]
    )
    column.setMargins(12, 24)
    gtk_widget_set_valign(column.pointer(), GTK_ALIGN_CENTER)
    content = Layout.scrolling(Layout.clamped(column, width: 360))
    heading.addStyle("title-2")
    message.addStyle("error")
    hint.addStyle("dim-label", "caption")
    for label in [heading, message, hint] {
      gtk_label_set_xalign(label.opaque, 0.5)
      gtk_label_set_justify(label.opaque, GTK_JUSTIFY_CENTER)
    }
    button.addStyle("pill", "suggested-action")
    for plain in [switcher, token] {
      plain.addStyle("flat")
      gtk_widget_set_halign(plain.pointer(), GTK_ALIGN_CENTER)
    }
    gtk_widget_set_halign(button.pointer(), GTK_ALIGN_CENTER)
    bind(face, heading, message, hint, context)
    bindMethod(switcher, token)
    answerCodes(context)
  }

  isolated deinit { lifetime.dispose() }

  private func bind(
    _ face: Avatar,
    _ heading: Label,
    _ message: Label,
    _ hint: Label,
    _ context: ViewContext
  ) {
    let viewModel = viewModel
    let loading = SerialDisposable()
    lifetime += loading
    lifetime.observe(face) { face in
      face.name = viewModel.username
      let url = viewModel.avatarURL
      let picture = Lifetime()
      loading.inner = picture
      untracked { context.pictures.show(url, on: face, picture) }
    }
    lifetime.bind(heading) { "Log in to \(viewModel.serverName)" }
    lifetime.bind(message) { viewModel.message ?? "" }
    lifetime.bindVisibility(of: message) { viewModel.message != nil }
    lifetime.bind(hint) { viewModel.hint ?? "" }
    lifetime.bindVisibility(of: hint) { viewModel.hint != nil }
    lifetime.bind(button, to: viewModel.loginCommand)
    for field in [fields.username, fields.password, fields.token] {
      lifetime.bindReturn(in: field, to: viewModel.loginCommand)
    }
  }

  private func bindMethod(_ switcher: Widget, _ token: Widget) {
    let viewModel = viewModel
    lifetime.bindVisibility(of: switcher) { viewModel.methods.count > 1 }
    lifetime.bindVisibility(of: token) { viewModel.method == .token }
    lifetime.observe(switcher) {
      let words = viewModel.method == .token ? "Use a Password Instead" : "Use a Token Instead"
      gtk_button_set_label($0.pointer(), words)
    }
    lifetime += switcher.connect("clicked") { _ in
      viewModel.method = viewModel.method == .token ? .password : .token
    }
    lifetime += token.connect("clicked") { _ in viewModel.openTokenPage() }
  }

  private func answerCodes(_ context: ViewContext) {
    lifetime.add(
      viewModel.oneTimeCode.answer { [weak context] question in
        await context?.dialogs?.ask(
          TextQuestion(
            title: "One-Time Code",
            message: question.prompt,
            field: "Code",
            suggestion: question.suggestion,
            confirmation: "Log In"
          )
        )
      }
    )
  }
}
