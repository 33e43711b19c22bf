import BinderyGTK
import BinderyTesting
import CGTK
import CatalogWindows
import Testing

extension BinderyGTKTests {
  /// The pages of the catalog, compared with approved pictures.
  struct CatalogPictureTests {
    @Test(arguments: [CatalogPage.buttons, .fields, .rows, .list, .segments, .tabs, .editor])
    func `a page looks as approved`(page: CatalogPage) async throws {
      let catalog = CatalogWindow.steady()

      catalog.open(page)

      try await Golden.expect(catalog.window, isLike: page.rawValue)
    }

    @Test(arguments: [(0, "state-loading"), (1, "state-empty"), (2, "state-failed")])
    func `a state looks as approved`(index: Int, name: String) async throws {
      let catalog = CatalogWindow.steady()
      let screen = catalog.open(.states)

      if case .states(let viewModel) = screen { viewModel.selection = index }

      try await Golden.expect(catalog.window, isLike: name)
    }

    @Test func `a page with links and a notice looks as approved`() async throws {
      let catalog = CatalogWindow.steady()
      let screen = catalog.open(.page)
      await settle()

      if case .manual(let viewModel) = screen {
        viewModel.failure = "Could not load the manual. This copy is from yesterday."
      }

      try await Golden.expect(catalog.window, isLike: "page")
    }

    @Test func `a filter without matches looks as approved`() async throws {
      let catalog = CatalogWindow.steady()
      let screen = catalog.open(.list)
      await catalog.window.painted()
      catalog.table.perform("find")

      if case .list(let viewModel) = screen { viewModel.keyword = "zeppelin" }

      try await Golden.expect(catalog.window, isLike: "list-no-matches")
    }

    @Test(arguments: [(CatalogPage.list, "list-narrow"), (.tabs, "tabs-narrow")])
    func `a page of a narrow window looks as approved`(
      page: CatalogPage,
      name: String
    ) async throws {
      let catalog = CatalogWindow.steady(size: Window.Size(360, 600))

      catalog.open(page)

      try await Golden.expect(catalog.window, isLike: name)
    }

    @Test func `a wide window looks as approved`() async throws {
      let catalog = CatalogWindow.steady(size: Window.Size(1_100, 600))
      await catalog.window.painted()

      catalog.open(.list)

      try await Golden.expect(catalog.window, isLike: "split")
    }

    @Test(arguments: [CatalogPage.rows, .list])
    func `a page of a dark desktop looks as approved`(page: CatalogPage) async throws {
      let catalog = CatalogWindow.steady(isDark: true)

      catalog.open(page)

      try await Golden.expect(catalog.window, isLike: "\(page)-dark")
      Appearance.setDark(false)
    }

    @Test func `the list of keys looks as approved`() async throws {
      let catalog = CatalogWindow.steady()
      catalog.open(.list)
      await catalog.window.painted()

      let made = try #require(catalog.table.showShortcuts(above: catalog.window))

      let window = Widget(made.pointer())
      try await Golden.expect(window, isLike: "shortcuts")
      gtk_window_destroy(made.pointer())
    }
  }
}

extension CatalogWindow {
  /// Makes a catalog on the screen whose pictures are the same each time.
  static func steady(
    size: Window.Size = Window.Size(640, 600),
    isDark: Bool = false
  ) -> CatalogWindow {
    Appearance.setDark(isDark)
    Appearance.makeReproducible()
    let catalog = CatalogWindow(size: size)
    catalog.window.present()
    return catalog
  }
}
