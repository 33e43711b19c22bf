import BinderyGTK
import BinderyTesting
import CGTK
import Testing

extension BinderyGTKTests {
  struct ListViewTests {
    nonisolated private struct Row: Identifiable, Equatable {
      let id: Int
      var text = ""
    }

    private final class Cell: ListCell {
      let label = Label()
      var widget: Widget { label }
      var observers = 0
      var binds = 0
    }

    /// A list whose cells observe one property, and what can be said of them.
    private final class Fixture {
      let shown = MutableProperty("v1")
      private(set) var cells: [Cell] = []
      private(set) var mostObservers = 0
      private(set) lazy var list = ListView<Row, Cell>(
        make: { [unowned self] in
          let cell = Cell()
          cells.append(cell)
          return cell
        },
        name: { "Row \($0.id)" },
        bind: { [unowned self] cell, row, lifetime in
          cell.binds += 1
          cell.observers += 1
          mostObservers = max(mostObservers, cell.observers)
          lifetime.observeEnded { cell.observers -= 1 }
          lifetime.bind(cell.label) { [shown] in "\(row.id) \(row.text) \(shown.value)" }
        }
      )

      /// The number of times that cells were bound.
      var binds: Int { cells.reduce(0) { $0 + $1.binds } }

      /// The words in the bound cells.
      var words: Set<String> { Set(cells.filter { $0.observers > 0 }.map(\.label.text)) }

      func scroll(to part: Double) async {
        guard let place = gtk_scrolled_window_get_vadjustment(list.widget.opaque) else { return }
        gtk_adjustment_set_value(place, gtk_adjustment_get_upper(place) * part)
        await list.widget.painted()
      }
    }

    private let fixture = Fixture()
    private var list: ListView<Row, Cell> { fixture.list }

    @Test func `100,000 rows take about 200 cells, however one scrolls`() async {
      list.show((0..<100_000).map { Row(id: $0) })
      await inWindow(list.widget) {
        for part in [0.1, 0.5, 0.98, 0.3, 0.0] { await fixture.scroll(to: part) }

        #expect(list.cellsMade == fixture.cells.count)
        #expect(list.cellsMade <= 210)
        #expect(fixture.words.contains("0  v1"))
      }
    }

    @Test func `clamped rows grow no wider than they may, and scroll as before`() async {
      list.show((0..<5_000).map { Row(id: $0) })
      list.clamp(to: 200)
      await inWindow(list.widget) {
        for part in [0.5, 0.0] { await fixture.scroll(to: part) }

        #expect(fixture.words.contains("0  v1"))
        #expect(list.cellsMade <= 210)
        #expect(fixture.cells.allSatisfy { gtk_widget_get_width($0.label.pointer()) <= 200 })
      }
    }

    @Test func `the Tab key goes through the row with the focus, and then leaves the list`() async {
      let list = ListView<Row, RowWithButton>(make: RowWithButton.init) { _, _, _ in }
      list.show((0..<5).map { Row(id: $0) })
      let (before, after) = (Button("Before"), Button("After"))
      let box = Box(.vertical, [before, list.widget, after])
      await inWindow(box) {
        let rows = Self.stops(from: before, in: box, GTK_DIR_TAB_FORWARD, until: after)
        let back = Self.stops(from: after, in: box, GTK_DIR_TAB_BACKWARD, until: before)

        #expect((1...2).contains(rows ?? 0))
        #expect((1...2).contains(back ?? 0))
        #expect(list.focus(row: 3))
        #expect(Self.stops(from: nil, in: box, GTK_DIR_TAB_FORWARD, until: after) == 0)
      }
    }

    @Test func `a row keeps the focus of the list while a menu with its actions is open`() async {
      list.show((0..<5).map { Row(id: $0) })
      var performed = 0
      let menu = Menu { [list] in
        list.focusedElement.map { [ScreenAction("open", "Open \($0.id)") { performed += 1 }] } ?? []
      }
      let button = MenuButton(icon: "open-menu-symbolic", name: "Menu", menu)
      await inWindow(Box(.vertical, [button, list.widget])) {
        #expect(list.focus(row: 3))
        button.isOpen = true
        await button.painted()
        let root = gtk_widget_get_root(button.pointer())
        let item = gtk_root_get_focus(root)

        #expect(list.focusedElement?.id == 3)
        #expect(item.map { gtk_widget_get_ancestor($0, gtk_popover_get_type()) != nil } == true)
        #expect(item.map { gtk_widget_activate($0) } == 1)
        await Application.idle()
        #expect(performed == 1)
        button.isOpen = false
      }
    }

    private final class RowWithButton: ListCell {
      let button = Button("Follow")
      var widget: Widget { button }
    }

    /// The number of stops between two widgets; `nil` if there are more than there are rows.
    private static func stops(
      from first: Widget?,
      in box: Box,
      _ direction: GtkDirectionType,
      until last: Widget
    ) -> Int? {
      if let first { gtk_widget_grab_focus(first.pointer()) }
      guard let root = gtk_widget_get_root(box.pointer()) else { return nil }
      let window = UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWidget.self)
      return (0..<5).first { _ in
        gtk_widget_child_focus(window, direction)
        return gtk_root_get_focus(root) == last.pointer()
      }
    }

    // C58
    @Test func `no cell ever observes two rows, and all stop when the list goes`() async {
      list.show((0..<5_000).map { Row(id: $0) })
      await inWindow(list.widget) {
        for part in [0.4, 0.9, 0.1] { await fixture.scroll(to: part) }
        fixture.shown.value = "v2"
      }
      let bound = fixture.cells.filter { $0.observers > 0 }

      #expect(fixture.mostObservers == 1)
      #expect(fixture.cells.filter { $0.binds > 1 }.isEmpty == false)
      #expect(bound.allSatisfy { $0.label.text.hasSuffix("v2") })
      list.show([])
      #expect(fixture.cells.allSatisfy { $0.observers == 0 })
    }

    @Test func `rows that come, go and move are shown`() async {
      list.show([1, 2, 3, 4].map { Row(id: $0) })
      await inWindow(list.widget) {
        list.show([4, 1, 5, 3].map { Row(id: $0) })
        await list.widget.painted()

        #expect(fixture.words == ["4  v1", "1  v1", "5  v1", "3  v1"])
        #expect(rowsFromTop() == ["4  v1", "1  v1", "5  v1", "3  v1"])
      }
    }

    @Test func `a row that looks different is bound anew in its cell`() async {
      list.show([1, 2].map { Row(id: $0) })
      await inWindow(list.widget) {
        let made = list.cellsMade
        let before = fixture.binds
        list.show([Row(id: 1), Row(id: 2, text: "new")])

        #expect(fixture.words == ["1  v1", "2 new v1"])
        #expect(list.cellsMade == made)
        #expect(fixture.binds == before + 1)
      }
    }

    @Test func `the end of the list asks for more, once for each length`() async {
      var asked: [Int] = []
      list.onNearEnd = { [unowned list] in asked.append(list.elements.count) }
      list.show((0..<500).map { Row(id: $0) })
      await inWindow(list.widget) {
        let atTop = asked
        await fixture.scroll(to: 1)
        await fixture.scroll(to: 0.99)
        list.show((0..<1_000).map { Row(id: $0) })
        await fixture.scroll(to: 1)

        #expect(atTop == [])
        #expect(asked == [500, 1_000])
      }
    }

    @Test func `a row is activated as the row that it now is`() async {
      var activated: [Int] = []
      list.onActivate = { activated.append($0.id) }
      list.show([1, 2].map { Row(id: $0) })
      await inWindow(list.widget) {
        list.show([9, 1, 2].map { Row(id: $0) })
        let view = gtk_scrolled_window_get_child(list.widget.opaque)
        bindery_object_send_number(view.map { UnsafeMutableRawPointer($0) }, "activate", 1)

        #expect(activated == [1])
      }
    }

    @Test func `a list follows a property`() async {
      let rows = MutableProperty([Row(id: 1)])
      let lifetime = Lifetime()
      lifetime.bind(list) { rows.value }
      rows.value = [Row(id: 1), Row(id: 2)]
      lifetime.dispose()
      rows.value = []

      #expect(list.elements.map(\.id) == [1, 2])
    }

    @Test func `the same row twice is shown twice and harms nothing`() async {
      list.show([1, 1, 2].map { Row(id: $0) })
      await inWindow(list.widget) {
        list.show([2, 1, 1, 1].map { Row(id: $0) })
        await list.widget.painted()

        #expect(rowsFromTop() == ["2  v1", "1  v1", "1  v1", "1  v1"])
      }
    }

    /// The words of the rows, in the order in which they are on the screen.
    private func rowsFromTop() -> [String] {
      let bound = fixture.cells.filter { $0.observers > 0 && $0.label.isMapped }
      let placed = bound.map { cell -> (Double, String) in
        var y = 0.0
        gtk_widget_translate_coordinates(
          cell.label.pointer(),
          list.widget.pointer(),
          0,
          0,
          nil,
          &y
        )
        return (y, cell.label.text)
      }
      return placed.sorted { $0.0 < $1.0 }.map(\.1)
    }
  }
}
