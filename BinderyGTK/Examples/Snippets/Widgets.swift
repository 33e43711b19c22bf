import BinderyGTK
import CGTK

final class AccountViewModel: ViewModel, ActionProviding {
  @MutableProperty var name = ""
  @MutableProperty var age = 0
  @MutableProperty var isLoaded = false
  @MutableProperty var wrapsLines = true
  let server = "github.com"

  var actions: [ScreenAction] { [ScreenAction("users", "Users") { self.openUsers() }] }

  func openUsers() {}
}

final class NoteViewModel: ViewModel, ContentViewModel {
  @MutableProperty private(set) var page: String?
  let refreshCommand = Command<Void, Void> {}
  let title = "Note"
  let failure: String? = nil
}

final class AccountView {
  private let lifetime = Lifetime()
  private let viewModel: AccountViewModel

  init(_ viewModel: AccountViewModel) { self.viewModel = viewModel }

  func bindFields(_ name: TextEntry, _ age: TextEntry, _ wraps: Switch) {
    lifetime.bind(name, to: ValueBinding(viewModel, \.name))
    lifetime.bind(
      age,
      to: ValueBinding(viewModel, \.age).converted(to: { String($0) }, from: { Int($0) })
    )

    wraps <~> ValueBinding(viewModel, \.wrapsLines)
  }

  func bind(_ label: Label, _ button: Button) {
    label.reactive[\.text] <~ viewModel.$name
    lifetime.bind(button, \.isSensitive) { [viewModel] in viewModel.isLoaded }
  }

  func makeRows() -> Widget {
    let group = RowGroup("Account")
    group.add(SwitchRow("Wrap Lines"))
    lifetime.observe(group) { [viewModel] in
      $0.show([.init("Server", viewModel.server), .init("Users") { viewModel.openUsers() }])
    }
    return group
  }

  func makeMenu() -> Widget {
    let more = Menu { [viewModel] in viewModel.actions }
    let button = MenuButton(icon: "view-more-symbolic", name: "More", more)
    return button
  }

  func show(_ texture: Texture?, on picture: Picture) {
    lifetime += picture.keepPageInPlace { picture.texture = texture }
  }
}

func makePage(_ viewModel: NoteViewModel) -> any ScreenView {
  let text = Label("", .wrapping)
  let screen = PageScreen(viewModel, ScrollView(text)) {
    text.text = $0
    return .content
  }
  text.onLink = { [viewModel] in viewModel.follow($0) }
  return screen
}

enum Part { case code, picture }

func makeParts(_ code: Widget, _ picture: Widget) -> Widget {
  let parts = Stack([(Part.code, code), (.picture, picture)])
  parts.shown = .picture
  return parts
}

final class LetterButton {
  let button = Button("A")

  private static let rule = StyleRule(".letters { padding: 0; }")

  init() {
    Self.rule.install()
    button.addStyle("letters")
  }
}

func makeClock() -> Widget {
  let clock = Widget(gtk_drawing_area_new())
  gtk_drawing_area_set_content_width(clock.pointer(), 64)
  return clock
}
