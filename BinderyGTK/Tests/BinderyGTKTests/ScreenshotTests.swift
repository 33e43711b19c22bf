import BinderyGTK
import CGTK
import Testing

extension BinderyGTKTests {
  struct ScreenshotTests {
    @Test func `a screenshot has the size of the widget, and is the same each time`() async {
      let label = Label("the same")
      await inWindow(label, size: Window.Size(200, 100)) {
        let first = Screenshot.png(of: label, scale: 2)
        let second = Screenshot.png(of: label, scale: 2)
        let texture = first.flatMap { Texture.decodeNow($0) }

        #expect(first == second)
        #expect(texture?.width == 2 * Int(gtk_widget_get_width(label.pointer())))
        #expect(texture?.height == 2 * Int(gtk_widget_get_height(label.pointer())))
      }
    }

    @Test func `a screenshot shows the present text`() async {
      let label = Label("before")
      await inWindow(label) {
        let before = Screenshot.png(of: label)
        label.text = "after"
        await label.painted()

        #expect(before != nil)
        #expect(Screenshot.png(of: label) != before)
      }
    }

    @Test func `a widget that is not on the screen has no screenshot`() {
      #expect(Screenshot.png(of: Label("hidden")) == nil)
    }
  }
}
