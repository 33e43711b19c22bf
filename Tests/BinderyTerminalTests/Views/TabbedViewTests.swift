import BinderyNavigation
import Testing

@testable import BinderyTerminal

struct TabbedViewTests {
  private let tabs = Tabs([
    Tabs<PageScreen>.Tab(TabLabel("News", badge: { "3" })) { .page(PageViewModel("News")) },
    Tabs<PageScreen>.Tab(TabLabel("Explore")) { .page(PageViewModel("Explore")) },
    Tabs<PageScreen>.Tab(TabLabel("Profile")) { .page(PageViewModel("Profile")) },
  ])

  private func view() -> TabbedView {
    TabbedView(
      tabs,
      title: [Run("◆ App")],
      trailing: { [Run("mona")] }
    ) { [tabs] index in PageView(PageViewModel(tabs.labels[index].title)) {} }
  }

  private func lines(_ view: TabbedView, columns: Int = 60) -> [String] {
    var frame = Frame(size: Size(columns: columns, rows: 6))
    view.draw(in: frame.bounds, of: &frame)
    return frame.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  @Test func `tabs have numbers, badges and the view of the selected one`() {
    let view = view()
    #expect(lines(view)[0] == " ◆ App   1 News •3   2 Explore   3 Profile             mona")
    #expect(lines(view)[2] == "News 0")

    view.actions.action(for: "2")?.perform()
    #expect(lines(view)[2] == "Explore 0")
    view.actions.action(for: "l")?.perform()
    view.actions.action(for: "l")?.perform()
    #expect(lines(view)[2] == "News 0")
    view.click(.item("tabs", 2))

    #expect(lines(view)[2] == "Profile 0")
  }

  @Test func `the keys of the tabs can be overridden`() {
    let keys = KeyMap(["tab.2": ["x"]])
    let view = TabbedView(tabs, keys: keys) { [tabs] index in
      PageView(PageViewModel(tabs.labels[index].title)) {}
    }

    view.actions.action(for: "2")?.perform()
    #expect(lines(view)[2] == "News 0")
    view.actions.action(for: "x")?.perform()

    #expect(lines(view)[2] == "Explore 0")
  }

  @Test(arguments: [
    (48, "  1 News •3   2 Explore   3 Profile          mona"),
    (40, "  1 News •3   2 Explore   3 Profile"), (24, "  1 News •3   2   3  mona"),
    (10, "  1 News…"),
  ])
  func `a narrow bar leaves out what is not selected and never cuts a tab away`(
    columns: Int,
    line: String
  ) {
    let drawn = lines(view(), columns: columns)[0]

    #expect(drawn.displayWidth <= columns)
    if columns >= 24 { #expect(drawn.contains("1 News •3") && drawn.contains("3")) }
    if columns == 40 { #expect(drawn == line) }
  }

  @Test func `segments are selected by Tab`() {
    let view = TabbedView(tabs, kind: .segments) { [tabs] index in
      PageView(PageViewModel(tabs.labels[index].title)) {}
    }

    view.actions.action(for: KeyPress(.tab))?.perform()
    #expect(lines(view)[1] == "Explore 0")
    view.actions.action(for: KeyPress(.tab, .shift))?.perform()

    #expect(lines(view)[1] == "News 0")
    #expect(view.actions.action(for: "2") == nil)
  }

  @Test func `the bar shows that the list of the selected tab is being loaded`() {
    let table = NumberTable(count: 2)
    table.isLoading = true
    let view = TabbedView(tabs, isBusy: { [table] in $0 == 0 && table.isLoading }) { _ in
      PageView(PageViewModel("")) {}
    }
    #expect(lines(view)[0].hasSuffix("⠋"))

    table.isLoading = false
    #expect(!lines(view)[0].hasSuffix("⠋"))
  }

  @Test func `actions of the screen around the tabs leave typed keys to a filter and to a menu`()
    throws
  {
    let table = NumberTable(count: 3)
    let inner = WidgetView(WidgetViewModel({ [] }, { table.pane }), ViewContext())
    let view = TabbedView(
      tabs,
      keys: KeyMap(["settings": [","]]),
      actions: { [ScreenAction("settings", "Settings", isPrimary: true) {}] }
    ) { _ in inner }
    #expect(view.actions.action(for: ",")?.title == "Settings")

    view.actions.action(for: "/")?.perform()
    #expect(view.actions.action(for: ",") == nil)
    #expect(view.actions.action(for: "2") == nil)
    _ = view.handle(.key(KeyPress(.escape)))
    view.actions.action(for: "m")?.perform()

    #expect(view.isModal)
    #expect(view.actions.map(\.id) == ["open", "back"])
  }
}
