import BinderyGTK
import CGTK
import GitHubSandbox
import OctavoViewModels
import Testing

@testable import OctavoDesktop

extension OctavoDesktopTests {
  /// Pictures of documents while they are loaded, and after a refresh.
  struct DocumentPictureTests {
    /// The results of the loads of a picture, each delivered when the test says so.
    @MainActor
    private final class Source {
      private var waiting: [CheckedContinuation<Void, Never>] = []
      private var delivered: [Texture?] = []

      deinit {}

      var loads: Int { waiting.count }

      func load() async -> Texture? {
        await withCheckedContinuation { waiting.append($0) }
        return delivered.removeFirst()
      }

      func deliver(_ texture: Texture?) {
        delivered.append(texture)
        waiting.removeFirst().resume()
      }
    }

    private let source = Source()
    private let text = Label("A loom")
    private let picture: DocumentPicture

    init() {
      picture = DocumentPicture("A loom", text: text) { [source] in await source.load() }
    }

    /// Answers the loading that has begun, and waits until its result is shown.
    private func deliver(_ texture: Texture?) async {
      source.deliver(texture)
      await picture.task?.value
    }

    private func texture() async throws -> Texture {
      let label = Label("A loom of some size")
      let window = Window(Runner.application, size: Window.Size(300, 200))
      window.content = label
      window.present()
      await window.painted()
      defer { window.destroy() }
      let bytes = try #require(Screenshot.png(of: label))
      return try #require(await Texture.decode(bytes))
    }

    private var shown: OpaquePointer? {
      Finding.all(gtk_picture_get_type(), in: picture, isOnScreen: false).first
        .flatMap { gtk_picture_get_paintable($0.opaque) }
    }

    @Test func `a picture that could not be loaded is its text until it is loaded again`()
      async throws
    {
      let texture = try await texture()
      picture.load()
      picture.load()
      #expect(source.loads == 1)

      await deliver(nil)
      #expect(text.isVisible && gtk_widget_get_parent(text.pointer()) != nil)
      picture.load()
      await deliver(texture)

      #expect(gtk_widget_get_parent(text.pointer()) == nil)
      #expect(shown != nil)
    }

    @Test func `a picture that cannot be loaded again stays as it was`() async throws {
      let texture = try await texture()
      picture.load()
      await deliver(texture)
      let before = try #require(shown)
      picture.load()
      await deliver(nil)

      #expect(shown == before)
      #expect(gtk_widget_get_parent(text.pointer()) == nil)
    }

    @Test func `a picture that is loaded above the visible part does not move it`() async throws {
      let texture = try await texture()
      let rows = (1...80).map { Label("Line \($0)") }
      let scroller = ScrollView(Box(.vertical, [picture] + rows))
      let window = Window(Runner.application, size: Window.Size(400, 300))
      window.content = scroller
      window.present()
      await window.painted()
      picture.load()
      scroller.offset = 300
      await window.painted()
      let before = Self.top(of: rows[30], in: scroller)

      await deliver(texture)
      await window.painted()

      #expect(scroller.offset > 300)
      #expect(Self.top(of: rows[30], in: scroller) == before)
      window.destroy()
    }

    @Test func `a refreshed page requests the pictures of its document again`() async throws {
      let app = try await TestApp()
      try await app.open(DeepLink(parsing: "/hina-m/orihon/blob/main/README.md"))
      await app.settled()
      let requests = { app.sandbox.requests.count { $0.path.contains(".svg") } }
      let before = requests()
      #expect(before > 0)

      app.actions.action("refresh")?.perform()
      await app.settled()

      #expect(requests() == before + 1)
      await app.close()
    }

    private static func top(of row: Label, in scroller: ScrollView) -> Double {
      var bounds = graphene_rect_t()
      _ = gtk_widget_compute_bounds(row.pointer(), scroller.pointer(), &bounds)
      return Double(bounds.origin.y)
    }
  }
}
