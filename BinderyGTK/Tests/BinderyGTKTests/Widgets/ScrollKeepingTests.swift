import BinderyGTK
import BinderyTesting
import CGTK
import Testing

extension BinderyGTKTests {
  struct ScrollKeepingTests {
    private let first = Label("first")
    private let second = Label("second")
    private let rows: [Label]
    private let scroller: ScrollView

    init() {
      rows = (1...80).map { Label("Line \($0)") }
      scroller = ScrollView(Box(.vertical, [first, second] + rows))
    }

    /// The distance of a row from the top of the page.
    private func top(of row: Label) -> Double {
      var bounds = graphene_rect_t()
      _ = gtk_widget_compute_bounds(row.pointer(), scroller.pointer(), &bounds)
      return Double(bounds.origin.y)
    }

    @Test func `the visible part of a page stays when widgets above it become higher or lower`()
      async
    {
      await inWindow(scroller) {
        scroller.offset = 400
        await scroller.painted()
        let before = top(of: rows[30])

        let handles = [
          first.keepPageInPlace { first.setMinimumSize(height: 200) },
          second.keepPageInPlace { second.setMinimumSize(height: 90) },
        ]
        await scroller.painted()
        #expect(top(of: rows[30]) == before)
        #expect(scroller.offset > 600)

        let handle = first.keepPageInPlace { first.setMinimumSize(height: 20) }
        await scroller.painted()
        #expect(top(of: rows[30]) == before)
        handle.dispose()
        handles.forEach { $0.dispose() }
      }
    }

    @Test func `a page does not move for a widget that is visible or below`() async {
      await inWindow(scroller) {
        for row in [first, rows[0], rows[70]] {
          let handle = row.keepPageInPlace { row.setMinimumSize(height: 100) }
          await scroller.painted()
          handle.dispose()
        }

        #expect(scroller.offset == 0)
      }
    }

    @Test func `a page at its top does not move for a widget that has not been laid out`() async {
      let start = Box(.vertical)
      let lines = (1...80).map { Label("Line \($0)") }
      let scroller = ScrollView(Box(.vertical, [start] + lines))
      await inWindow(scroller) {
        let picture = Label("picture")
        start.append(picture)
        let handle = picture.keepPageInPlace { picture.setMinimumSize(height: 140) }
        await scroller.painted()

        #expect(scroller.offset == 0)
        handle.dispose()
      }
    }

    @Test func `a page that is scrolled in the same frame stays there`() async {
      await inWindow(scroller) {
        scroller.offset = 400
        await scroller.painted()

        let handle = first.keepPageInPlace { first.setMinimumSize(height: 200) }
        scroller.offset = 50
        await scroller.painted()

        #expect(scroller.offset == 50)
        handle.dispose()
      }
    }

    @Test func `a widget that is not in a window changes at once`() {
      var isChanged = false

      let handle = Label("alone").keepPageInPlace { isChanged = true }

      #expect(isChanged)
      handle.dispose()
    }
  }
}
