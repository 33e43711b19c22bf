import BinderyGTK
import BinderyTesting
import CGTK
import CatalogWindows
import Testing

extension BinderyGTKTests {
  struct LeakTests {
    /// Counts the watched GObjects that are alive.
    private final class Census {
      private var references: [UnsafeMutablePointer<GWeakRef>] = []

      init() {}

      isolated deinit {
        for reference in references {
          g_weak_ref_clear(reference)
          reference.deallocate()
        }
      }

      var alive: Int {
        references.count { reference in
          guard let object = g_weak_ref_get(reference) else { return false }
          g_object_unref(object)
          return true
        }
      }

      func watch(_ widget: Widget) {
        let reference = UnsafeMutablePointer<GWeakRef>.allocate(capacity: 1)
        g_weak_ref_init(reference, widget.raw)
        references.append(reference)
      }
    }

    @Test func `a widget is counted until GObject frees it`() {
      let census = Census()
      var label: Label? = Label("Shelf")
      if let label { census.watch(label) }

      #expect(census.alive == 1)
      label = nil
      #expect(census.alive == 0)
    }

    @Test func `200 rounds of push and pop leave nothing behind`() async {
      let before = TestView.alive
      let census = Census()
      let test = await TestHost()
      let atHome = TestView.alive
      for _ in 0..<200 {
        weak let viewModel = test.push()
        if let view = test.host.topViews.last { census.watch(view.content) }
        test.router.pop()
        await settle()
        #expect(viewModel == nil)
      }
      await test.window.painted()

      #expect(TestView.alive == atHome)
      #expect(atHome == before + 2)
      #expect(census.alive == 0)
    }

    @Test func `200 rounds of present and dismiss leave nothing behind`() async {
      let census = Census()
      let test = await TestHost()
      let atHome = TestView.alive
      for _ in 0..<200 {
        test.router.present(.refPicker(RefPickerViewModel { _ in }))
        if let window = test.host.topWindow { census.watch(window) }
        if let view = test.host.topViews.last { census.watch(view.content) }
        test.router.dismiss()
      }
      await test.window.painted()

      #expect(TestView.alive == atHome)
      #expect(census.alive == 0)
    }

    @Test func `a window with a list leaves nothing behind`() async {
      nonisolated struct Row: Identifiable, Equatable {
        let id: Int
      }
      final class Cell: ListCell {
        let widget: Widget = Label()
      }
      let census = Census()
      for _ in 0..<20 {
        let list = ListView<Row, Cell>(
          make: {
            let cell = Cell()
            census.watch(cell.widget)
            return cell
          },
          bind: { _, _, _ in }
        )
        list.show((0..<1_000).map { Row(id: $0) })
        let window = Window(size: Window.Size(200, 200))
        census.watch(window)
        window.content = list.widget
        window.present()
        await window.painted()
        window.destroy()
      }

      #expect(census.alive == 0)
    }

    @Test(arguments: CatalogPage.allCases)
    func `20 rounds of a page of the catalog leave no view model and no widget`(
      page: CatalogPage
    ) async {
      let census = Census()
      let catalog = CatalogWindow()
      catalog.window.present()
      await catalog.window.painted()
      for _ in 0..<20 {
        weak let viewModel = catalog.open(page).viewModel
        if let view = catalog.host.topViews.last { census.watch(view.content) }
        await catalog.window.painted()
        catalog.router.popToRoot()
        await settle()
        #expect(viewModel == nil)
      }
      await catalog.window.painted()

      #expect(census.alive == 0)
      catalog.close()
    }
  }
}
