import BinderyGTK
import BinderyTesting
import CGTK
import CatalogWindows
import Testing

extension BinderyGTKTests {
  struct SegmentedScreenTests {
    private final class Part: ScreenView {
      let content: Widget = Label("part")
      let title: String
      var actions: [ScreenAction] { [ScreenAction("of-part", title) {}] }

      init(_ title: String) { self.title = title }
    }

    private let viewModel = ShelvesViewModel()
    private let screen: SegmentedScreen<ShelvesViewModel>

    init() {
      screen = SegmentedScreen(viewModel) {
        Part(($0.viewModel as? BookListViewModel)?.title ?? "")
      }
    }

    private var buttons: [ObjectOwner] {
      descendants(of: screen.content, gtk_toggle_button_get_type())
        .sorted { gtk_button_get_label($0.pointer())[0] < gtk_button_get_label($1.pointer())[0] }
    }

    @Test func `a part that is selected is made then, and stays`() {
      let first = screen.selectedView
      bindery_object_send(buttons[1].raw, "clicked")
      let second = screen.selectedView
      viewModel.segments.select(0)

      #expect(second?.title == "Read")
      #expect(screen.selectedView === first)
      #expect(gtk_toggle_button_get_active(buttons[0].pointer()) == 1)
    }

    @Test func `the actions of the selected part are those of the screen`() {
      let before = screen.actions.map(\.title)
      viewModel.segments.select(1)

      #expect(before == ["Books"])
      #expect(screen.actions.map(\.title) == ["Read"])
    }
  }
}
