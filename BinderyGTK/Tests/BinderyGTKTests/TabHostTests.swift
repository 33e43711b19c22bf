import BinderyGTK
import BinderyTesting
import CGTK
import CatalogWindows
import Testing

extension BinderyGTKTests {
  struct TabHostTests {
    private final class SubtitledView: ScreenView {
      let content: Widget = Label("Threads")
      let lifetime = Lifetime()
      @MutableProperty var subtitle: String?

      var title: String { "Inbox" }
      var screenTitle: ScreenTitle {
        subtitle.map { .double(title, subtitle: $0) } ?? .plain(title)
      }

      isolated deinit { lifetime.dispose() }
    }

    private let home = HomeViewModel()

    private func buttons(of switcher: Widget) -> [ObjectOwner] {
      var buttons: [ObjectOwner] = []
      let row = gtk_widget_get_first_child(switcher.pointer())
      var child = row.flatMap { gtk_widget_get_first_child($0) }
      while let button = child {
        buttons.append(ObjectOwner(retaining: button))
        child = gtk_widget_get_next_sibling(button)
      }
      return buttons
    }

    @Test func `a tab that is chosen slides in, and its view is made then`() async {
      let before = TestView.alive
      let host = TabHost(home.tabs, title: "Home") { TestView($0) }
      let header = Box(.vertical, [host.switcher, host.content])
      await inWindow(header) {
        let first = TestView.alive
        bindery_object_send(buttons(of: host.switcher)[1].raw, "clicked")
        await header.painted()

        #expect([first, TestView.alive] == [before + 1, before + 2])
        #expect(home.tabs.selectedIndex == 1)
        #expect(host.selectedView?.title == "Profile")
        #expect(host.selectedView?.content.isMapped == true)
      }
    }

    @Test func `the subtitle of the selected tab is a line above it`() async {
      let inbox = SubtitledView()
      let host = TabHost(home.tabs, title: "Home") { screen in
        if case .profile = screen { inbox } else { TestView(screen) }
      }
      await inWindow(host.content) {
        let lines = {
          descendants(of: host.content, gtk_label_get_type())
            .filter { gtk_widget_get_mapped($0.pointer()) != 0 }
            .map { String(cString: gtk_label_get_text($0.opaque)) }
        }
        inbox.subtitle = "2 marked"
        let onOther = lines().contains("2 marked")
        home.tabs.select(1)
        await host.content.painted()
        let onInbox = lines().contains("2 marked")
        inbox.subtitle = nil
        await host.content.painted()

        #expect([onOther, onInbox] == [false, true])
        #expect(!lines().contains("2 marked"))
      }
    }

    @Test func `the tabs of a router are shown like those of a view model`() async throws {
      let router = Router<TestScreen>()
      router.resetRoot(.home(home))
      let controllers = try #require(router.tabControllers(of: home))
      let host = TabHost(controllers, title: "Home") { TestView($0) }
      home.tabs.select(1)

      #expect(host.selectedView?.title == "Profile")
      #expect(controllers.made.count == 2)
      router.end()
    }

    @Test func `a badge is shown beside the title while there is one`() async {
      let count = MutableProperty(0)
      let label = TabLabel("News") { count.value == 0 ? nil : "\(count.value)" }
      let host = TabHost(Tabs<TestScreen>([.init(label, .news(PlainViewModel()))]), title: "Home") {
        TestView($0)
      }
      let button = buttons(of: host.switcher)[0]
      var texts: [[String]] = []
      for number in [0, 3, 0] {
        count.value = number
        texts.append(
          descendants(of: button, gtk_label_get_type()).map {
            String(cString: gtk_label_get_text($0.opaque))
          }
        )
      }

      #expect(texts.map(Set.init) == [["", "News"], ["News", "3"], ["", "News"]])
    }

    @Test func `a tab that is chosen again is asked to refresh, and stays chosen`() async {
      var again: [Int] = []
      home.tabs.reselections.observeValues { again.append($0) }
      let host = TabHost(home.tabs, title: "Home") { TestView($0) }
      let button = buttons(of: host.switcher)[0]
      bindery_object_send(button.raw, "clicked")

      #expect(again == [0])
      #expect(gtk_toggle_button_get_active(button.pointer()) == 1)
    }

    @Test func `a view model that selects a tab moves the switcher`() async {
      let host = TabHost(home.tabs, title: "Home") { TestView($0) }
      home.tabs.select(1)

      let active = buttons(of: host.switcher).map { gtk_toggle_button_get_active($0.pointer()) }
      #expect(active == [0, 1])
      #expect(host.selectedView?.title == "Profile")
    }

    @Test(arguments: [(360, true), (900, false)])
    func `tabs move to the bottom where the header bar has no room`(
      width: Int32,
      isNarrow: Bool
    ) async {
      let titles = ["News", "Repositories", "Explore", "Profile"]
      let tabs = Tabs<TestScreen>(titles.map { .init($0, .news(PlainViewModel())) })
      let host = TabHost(tabs, title: "Home") { TestView($0) }
      let header = Widget(adw_header_bar_new(), holding: [host.switcher])
      adw_header_bar_set_title_widget(header.opaque, host.switcher.pointer())
      await inWindow(Box(.vertical, [header, host.content]), size: Window.Size(width, 400)) {
        await header.painted()
        let bars = descendants(of: host.content, gtk_revealer_get_type())
        let revealed = bars.first.map { gtk_revealer_get_reveal_child($0.opaque) }

        #expect(revealed == (isNarrow ? 1 : 0))
        #expect(gtk_widget_get_width(header.pointer()) <= width)
      }
    }

    @Test func `a header bar that became narrow is as high as one that always was`() async {
      let titles = ["News", "Repositories", "Explore", "Profile"]
      let tabs = Tabs<TestScreen>(titles.map { .init($0, .news(PlainViewModel())) })
      var heights: [Int32] = []
      for widths in [[360], [900, 360]] as [[Int32]] {
        let host = TabHost(tabs, title: "Home", icon: { _ in "user-home-symbolic" }) {
          TestView($0)
        }
        let header = Widget(adw_header_bar_new(), holding: [host.switcher])
        adw_header_bar_set_title_widget(header.opaque, host.switcher.pointer())
        let page = Clamp(Box(.vertical, [header, host.content]), width: 900, isGradual: false)
        await inWindow(page, size: Window.Size(1_000, 400)) {
          for width in widths {
            page.width = width
            for _ in 0..<3 { await page.painted() }
          }
          heights.append(gtk_widget_get_height(header.pointer()))
        }
      }

      #expect(heights[0] == heights[1])
    }

    @Test func `tabs are shown from the controllers of the router, with icons and badges`() async {
      let catalog = CatalogWindow()
      let screen = catalog.open(.tabs)
      guard case .tabs(let shop) = screen else { return }
      let view = catalog.host.topViews[0]
      let texts = { [view] in
        descendants(of: view.titleWidget ?? view.content, gtk_label_get_type())
          .filter { gtk_widget_get_visible($0.pointer()) != 0 }
          .compactMap { gtk_label_get_text($0.opaque).map { String(cString: $0) } }
      }
      let before = texts()
      shop.letters = 0

      #expect(before.contains("3"))
      #expect(!texts().contains("3"))
      #expect(descendants(of: view.titleWidget ?? view.content, gtk_image_get_type()).count == 3)
      #expect(catalog.router.controllers[0].top.tabs?.made.count == 1)
      catalog.close()
    }

    @Test func `sliding to a tab selects it`() async {
      let host = TabHost(home.tabs, title: "Home") { TestView($0) }
      await inWindow(host.content) {
        let carousel = descendants(of: host.content, adw_carousel_get_type())[0]
        let second = adw_carousel_get_nth_page(carousel.opaque, 1)
        adw_carousel_scroll_to(carousel.opaque, second, 0)
        await host.content.painted()

        #expect(home.tabs.selectedIndex == 1)
        #expect(host.selectedView?.title == "Profile")
      }
    }

    @Test func `a tab that is selected before the window is shown is the one on the screen`() async
    {
      let host = TabHost(home.tabs, title: "Home") { TestView($0) }
      home.tabs.select(1)
      await inWindow(host.content) {
        #expect(home.tabs.selectedIndex == 1)
        #expect(host.selectedView?.content.isMapped == true)
      }
    }
  }
}
