import BinderyGTK
import BinderyGTKTesting
import BinderyTesting
import CGTK
import CatalogWindows
import Testing

extension BinderyGTKTests {
  struct LeakTests {
    @Test func `a widget is counted until GObject frees it`() {
      let counter = ObjectCounter()
      var label: Label? = Label("Shelf")
      if let label { counter.watch(label) }

      #expect(counter.alive == 1)
      label = nil
      #expect(counter.alive == 0)
    }

    // C60
    @Test func `200 rounds of push and pop leave nothing behind`() async {
      let before = TestView.alive
      let counter = ObjectCounter()
      let test = await TestHost()
      let atHome = TestView.alive
      for _ in 0..<200 {
        weak let viewModel = test.push()
        if let view = test.host.topViews.last { counter.watch(view.content) }
        test.router.pop()
        await settle()
        #expect(viewModel == nil)
      }
      await test.window.painted()

      #expect(TestView.alive == atHome)
      #expect(atHome == before + 2)
      #expect(counter.alive == 0)
    }

    @Test func `200 rounds of present and dismiss leave nothing behind`() async {
      let counter = ObjectCounter()
      let test = await TestHost()
      let atHome = TestView.alive
      for _ in 0..<200 {
        test.router.present(.refPicker(RefPickerViewModel { _ in }))
        if let window = test.host.topWindow { counter.watch(window) }
        if let view = test.host.topViews.last { counter.watch(view.content) }
        test.router.dismiss()
      }
      await test.window.painted()

      #expect(TestView.alive == atHome)
      #expect(counter.alive == 0)
    }

    // C60
    @Test func `a window with a list leaves nothing behind`() async {
      nonisolated struct Row: Identifiable, Equatable {
        let id: Int
      }
      final class Cell: ListCell {
        let widget: Widget = Label()
      }
      let counter = ObjectCounter()
      for _ in 0..<20 {
        let list = ListView<Row, Cell>(
          make: {
            let cell = Cell()
            counter.watch(cell.widget)
            return cell
          },
          bind: { _, _, _ in }
        )
        list.show((0..<1_000).map { Row(id: $0) })
        let window = Window(size: Window.Size(200, 200))
        counter.watch(window)
        window.content = list.widget
        window.present()
        await window.painted()
        window.destroy()
      }

      #expect(counter.alive == 0)
    }

    @Test(arguments: CatalogPage.allCases)
    func `some rounds of a page of the catalog leave no view model and no widget`(
      page: CatalogPage
    ) async {
      let counter = ObjectCounter()
      let catalog = CatalogWindow()
      catalog.window.present()
      await catalog.window.painted()
      for _ in 0..<5 {
        weak let viewModel = catalog.open(page).viewModel
        if let view = catalog.host.topViews.last { counter.watch(view.content) }
        await catalog.window.painted()
        catalog.router.popToRoot()
        await settle()
        #expect(viewModel == nil)
      }
      await catalog.window.painted()

      #expect(counter.alive == 0)
      catalog.close()
    }
  }
}
