import BinderyGTK
import BinderyTesting
import CGTK
import Testing

extension BinderyGTKTests {
  struct NavigationHostTests {
    @Test func `first picture: home fills the window, and its tabs are on show`() async {
      let test = await TestHost()
      let home = test.host.topViews.first as? TestView

      #expect(test.outline == "[C0: Home]")
      #expect(test.titles == ["Home"])
      #expect(home?.content.isMapped == true)
      #expect(home?.tabHost?.selectedView?.title == "News")
      #expect(home?.tabHost?.selectedView?.content.isMapped == true)
    }

    @Test func `second picture: a push lies over home and its tabs`() async {
      let test = await TestHost()
      let home = test.host.topViews.first
      _ = test.push()
      await test.window.painted()

      #expect(test.outline == "[C0: Home, Repository]")
      #expect(test.titles == ["orihon"])
      #expect(test.host.topViews.first?.content.isMapped == true)
      #expect(home?.content.isMapped == false)
    }

    @Test func `third picture: a presented screen has a window of its own`() async {
      let test = await TestHost()
      _ = test.push()
      test.router.present(.refPicker(RefPickerViewModel { _ in }))
      await test.window.painted()
      let modal = test.host.topWindow

      #expect(test.outline == "[C0: Home, Repository] [C3: RefPicker]")
      #expect(test.titles == ["orihon", "Branches"])
      #expect(modal !== test.window)
      #expect(modal.map { gtk_window_get_modal($0.pointer()) } == 1)
      #expect(modal?.title == "Branches")
      #expect(test.host.topViews.allSatisfy { $0.content.isMapped })

      test.router.dismiss()
      test.router.pop()
      await test.window.painted()
      #expect(test.outline == "[C0: Home]")
      #expect(test.titles == ["Home"])
      #expect(test.host.topWindow === test.window)
      #expect(test.host.topViews.first?.content.isMapped == true)
    }

    @Test func `a covered view is found again as it was left`() async {
      let test = await TestHost()
      let home = test.host.topViews.first
      _ = test.push()
      test.router.pop()

      #expect(test.host.topViews.first === home)
    }

    @Test func `the title follows the view model`() async {
      let test = await TestHost()
      let repository = test.push()
      repository.name = "a <b> name"

      #expect(test.titles == ["a <b> name"])
      #expect(test.window.title == "a <b> name")

      test.router.pop()

      #expect(test.window.title == "Home")
    }

    @Test func `the user goes back, and the router is notified`() async {
      let test = await TestHost()
      let repository = test.push()
      test.host.goBack()
      let isLast = await frames(of: test.window) { test.titles == ["Home"] }

      #expect(isLast)
      #expect(test.outline == "[C0: Home]")
      #expect(repository.phase == .ended)
    }

    @Test func `the user swipes back over a page, and the router is notified`() async {
      let test = await TestHost()
      _ = test.push()
      await test.window.painted()
      let leaflet = gtk_widget_get_ancestor(
        test.host.topViews.first?.content.pointer(),
        adw_leaflet_get_type()
      )
      // What the end of a swipe does.
      adw_leaflet_navigate(OpaquePointer(leaflet), ADW_NAVIGATION_DIRECTION_BACK)
      let isLast = await frames(of: test.window) { test.titles == ["Home"] }

      #expect(isLast)
      #expect(test.outline == "[C0: Home]")
    }

    @Test func `going back on a root changes nothing`() async {
      let test = await TestHost()
      test.host.goBack()

      #expect(test.outline == "[C0: Home]")
    }

    @Test func `the user closes a presented window, and the awaited result is nil`() async {
      let test = await TestHost()
      let task = Task { await test.router.present { .refPicker(RefPickerViewModel(choose: $0)) } }
      await settle()
      test.host.topWindow?.close()
      let result = await task.value
      let isGone = await frames(of: test.window) { test.host.topWindow === test.window }

      #expect(result == nil)
      #expect(isGone)
      #expect(test.outline == "[C0: Home]")
    }

    @Test func `a presented screen returns its result, and its window goes`() async {
      let test = await TestHost()
      let task = Task { await test.router.present { .refPicker(RefPickerViewModel(choose: $0)) } }
      await settle()
      if case .refPicker(let picker)? = test.router.top { picker.choose("main") }

      #expect(await task.value == "main")
      #expect(test.host.topWindow === test.window)
    }

    @Test func `a presented controller has pages of its own, and only the last can be closed`()
      async
    {
      let test = await TestHost()
      test.router.present(.refPicker(RefPickerViewModel { _ in }))
      let lower = test.host.topWindow
      _ = test.push()
      test.router.present(.refPicker(RefPickerViewModel { _ in }))
      let before = test.titles
      lower?.close()

      #expect(before == ["Home", "orihon", "Branches"])
      #expect(test.titles == before)
      test.router.dismiss()
      test.router.dismiss()
      #expect(test.titles == ["Home"])
    }

    @Test(arguments: [
      (ScreenTransition.automatic, ADW_LEAFLET_TRANSITION_TYPE_OVER),
      (.slide, ADW_LEAFLET_TRANSITION_TYPE_SLIDE), (.fade, ADW_LEAFLET_TRANSITION_TYPE_OVER),
    ])
    func `a slide moves both pages, another transition moves the new page over the old one`(
      transition: ScreenTransition,
      type: AdwLeafletTransitionType
    ) async {
      bindery_animations_enable(1)
      defer { bindery_animations_enable(0) }
      let test = await TestHost()
      let screen = TestScreen.repository(RepositoryViewModel())
      test.router.submit(NavigationRequest(.push(screen), transition), completion: nil)
      let leaflet = OpaquePointer(
        gtk_widget_get_ancestor(
          test.host.topViews.first?.content.pointer(),
          adw_leaflet_get_type()
        )
      )

      #expect(adw_leaflet_get_transition_type(leaflet) == type)
      #expect(adw_leaflet_get_child_transition_running(leaflet) == 1)
      test.router.pop(animated: false)
    }

    @Test func `a reset takes everything away`() async {
      let test = await TestHost()
      let repository = test.push()
      test.router.present(.refPicker(RefPickerViewModel { _ in }))
      test.router.resetRoot(.news(PlainViewModel()))

      #expect(test.titles == ["News"])
      #expect(test.host.topWindow === test.window)
      #expect(repository.phase == .ended)
    }

    @Test func `a page slides in when animated, jumps when not, and slides out before it goes`()
      async
    {
      bindery_animations_enable(1)
      defer { bindery_animations_enable(0) }
      let before = TestView.alive
      let test = await TestHost()
      test.router.push(.repository(RepositoryViewModel()), animated: false)
      let leaflet = gtk_widget_get_ancestor(
        test.host.topViews.first?.content.pointer(),
        adw_leaflet_get_type()
      )
      let jumps = adw_leaflet_get_child_transition_running(OpaquePointer(leaflet)) == 0
      test.router.pop(animated: false)
      let afterJumpingBack = TestView.alive
      _ = test.push()
      let slides = adw_leaflet_get_child_transition_running(OpaquePointer(leaflet))
      test.router.pop()
      let whileSlidingOut = TestView.alive
      let isGone = await frames(of: test.window) { TestView.alive == before + 2 }

      #expect(jumps)
      #expect(afterJumpingBack == before + 2)
      #expect(slides == 1)
      #expect(whileSlidingOut == before + 3)
      #expect(isGone)
    }
  }
}
