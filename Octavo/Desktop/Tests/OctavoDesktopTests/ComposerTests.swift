import BinderyGTK
import BinderyGTKTesting
import CGTK
import GitHubValues
import OctavoLive
import Testing

@testable import OctavoDesktop
@testable import OctavoViewModels

extension OctavoDesktopTests {
  /// The field for comments.
  struct ComposerTests {
    private final class Names: CompletionSource {
      init() {}

      deinit {}

      func storedCompletions(of token: CompletionToken) -> [Completion] {
        token.kind == .login ? [Completion("@mona", detail: "Mona Lisa"), Completion("@mo")] : []
      }

      func requestCompletions(of token: CompletionToken) async throws -> [Completion] { [] }
    }

    private final class Server {
      var sent: [String] = []

      init() {}

      deinit {}
    }

    private let server = Server()

    private func composer(in app: TestApp) -> ComposerViewModel {
      ComposerViewModel(
        app.services,
        place: DocumentPlace(
          repository: GitHub.RepositoryName(owner: "hina-m", name: "orihon"),
          revision: "main",
          path: ""
        ),
        completions: Names(),
        send: { [server] in server.sent.append($0) }
      )
    }

    private func show(_ viewModel: ComposerViewModel, in app: TestApp) async {
      let view = ComposerView(viewModel, ViewContext.forTesting(app.services)) { _ in }
      app.window.content = view
      view.focusField()
      await app.window.painted()
    }

    /// Types into the field that has the focus, as the keyboard does.
    private func type(_ text: String, in app: TestApp) throws {
      let field = try #require(
        Finding.all(gtk_text_view_get_type(), in: app.window).first
      )
      for character in text {
        bindery_object_send_text(field.raw, "insert-at-cursor", String(character))
      }
    }

    private func press(_ title: String, in app: TestApp) {
      Finding.press(Finding.button(title, in: app.window))
    }

    @Test func `a comment is written, formatted, shown as it will be read, and sent`() async throws
    {
      let app = try await TestApp()
      let viewModel = composer(in: app)
      await show(viewModel, in: app)
      #expect(Finding.words(in: app.window).contains("Leave a comment"))

      try type("One two", in: app)
      viewModel.selection = 4..<7
      viewModel.apply(.bold)
      #expect(viewModel.text == "One **two**")
      press("Preview", in: app)
      #expect(await app.settles { Finding.words(in: app.window).contains("One two") })
      press("Continue Writing", in: app)
      await app.window.painted()
      #expect(Finding.words(in: app.window).contains("11 / 65,536"))
      press("Comment", in: app)
      #expect(await app.settles { viewModel.text.isEmpty })

      #expect(server.sent == ["One **two**"])
      await app.close()
    }

    @Test func `names are listed while one is typed, and the selected one is inserted`()
      async throws
    {
      let app = try await TestApp()
      let viewModel = composer(in: app)
      await show(viewModel, in: app)

      try type("Hi @", in: app)
      await app.window.painted()
      #expect(Finding.words(in: app.window).contains("Mona Lisa"))
      viewModel.acceptSelectedCompletion()
      await app.window.painted()

      #expect(viewModel.text == "Hi @mona ")
      #expect(!Finding.words(in: app.window).contains("Mona Lisa"))
      await app.close()
    }

    // A text view would take such a key before the action: Ctrl+. opens its emoji.
    @Test func `no key of the field’s actions is one that a text view has itself`() async throws {
      let app = try await TestApp()
      let viewModel = composer(in: app)
      let context = ViewContext.forTesting(app.services)
      app.window.content = ComposerView(viewModel, context) { _ in }
      await app.window.painted()
      let field = try #require(Finding.all(gtk_text_view_get_type(), in: app.window).first)
      let own = keys(of: field)
      let keys = viewModel.actions.flatMap { AppKeys.defaults.keys(of: $0.id) }.map { key in
        var (value, modifiers) = (guint(), GdkModifierType(0))
        gtk_accelerator_parse(key, &value, &modifiers)
        return Key(value: value, modifiers: modifiers.rawValue)
      }

      #expect(own.contains(Key(value: guint(GDK_KEY_period), modifiers: GDK_CONTROL_MASK.rawValue)))
      #expect(keys.count > 8 && own.intersection(keys) == [])
      await app.close()
    }

    /// A key with its modifiers.
    private struct Key: Hashable {
      let value: guint
      let modifiers: guint
    }

    /// The keys that a widget has itself.
    private func keys(of widget: ObjectOwner) -> Set<Key> {
      var keys: Set<Key> = []
      let controllers = gtk_widget_observe_controllers(widget.pointer())
      defer { g_object_unref(UnsafeMutableRawPointer(controllers)) }
      for index in 0..<g_list_model_get_n_items(controllers) {
        guard let controller = g_list_model_get_item(controllers, index) else { continue }
        defer { g_object_unref(controller) }
        guard bindery_object_is(controller, gtk_shortcut_controller_get_type()) != 0 else {
          continue
        }
        let list = OpaquePointer(controller)
        for place in 0..<g_list_model_get_n_items(list) {
          guard let shortcut = g_list_model_get_item(list, place) else { continue }
          defer { g_object_unref(shortcut) }
          guard let trigger = gtk_shortcut_get_trigger(OpaquePointer(shortcut)),
            bindery_object_is(UnsafeMutableRawPointer(trigger), gtk_keyval_trigger_get_type()) != 0
          else { continue }
          keys.insert(
            Key(
              value: gtk_keyval_trigger_get_keyval(trigger),
              modifiers: gtk_keyval_trigger_get_modifiers(trigger).rawValue
            )
          )
        }
      }
      return keys
    }

    @Test func `misspelled words are underlined until the user turns that off`() async throws {
      let app = try await TestApp()
      let viewModel = composer(in: app)
      viewModel.restore(text: "wrod `wrod` @wrod")
      let checker = SpellingChecker {
        $0 != "wrod"
      } suggestions: { _ in
        ["word"]
      }
      let context = ViewContext.forTesting(app.services, spelling: checker)
      app.window.content = ComposerView(viewModel, context) { _ in }
      await app.window.painted()
      await app.window.painted()

      let marked = try marks(in: app)
      viewModel.spellingAction.perform()
      await app.window.painted()

      #expect(marked == [0, 4])
      #expect(try marks(in: app) == [])
      #expect(viewModel.spellingAction.title == "Check Spelling")
      viewModel.spellingAction.perform()
      await app.close()
    }

    /// The places where underlined words of the field begin and end.
    private func marks(in app: TestApp) throws -> [Int32] {
      let field = try #require(Finding.all(gtk_text_view_get_type(), in: app.window).first)
      var place = GtkTextIter()
      gtk_text_buffer_get_start_iter(gtk_text_view_get_buffer(field.pointer()), &place)
      var places: [Int32] = gtk_text_iter_starts_tag(&place, nil) != 0 ? [0] : []
      while gtk_text_iter_forward_to_tag_toggle(&place, nil) != 0 {
        places.append(gtk_text_iter_get_offset(&place))
      }
      return places
    }

    @Test func `the view is released, and the field with it`() async throws {
      let app = try await TestApp()
      weak var view: ComposerView?
      do {
        let viewModel = composer(in: app)
        let made = ComposerView(viewModel, ViewContext.forTesting(app.services)) { _ in }
        view = made
        app.window.content = made
        await app.window.painted()
        try type("Hi @", in: app)
        await app.window.painted()
      }
      app.window.content = Label("Nothing")
      await app.window.painted()

      #expect(view == nil)
      await app.close()
    }
  }
}
