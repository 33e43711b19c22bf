import BinderyGTK
import CGTK
import GitHubValues
import Testing

@testable import OctavoDesktop
@testable import OctavoViewModels

extension OctavoDesktopTests {
  /// Tests of the desktop's view of a `ContentViewModel`.
  struct ContentPaneTests {
    private struct Refused: Error {}

    /// A page that comes, or does not, when a test says so.
    private final class LetterViewModel: ViewModel, ContentViewModel {
      @MutableProperty private(set) var page: String?
      private var answer: CheckedContinuation<String, any Error>?
      private(set) var requests = 0
      private(set) lazy var refreshCommand: Command<Void, String> = command(.latest) { letter in
        letter.requests += 1
        return try await withCheckedThrowingContinuation { letter.answer = $0 }
      }
      var title: String { "Letter" }
      var failure: String? { errors.latest.map { _ in "The post is late." } }

      override init() {
        super.init()
        _page <~ refreshCommand.values
        followPage()
      }

      func deliver(_ letter: Result<String, any Error>) { answer?.resume(with: letter) }
    }

    private let letter = LetterViewModel()

    /// Shows the letter in a window while `body` runs.
    private func showLetter(_ body: (Window) async throws -> Void) async rethrows {
      let label = Label()
      let pane = ContentPane(label) { [letter] in letter.refresh() }
      pane.follow(letter) {
        label.text = $0
        return .shown
      }
      let window = Window(size: Window.Size(480, 400))
      window.content = Box(.vertical, [pane.title, pane.content])
      window.present()
      letter.activate()
      await window.painted()
      try await body(window)
      withExtendedLifetime(pane) {}
      window.destroy()
    }

    @Test func `the title says that the page is on its way until it is there`() async {
      await showLetter { window in
        #expect(Finding.words(in: window) == ["Letter", "Loading…"])

        letter.deliver(.success("Dear Hina"))
        await window.painted()

        #expect(Finding.words(in: window) == ["Letter", "Dear Hina"])
      }
    }

    @Test func `without a page it says why, and can be asked again`() async {
      await showLetter { window in
        letter.deliver(.failure(Refused()))
        await window.painted()
        #expect(
          Finding.words(in: window)
            == ["Letter", "Something Is in the Way", "The post is late.", "Try Again"]
        )

        Finding.press(Finding.button("Try Again", in: window))
        letter.deliver(.success("Dear Hina"))
        await window.painted()

        #expect(letter.requests == 2)
        #expect(Finding.words(in: window) == ["Letter", "Dear Hina"])
      }
    }

    @Test func `a page that may be old stays, with a word above it`() async {
      await showLetter { window in
        letter.deliver(.success("Dear Hina"))
        await window.painted()
        letter.refresh()
        letter.deliver(.failure(Refused()))
        await window.painted()

        #expect(Finding.words(in: window) == ["Letter", "The post is late.", "Dear Hina"])
      }
    }

    @Test func `each link of a document is handed on, and GTK opens none itself`() async throws {
      let theater = try await Theater()
      let context = ViewContext(
        services: theater.services,
        pictures: Pictures { _ in nil },
        appearance: Appearance(),
        tabs: { _ in nil },
        makeView: { ViewFactory.view(of: $0, $1) }
      )
      var followed: [String] = []
      let view = MarkupView(context) { followed.append($0) }
      let text = "[a](https://example.org/a) [b](javascript:alert(1)) [c](docs/c.md)"
      let place = DocumentPlace(
        repository: GitHub.RepositoryName(owner: "hina-m", name: "orihon"),
        revision: "main",
        path: "README.md"
      )
      theater.window.content = view.widget
      view.show(.init(file: GitHub.File(path: "README.md", text: text), place: place))
      #expect(await theater.waits { Finding.words(in: theater.window).contains("a b c") })

      let label = try #require(
        Finding.all(gtk_label_get_type(), in: theater.window).first {
          gtk_label_get_text($0.opaque).map { String(cString: $0) } == "a b c"
        }
      )
      for address in ["https://example.org/a", "docs/c.md", "file:///etc/passwd"] {
        #expect(bindery_object_ask_text(label.raw, "activate-link", address) != 0)
      }

      #expect(followed == ["https://example.org/a", "docs/c.md", "file:///etc/passwd"])
      await theater.close()
    }
  }
}
