import BinderyGTK
import BinderyTesting
import CGTK
import CatalogWindows
import Testing

extension BinderyGTKTests {
  struct WidgetTests {
    @Test func `a stack shows one widget, and ignores an unknown one`() async {
      let (first, second) = (Label("first"), Label("second"))
      let stack = Stack([(1, first), (2, second)])
      await inWindow(stack) {
        let before = [first.isMapped, second.isMapped]
        stack.shown = 2
        stack.shown = 3

        #expect(before == [true, false])
        #expect([first.isMapped, second.isMapped] == [false, true])
      }
    }

    @Test func `a picture asks for no more than its own size, and shrinks`() async {
      let label = Label("drawn")
      let png = await inWindow(label, size: Window.Size(60, 40)) { Screenshot.png(of: label) }
      let texture = png.flatMap { Texture.decodeNow($0) }
      let picture = Picture(name: "A label")
      picture.texture = texture
      var (least, natural): (Int32, Int32) = (0, 0)
      gtk_widget_measure(
        picture.pointer(),
        GTK_ORIENTATION_HORIZONTAL,
        -1,
        &least,
        &natural,
        nil,
        nil
      )

      #expect(least == 0)
      #expect(texture.map(\.width) == Int(natural))
    }

    @Test func `a button changes its title and its name`() {
      let button = Button("Use a Token Instead")
      button.title = "Use a Password Instead"

      #expect(button.title == "Use a Password Instead")
      #expect(Button(icon: "non-starred-symbolic", name: "Star").title.isEmpty)
    }

    @Test func `a label as it is written keeps its lines and is never cut`() async {
      let code = "let a = 1\n" + String(repeating: "x", count: 200)
      let label = Label(code, .asWritten)
      let scroller = ScrollView(label, .horizontal)
      await inWindow(scroller) {
        #expect(label.text == code)
        #expect(gtk_widget_get_width(label.pointer()) > gtk_widget_get_width(scroller.pointer()))
      }
    }

    @Test func `a window at rest is drawn when its spinners have stopped`() async {
      let spinner = Spinner()
      spinner.isSpinning = true
      let box = Box(.vertical, [Label("drawn"), spinner])
      await inWindow(box) {
        let busy = await Screenshot.pngAtRest(frames: 6) { box }
        spinner.isSpinning = false
        let calm = await Screenshot.pngAtRest(frames: 60) { box }

        #expect(busy == nil)
        #expect(calm != nil)
      }
    }

    @Test func `a progress bar takes a part between nothing and all`() {
      let bar = ProgressBar(name: "Download")
      bar.fraction = 1.5
      let full = gtk_progress_bar_get_fraction(bar.opaque)
      bar.fraction = nil

      #expect(full == 1)
      bar.text = "2 of 5\u{1B}"
      #expect(gtk_progress_bar_get_text(bar.opaque).map { String(cString: $0) } == "2 of 5\u{FFFD}")
    }

    @Test func `a drop-down keeps its selection while its texts change`() {
      let list = DropDown(name: "Order", ["a", "b"])
      list.selectedIndex = 1
      list.items = ["a", "c", "d"]
      let kept = list.selectedIndex
      list.items = ["a"]

      #expect([kept, list.selectedIndex] == [1, 0])
    }

    @Test func `a search bar opens with the focus in its field`() async {
      let bar = SearchBar(name: "Filter")
      let box = Box(.vertical, [bar, Label("below")])
      await inWindow(box) {
        bar.open()
        await box.painted()
        let root = gtk_widget_get_root(box.pointer())
        let focused = root.flatMap { gtk_root_get_focus($0) }

        #expect(bar.isOpen)
        #expect(focused.map { gtk_widget_is_ancestor($0, bar.pointer()) } == 1)
      }
    }

    @Test func `the menu of a button is made when it is opened`() async {
      let menu = Menu { [ScreenAction("print", "Print") {}] }
      let button = MenuButton(icon: "open-menu-symbolic", name: "Menu", menu)
      await inWindow(button) {
        let before = gtk_menu_button_get_popover(button.opaque)
        button.isOpen = true
        await button.painted()

        #expect(before == nil)
        #expect(button.isOpen)
        button.isOpen = false
        await button.painted()
        #expect(!button.isOpen)
      }
    }

    @Test func `a popover opens from its button and closes`() async {
      let popover = Popover(Label("Printed in 1931."))
      let button = MenuButton("Details", popover)
      await inWindow(button) {
        button.isOpen = true
        await button.painted()
        let opened = button.isOpen
        popover.close()
        await button.painted()

        #expect(opened)
        #expect(!button.isOpen)
      }
    }

    @Test func `a notice shows a message with an action, and hides`() async {
      var performed = 0
      let notice = Notice()
      let box = Box(.vertical, [notice, Label("below")])
      await inWindow(box) {
        notice.show("Out of date.", action: "Undo") { performed += 1 }
        await box.painted()
        let buttons = descendants(of: notice, gtk_button_get_type())
        for button in buttons where gtk_widget_get_mapped(button.pointer()) != 0 {
          bindery_object_send(button.raw, "clicked")
        }
        notice.show(nil)
        await box.painted()

        #expect(performed == 1)
        #expect(gtk_info_bar_get_revealed(notice.opaque) == 0)
      }
    }

    @Test func `the clipboard takes a text as it is`() async {
      Clipboard.copy("https://example.org/\u{202E}")
      let display = gdk_display_get_default()
      let content = gdk_clipboard_get_content(gdk_display_get_clipboard(display))

      #expect(content != nil)
    }

    @Test func `the appearance follows a change of the colours`() {
      let appearance = Appearance()
      Appearance.setDark(true)
      let dark = appearance.isDark
      Appearance.setDark(false)

      #expect([dark, appearance.isDark] == [true, false])
    }
  }
}
