import BinderyGTK
import OctavoLive
import OctavoViewModels
import Testing

@testable import OctavoDesktop

extension OctavoDesktopTests {
  /// The choices above a list of Explore.
  struct DiscoveryTests {
    @Test func `a choice opens its options, and shows the list of the chosen one`() async throws {
      let app = try await TestApp(size: Window.Size(360, 640))
      try await app.open(DeepLink(parsing: "/-/explore/trending?since=monthly"))
      #expect(await app.settles { app.titles.last == "Trending" })

      Finding.press(Finding.button("All Languages", in: app.window))
      #expect(await app.settles { app.titles.last == "Language" })
      let picker = try #require(app.session.router.top?.viewModel as? OptionPickerViewModel)
      picker.open(try #require(picker.rows.first { $0.option.title == "Jupyter Notebook" }))

      #expect(await app.settles { app.titles.last == "Trending" })
      #expect(Finding.button("Jupyter Notebook", in: app.window) != nil)
      #expect(Finding.button("This Month", in: app.window) != nil)
      #expect(app.window.smallestWidth <= 360)
      await app.close()
    }

    @Test func `a search finds users and repositories, with their words highlighted`()
      async throws
    {
      let app = try await TestApp()
      try await app.open(DeepLink(parsing: "/-/explore"))
      #expect(await app.settles { app.titles.last == "Octavo" })
      guard case .explore(let search)? = app.session.router.topTabs?.selectedScreen else {
        Issue.record("Explore is not shown")
        return
      }

      search.query = "maral"
      search.search()

      #expect(await app.settles { search.sections.map(\.title) == ["Users", "Repositories"] })
      #expect(Finding.words(in: app.window).contains("maralind"))
      await app.close()
    }
  }
}
