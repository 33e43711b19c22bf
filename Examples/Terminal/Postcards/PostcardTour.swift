#if canImport(Glibc) || canImport(Musl)
import BinderyNavigation
import BinderyTerminal
import ExampleSupport
import Postcards

/// The postcards as a terminal program.
enum PostcardTour {
  /// The ink and the stamp: the colours of the app in place of those of the kit.
  static let palette = Palette(
    dark: [.accent: .rgb(0xFF, 0xB4, 0x54)],
    light: [.accent: .rgb(0x9A, 0x52, 0x00)]
  )

  private static let keys = KeyMap([
    "write": ["w"], "send": [KeyPress("s", .control)], "preview": [KeyPress("p", .control)],
  ])

  static func host() -> TerminalHost<PostcardScreen> {
    let router = Router<PostcardScreen>()
    let context = ViewContext(keys: keys)
    let host = TerminalHost(
      router: router,
      name: "Postcards",
      keys: keys,
      dialogs: context.dialogs
    ) { screen in
      switch screen {
      case .outbox(let viewModel): OutboxView(viewModel, context)
      case .postcard(let viewModel): PostcardView(viewModel, context)
      }
    }
    router.resetRoot(.outbox(OutboxViewModel(navigation: router)))
    return host
  }

  static func program() -> ExampleProgram {
    ExampleProgram(
      host(),
      size: Size(columns: 80, rows: 19),
      palette: palette,
      tour: [
        ExampleProgram.Step("No card has been sent"),
        ExampleProgram.Step("A card is written", keys: "w \"Greetings from the sea.\""),
        ExampleProgram.Step("The card as it will arrive", keys: "Ctrl+p"),
        ExampleProgram.Step("The card is sent", keys: "Ctrl+p Ctrl+s"),
      ]
    )
  }
}
#endif
