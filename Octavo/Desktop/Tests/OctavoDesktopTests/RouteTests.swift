import BinderyGTK
import GitHubSandbox
import OctavoDesktop
import OctavoLive
import OctavoViewModels
import Testing

extension OctavoDesktopTests {
  /// The window while pages load, after it was closed, and at the width of a telephone.
  struct RouteTests {
    @Test func `a window can be closed while its pages load`() async throws {
      let app = try await TestApp()
      try await app.open(DeepLink(parsing: "/hina-m/orihon/tree/main"))

      await app.close()

      #expect(app.program.host.topWindow == nil)
    }

    @Test func `a link shows a loading page while its branch is requested`() async throws {
      let app = try await TestApp()
      try await app.open(.home)
      app.sandbox.inject(SandboxFault(.hold, pathPrefix: "/repos/hina-m/orihon/git"))
      let link = try DeepLink(parsing: "/hina-m/orihon/tree/release/2.x/docs")

      AppStart(app.services).open(link)
      await app.sandbox.waitForHeldRequests()

      #expect(app.titles == ["orihon"])
      let state = app.program.host.topViews.last?.content as? StateView
      #expect(state?.state == .loading)
      app.sandbox.clearFaults()
      #expect(await app.settles { app.titles == ["docs"] })
      await app.close()
    }

    @Test func `nothing of a closed program stays behind`() async throws {
      weak var program: DesktopProgram?
      weak var repository: RepositoryViewModel?
      do {
        let app = try await TestApp()
        try await app.open(DeepLink(parsing: "/hina-m/orihon"))
        await app.settled()
        program = app.program
        if case .repository(let viewModel) = app.session.router.top { repository = viewModel }
        #expect(repository != nil)
        await app.close()
      }
      // Work that was under way ends in later turns; the limit only ends a hang.
      await Application.idles { program == nil && repository == nil }

      #expect(program == nil)
      #expect(repository == nil)
    }

    @Test func `the window shrinks to the width of a telephone`() async throws {
      let app = try await TestApp()
      app.window.resize(Window.Size(360, 640))
      try await app.open(DeepLink(parsing: "/hina-m/orihon"))
      await app.settled()

      #expect(app.window.smallestWidth <= 360)
      await app.close()
    }
  }
}
