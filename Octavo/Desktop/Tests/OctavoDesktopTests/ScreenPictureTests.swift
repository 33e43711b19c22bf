import BinderyGTK
import CGTK
import GitHubValues
import OctavoLive
import OctavoViewModels
import Testing

@testable import OctavoDesktop

extension OctavoDesktopTests {
  /// Screens without an example, held against pictures of them.
  struct ScreenPictureTests {
    @Test func `the login and the tabs look as approved`() async throws {
      let app = try await Golden.app()
      await app.session.start(at: .login)
      try await Golden.expect(app, "Log In", isLike: "login")
      try await app.open(.home)
      for (address, name) in [
        ("/-/news", "news"), ("/-/repositories", "owned"), ("/-/explore", "explore"),
        ("/-/profile", "profile"), ("/-/inbox", "inbox"),
      ] {
        await app.session.start(at: try DeepLink(parsing: address))
        try await Golden.expect(app, "Octavo", isLike: name)
      }
      await app.close()
    }

    @Test(arguments: [(640, ""), (360, "-360"), (1_100, "-1100")] as [(Int32, String)])
    func `the other ways to log in look as approved`(width: Int32, suffix: String) async throws {
      let app = try await Golden.app(Window.Size(width, 600))
      await app.session.start(at: .login)
      await app.settled()
      app.program.actions.table.perform("method")
      try await Golden.expect(app, isLike: "login-token\(suffix)", andDark: suffix.isEmpty)
      app.program.actions.table.perform("method")
      for (title, name) in [("Log In with Browser…", "login-browser"), ("Log In", "login-code")] {
        await app.settled()
        Finding.press(Finding.button(title, in: app.window))
        #expect(await app.settles { Finding.dialogs().count == 1 })
        let dialog = try #require(Finding.dialogs().first)
        try await Golden.expect(
          Widget(dialog.pointer()),
          of: app,
          isLike: "\(name)\(suffix)",
          andDark: suffix.isEmpty
        )
        Finding.press(Finding.button("Cancel", in: dialog))
        #expect(await app.settles { Finding.dialogs().isEmpty })
      }
      await app.close()
    }

    @Test func `the starred repositories and the results of a search look as approved`()
      async throws
    {
      let app = try await Golden.app()
      try await app.open(DeepLink(parsing: "/-/repositories"))
      await app.settled()
      let lists = try #require(Self.tab(of: app) as? RepositoriesViewModel)
      lists.segments.select(1)
      try await Golden.expect(app, "Octavo", isLike: "starred")

      await app.session.start(at: try DeepLink(parsing: "/-/explore"))
      await app.settled()
      let explore = try #require(Self.tab(of: app) as? ExploreViewModel)
      explore.query = "language:swift"
      let field = try #require(Finding.all(gtk_search_entry_get_type(), in: app.window).first)
      bindery_object_send(field.raw, "activate")
      try await Golden.expect(app, "Octavo", isLike: "explore-results")
      explore.query = "zyzzyva"
      bindery_object_send(field.raw, "activate")
      try await Golden.expect(app, "Octavo", isLike: "explore-nothing")
      await app.close()
    }

    @Test func `the labels of an issue look as approved`() async throws {
      let app = try await Golden.app()
      let name = GitHub.RepositoryName(owner: "rfarouk", name: "lantern")
      try await app.open(.home)
      app.services.navigation.push(.issue(name, 34), .none)
      await app.settled()

      app.services.navigation.present(.issueChoice(.labels, name, [34]), .none)

      try await Golden.expect(app, "Labels", isLike: "issue-labels")
      await app.close()
    }

    @Test func `a check and its log look as approved`() async throws {
      let app = try await Golden.app()
      try await app.open(DeepLink(parsing: "/maralind/tidewater/pull/33/checks"))
      await app.settled()
      try await Golden.expect(app, "Checks", isLike: "checks")
      let checks = try #require(app.session.router.top?.viewModel as? ChecksViewModel)
      checks.open(try #require(checks.rows.first))
      try await Golden.expect(app, isLike: "check")

      app.program.actions.table.perform("log")

      try await Golden.expect(app, isLike: "check-log")
      await app.close()
    }

    @Test func `the changes of a force push look as approved`() async throws {
      let app = try await Golden.app()
      try await app.open(DeepLink(parsing: "/maralind/tidewater/pull/32"))
      await app.settled()
      let page = try #require(app.session.router.top?.viewModel as? IssueViewModel)
      let action = page.entries.lazy.compactMap { row in
        page.actions(for: row).first { $0.title == "Open Changes" }
      }.first

      try #require(action).perform()

      try await Golden.expect(app, isLike: "pull-range")
      await app.close()
    }

    @Test func `a changed picture looks as approved`() async throws {
      let app = try await Golden.app()
      try await app.open(DeepLink(parsing: "/maralind/tidewater/commits/main/images/day.png"))
      await app.settled()
      let commits = try #require(app.session.router.top?.viewModel as? CommitsViewModel)

      commits.open(try #require(commits.row(at: 0)))

      try await Golden.expect(app, isLike: "changed-picture")
      await app.close()
    }

    @Test func `the files of a pull request look as approved, to choose from`() async throws {
      let app = try await Golden.app()
      try await app.open(DeepLink(parsing: "/maralind/tidewater/pull/33/files"))
      await app.settled()

      app.program.actions.table.perform("files.pick")

      try await Golden.expect(app, isLike: "changed-files")
      await app.close()
    }

    @Test func `the conditions of the inbox look as approved`() async throws {
      let app = try await Golden.app()
      try await app.open(.home)
      await app.session.start(at: try DeepLink(parsing: "/-/inbox"))
      await app.settled()
      app.services.navigation.present(.filter(.inbox, "is:unread"), .none)

      try await Golden.expect(app, "Filter the Inbox", isLike: "inbox-conditions")
      await app.close()
    }

    @Test func `the conditions of a list of issues look as approved`() async throws {
      let app = try await Golden.app()
      let name = GitHub.RepositoryName(owner: "juno", name: "windowsill")
      let list = IssueList.repository(name)
      try await app.open(.home)
      app.services.navigation.push(.issues(list), .none)
      await app.settled()
      app.services.navigation.present(.filter(.issues(list), "is:open sort:created"), .none)

      try await Golden.expect(app, "Filter Issues", isLike: "issue-conditions")
      await app.close()
    }

    @Test(arguments: [
      (OptionKind.language, "ABAP", "languages"), (.country, "Albania", "countries"),
      (.period, "weekly", "periods"),
    ])
    func `a picker looks as approved`(kind: OptionKind, current: String, name: String)
      async throws
    {
      let app = try await Golden.app()
      try await app.open(.home)

      app.services.navigation.present(.optionPicker(kind, current: current), .none)

      try await Golden.expect(app, kind.title, isLike: name)
      await app.close()
    }

    @Test func `the table of contents looks as approved`() async throws {
      let app = try await Golden.app()
      try await app.open(DeepLink(parsing: "/hina-m/orihon"))
      #expect(await app.settles { app.titles == ["orihon"] })
      let page = app.session.router.top?.viewModel as? RepositoryViewModel
      #expect(await app.settles { page?.contentsCommand.isEnabled == true })

      page?.contentsCommand.execute()

      try await Golden.expect(app, Strings.tableOfContents, isLike: "contents")
      await app.close()
    }

    @Test func `the palette looks as approved`() async throws {
      let app = try await Golden.app()
      try await app.open(DeepLink(parsing: "/hina-m/orihon"))
      #expect(await app.settles { app.titles == ["orihon"] })

      app.program.actions.table.perform("place")

      try await Golden.expect(app, "Go To", isLike: "jump")
      await app.close()
    }

    @Test func `branches and an avatar in full size look as approved`() async throws {
      let app = try await Golden.app()
      try await app.open(DeepLink(parsing: "/maralind/tidewater"))
      #expect(await app.settles { app.titles == ["tidewater"] })
      Finding.press(Finding.button("main", in: app.window))
      try await Golden.expect(app, "Select Branch or Tag", isLike: "branches")
      let navigation = app.services.navigation
      navigation.dismiss(.none)
      let user = try #require(app.services.session.user)
      navigation.push(.avatar(of: GitHub.Account(login: user.login, avatarURL: user.avatarURL)))
      try await Golden.expect(app, user.login, isLike: "avatar")
      await app.close()
    }

    /// The view model of the selected tab.
    private static func tab(of app: TestApp) -> ViewModel? {
      app.session.router.topTabs?.selectedScreen.viewModel
    }
  }
}
