import BinderyTerminal
import BinderyTesting
import GitHubValues
import OctavoLive
import Testing

@testable import OctavoTerminal
@testable import OctavoViewModels

@Suite(.timeLimit(.minutes(20)))
struct ComposerViewTests {
  private final class Names: CompletionSource {
    init() {}

    deinit {}

    func storedCompletions(of token: CompletionToken) -> [Completion] {
      [Completion("@mona", detail: "Mona Lisa"), Completion("@\u{1B}[31mmoritz")]
        .filter { _ in token.kind == .login }
    }

    func requestCompletions(of token: CompletionToken) async throws -> [Completion] { [] }
  }

  private final class Server {
    var sent: [String] = []

    init() {}

    deinit {}
  }

  /// A composer on a part of a screen.
  private final class Screen {
    let viewModel: ComposerViewModel
    let clipboard = FieldClipboard()
    private let view: ComposerView
    private let size = Size(columns: 50, rows: 12)
    private let server = Server()
    private(set) var frame = Frame(size: Size(columns: 1, rows: 1))

    init(_ services: Services) {
      viewModel = ComposerViewModel(
        services,
        place: DocumentPlace(
          repository: GitHub.RepositoryName(owner: "a", name: "b"),
          revision: "main",
          path: ""
        ),
        completions: Names(),
        send: { [server] in server.sent.append($0) }
      )
      let context = OctavoViewContext(
        keys: OctavoKeys.standard,
        dialogs: Dialogs(),
        pictures: Pictures { _ in
          nil
        } decode: { _ in
          nil
        },
        documentPictures: DocumentPictures(account: { nil }) { _ in nil },
        clipboard: clipboard
      )
      view = ComposerView(viewModel, context)
    }

    deinit {}

    var sent: [String] { server.sent }

    /// Presses keys as a host does: the view gets them first, then its actions.
    func press(_ keys: String) async throws {
      var decoder = InputDecoder()
      for stroke in try KeyScript(keys).strokes {
        for event in decoder.feed(stroke.bytes) + decoder.timeOut() {
          draw()
          switch event {
          case .key(let key) where !view.handle(event):
            view.actions.action(for: key)?.perform()
          case .click(let point):
            if let target = frame.target(at: point) { view.click(target, at: point) }
          case .paste, .drag: _ = view.handle(event)
          default: break
          }
          await settle()
        }
      }
      draw()
    }

    func draw() {
      frame = Frame(size: size)
      view.draw(in: frame.bounds, of: &frame)
    }
  }

  private func run(_ body: (Screen) async throws -> Void) async throws {
    try await TestApp.run("/") { app in
      let screen = Screen(app.headless.session.services)
      screen.draw()
      try await body(screen)
    }
  }

  @Test func `a comment is written in lines and sent by Ctrl+S, never by Enter`() async throws {
    try await run { screen in
      #expect(screen.frame.text.hasPrefix("Leave a comment"))

      try await screen.press("\"One\" Enter \"two\"")
      #expect(screen.sent.isEmpty)
      #expect(screen.frame.text.contains("7 / 65,536"))
      #expect(screen.frame.text.contains("[ Comment ] [ Preview ] [ Discard Text ]"))
      try await screen.press("Ctrl+S")

      #expect(screen.sent == ["One\ntwo"])
      #expect(screen.viewModel.text.isEmpty)
    }
  }

  @Test func `keys of Markdown format the selection, and Ctrl+Z undoes them`() async throws {
    try await run { screen in
      try await screen.press("\"One two\" Shift+Ctrl+Left Alt+s")
      #expect(screen.viewModel.text == "One **two**")
      try await screen.press("Alt+l")
      #expect(screen.viewModel.text == "- One **two**")
      try await screen.press("Ctrl+z Ctrl+z")

      #expect(screen.viewModel.text == "One two")
    }
  }

  @Test func `a saved reply is inserted at the cursor, and Ctrl+Z takes it out`() async throws {
    try await run { screen in
      try await screen.press("\"One two\" Ctrl+Left")
      screen.viewModel.insert("wave ")
      #expect(screen.viewModel.text == "One wave two")
      try await screen.press("Ctrl+z")

      #expect(screen.viewModel.text == "One two")
    }
  }

  @Test func `the preview shows the document, and leads back to the text`() async throws {
    try await run { screen in
      try await screen.press("\"# One\" Enter \"*two*\" Alt+p")
      await settle()
      screen.draw()
      #expect(!screen.frame.text.contains("# One") && !screen.frame.text.contains("*two*"))
      #expect(screen.frame.text.contains("One"))
      #expect(screen.frame.text.contains("[ Continue Writing ]"))
      try await screen.press("x Alt+p")

      #expect(screen.viewModel.text == "# One\n*two*")
      #expect(screen.frame.text.contains("# One"))
    }
  }

  @Test func `names are listed below the cursor, and inserted by Enter or a click`() async throws {
    try await run { screen in
      try await screen.press("\"Hi @m\"")
      #expect(screen.frame.text.contains("│ @mona  Mona Lisa"))
      #expect(!screen.frame.text.contains("\u{1B}"))
      try await screen.press("Enter \"and @\" Down Up Esc Enter")
      #expect(screen.viewModel.text == "Hi @mona and @\n")
      try await screen.press("@")
      let row = try #require(
        screen.frame.text.split(separator: "\n", omittingEmptySubsequences: false)
          .firstIndex { $0.contains("Mona Lisa") }
      )
      try await screen.press("Click@4,\(row)")

      #expect(screen.viewModel.text == "Hi @mona and @\n@mona ")
    }
  }

  @Test func `no size of the screen is too small for a long hostile text`() async throws {
    try await run { screen in
      screen.viewModel.restore(
        text: String(repeating: "a\u{1B}[2J\u{202E}日\t\r\n", count: 500) + "@m"
      )
      for columns in 1...30 {
        var frame = Frame(size: Size(columns: columns, rows: 1 + columns % 9))
        let layout = ComposerView(
          screen.viewModel,
          OctavoViewContext(
            keys: OctavoKeys.standard,
            dialogs: Dialogs(),
            pictures: Pictures { _ in
              nil
            } decode: { _ in
              nil
            },
            documentPictures: DocumentPictures(account: { nil }) { _ in nil }
          )
        )
        layout.draw(in: frame.bounds, of: &frame)
        #expect(!frame.text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
      }
    }
  }
}
