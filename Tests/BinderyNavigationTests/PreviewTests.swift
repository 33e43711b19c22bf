import BinderyNavigation
import BinderyTesting
import Testing

/// The page beside a list, which follows the selection of the list.
struct PreviewTests {
  private let app = PreviewApp()

  @Test func `the page of the first row is there at once, visible and not active`() {
    #expect(app.made == [.page(0)])
    #expect(app.screens.list?.phase == .active)
    #expect(app.preview?.phase == .inactive && app.preview?.isVisible == true)
    #expect(app.preview?.loads == 1 && app.preview?.opens == 0)
    #expect(app.router.path == [.list])
  }

  @Test func `a selection that changes a thousand times makes the page on which it rests`() {
    for id in 1...1_000 {
      app.select(id)
      app.screens.scheduler.advance(by: .milliseconds(30))
    }
    app.select(1_003)
    let before = app.made
    app.rest()

    #expect(before == [.page(0)])
    #expect(app.made == [.page(0), .page(1_003)])
    #expect(app.living == [.page(1_003)])
  }

  @Test func `a page that is opened is the one beside the list, and going back keeps it`() {
    app.select(3)
    app.rest()
    let page = app.preview

    app.screens.list?.open(.init(id: 3))
    let opened = app.top
    let atOpening = (app.router.preview == nil, opened?.phase, opened?.opens, opened?.isBeside)
    app.router.requestBack()

    #expect(page === opened && page === app.preview && page != nil)
    #expect(atOpening == (true, .active, 1, false))
    #expect(app.preview?.phase == .inactive && app.preview?.isVisible == true)
    #expect(app.made == [.page(0), .page(3)])
  }

  @Test func `the host opens the page that the user has moved to`() {
    let outcome = app.router.openPreview()

    #expect(outcome == .accepted && app.outline == "[C0: List, Page]")
    #expect(app.made == [.page(0)] && app.top?.opens == 1)
    #expect(app.router.openPreview() == .refused)
  }

  @Test func `another page ends the one beside the list`() {
    app.router.push(.other)

    #expect(app.living == [.other] && app.router.preview == nil)
    app.router.pop()
    #expect(app.living == [.page(0)] && app.preview?.route == .page(0))
  }

  @Test func `a narrow window keeps the page, and shows it when it is opened`() {
    let page = app.preview
    app.router.setSplit(false)
    let isVisible = app.preview?.isVisible
    app.screens.list?.open(.init(id: 0))
    let opened = app.top
    app.router.setSplit(true)
    let isStill = app.top === opened
    app.router.setSplit(false)
    app.router.pop()

    #expect(isVisible == false && opened === page && isStill)
    #expect(app.made == [.page(0)])
    #expect(page?.phase == .ended && app.router.preview == nil)
  }

  @Test func `nothing is made until there is room`() {
    let app = PreviewApp(isSplit: false)
    app.select(4)
    app.rest()
    let before = app.made
    app.router.setSplit(true)

    #expect(before.isEmpty && app.made == [.page(4)])
  }

  @Test func `a row without a page has a sentence`() {
    app.select(10)
    app.rest()

    #expect(app.router.preview?.entry == nil && app.router.preview?.words == "No page.")
    #expect(app.living.isEmpty && app.router.openPreview() == .refused)
  }

  @Test func `the row that has the selection leaves the list`() {
    app.select(5)
    app.rest()
    app.screens.list?.rows.removeAll { $0.id == 5 }
    app.select(6)
    app.rest()

    #expect(app.living == [.page(6)])
  }

  @Test func `the list of a tab has its page as long as the tab is selected`() {
    let app = PreviewApp([.home])
    let first = app.living
    app.router.topTabs?.tabs.select(1)
    let other = (app.living, app.router.preview == nil)
    app.router.topTabs?.tabs.select(0)

    #expect(first == [.page(0)])
    #expect(other == ([.other], true))
    #expect(app.living == [.page(0), .other] || app.living == [.other, .page(0)])
  }

  @Test func `a screen that is presented above the list keeps the page`() {
    let page = app.preview
    app.router.present(.other)
    let during = (app.preview === page, app.preview?.isVisible)
    app.router.dismiss()

    #expect(during == (true, false))
    #expect(app.preview === page && page?.isVisible == true && app.made == [.page(0), .other])
  }

  @Test func `a guarded page, one that has closed itself and one of another list are not kept`() {
    app.router.openPreview()
    let guarded = app.top
    guarded?.guardsLeaving = true
    if let guarded { app.router.remove(guarded) }
    let made = app.made
    app.router.push(.page(7))
    app.router.pop()

    #expect(guarded?.phase == .ended && made == [.page(0), .page(0)])
    #expect(app.made == [.page(0), .page(0), .page(7), .page(0)])
    #expect(app.preview?.route == .page(0) && app.preview !== guarded)
  }

  @Test func `a path through the list opens the page beside it, and a snapshot has no preview`() {
    let page = app.preview
    let snapshot = app.router.snapshot(version: 1)
    app.router.set([.list, .page(0), .other])
    let entries = app.router.controllers[0].entries.map(\.screen.viewModel)

    #expect(snapshot.path == [.list])
    #expect(entries[1] === page && app.made == [.page(0), .other])
  }

  @Test func `a list below the target of a link makes no page`() {
    let app = PreviewApp([.home, .page(3)])
    let made = app.made
    app.router.pop()

    #expect(made == [.page(3)] && app.outline == "[C0: Home]")
    #expect(app.made == [.page(3), .page(0)])
  }

  @Test func `a reset and the end release the page`() {
    app.router.resetRoot(.other)
    let afterReset = app.living
    app.router.resetRoot(.list)
    app.router.end()

    #expect(afterReset == [.other] && app.living.isEmpty)
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func `one screen is active and no page is left behind, in random sequences`(seed: UInt64) {
    let app = PreviewApp([.home], isSplit: false)
    var random = seed &* 0x9E37_79B9_7F4A_7C15
    for _ in 0..<200 {
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let number = Int(random >> 40)
      switch number % 11 {
      case 0: app.router.setSplit(number % 2 == 0)
      case 1, 2: app.select(number % 40)
      case 3: app.rest()
      case 4: app.router.openPreview()
      case 5: app.router.requestBack()
      case 6: app.screens.list.map { $0.open(.init(id: number % 40)) }
      case 7: app.router.push(.other)
      case 8: app.router.topTabs?.tabs.select(number % 2)
      case 9: app.router.set(number % 3 == 0 ? [.home, .page(number % 40)] : [.home])
      default: app.router.resetRoot(.home)
      }
      let shown = app.router.controllers.flatMap(\.entries)
      let pages = shown.filter { if case .page = $0.screen { true } else { false } }
      let isInTab = app.living.contains(.other) ? 1 : 0
      #expect(shown.filter { $0.screen.viewModel.phase == .active }.count == 1)
      #expect(app.preview?.phase != .ended && app.preview?.phase != .active)
      #expect(app.living.count <= pages.count + (app.preview == nil ? 0 : 1) + isInTab)
    }
  }
}
