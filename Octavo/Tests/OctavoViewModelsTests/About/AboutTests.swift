import BinderyTesting
import Foundation
import GitHubValues
import Testing

@testable import OctavoViewModels

struct AboutTests {
  let fakes = Fakes()
  private let source = GitHub.RepositoryName(owner: "octavo", name: "octavo")

  private func shown(_ repository: GitHub.RepositoryName?) async -> AboutViewModel {
    fakes.logIn()
    fakes.services.program = ProgramDescription(
      version: "0.1.0",
      repository: repository,
      facts: [SettingsRow("GTK", "4.14.2")]
    )
    let about = AboutViewModel(fakes.services)
    fakes.show(.about(about))
    await settle()
    return about
  }

  @Test func `the screen shows versions, the size of the data and the libraries`() async {
    let about = await shown(source)

    #expect(about.sections.map(\.title) == ["Octavo", "Diagnostics", "Libraries", "License"])
    #expect(
      about.sections[0].rows == [
        SettingsRow("Version", "0.1.0"), SettingsRow("Updates", "Not checked"),
        SettingsRow("License", "MIT"),
        SettingsRow("Source code", "https://github.com/octavo/octavo"),
      ]
    )
    #expect(
      about.sections[1].rows == [
        SettingsRow("GTK", "4.14.2"), SettingsRow("Server", "GitHub Enterprise"),
        SettingsRow("Local data", "1.5 MB"), SettingsRow("Reports", "None"),
      ]
    )
  }

  @Test func `each service that the desktop lacks is named with its consequence`() async {
    let about = await shown(source)
    let complete = about.sections

    fakes.services.program.missingServices = [.sessionBus, .accessibility, .keyring]
    let sections = about.sections

    let rows = [
      SettingsRow("Session bus", "Not found, so other services of the desktop are not available."),
      SettingsRow("Accessibility", "Not available. Screen readers cannot read the window."),
      SettingsRow("Keyring", "Not available. Tokens are stored in files that only you can read."),
    ]
    #expect(!complete.map(\.title).contains("Desktop"))
    #expect(sections.first { $0.title == "Desktop" }?.rows == rows)
    #expect(about.diagnostics.contains("Accessibility: Not available. Screen readers"))
  }

  @Test(
    arguments: [
      ([DesktopService.keyring], nil), ([], nil),
      ([.accessibility], "not available: accessibility"),
      (
        DesktopService.allCases,
        "no session bus found; not available: accessibility, single window, keyring"
      ),
    ] as [([DesktopService], String?)]
  )
  func `the log says once what the window lacks`(missing: [DesktopService], line: String?) {
    #expect(Strings.report(ofMissing: missing) == line)
  }

  @Test func `a check names the newer version, and a failed one says why`() async {
    let about = await shown(source)
    fakes.releases.latest = GitHub.Release(id: 1, tag: "v0.2.0")

    about.actions.action("updates")?.perform()
    await settle()
    let newer = about.sections[0].rows[1].value
    fakes.releases.failure = .offline
    about.actions.action("updates")?.perform()
    await settle()

    #expect(newer == "Version 0.2.0 is available.")
    #expect(about.sections[0].rows[1].value == "The server cannot be reached.")
    #expect(fakes.releases.requests == [source, source])
  }

  @Test func `without a published source there are no updates and no form`() async {
    let about = await shown(nil)

    let enabled = about.actions.filter(\.isEnabled).map(\.id)

    #expect(enabled == ["diagnostics"])
    #expect(about.sections[0].rows[3].value == "Not published")
  }

  @Test func `the diagnostics have the reports, and no secret`() async {
    fakes.reports = [
      "Bearer abc.def-1 was refused by ghe.example.com",
      "ghp_0123456789abcdefghijklmnopqrstuvwxyz in /home/juno/.config/octavo",
      "x\nInjected: line",
    ]
    let about = await shown(source)

    about.copyDiagnostics()

    #expect(
      fakes.copied == [
        """
        Octavo: 0.1.0
        GTK: 4.14.2
        Server: GitHub Enterprise
        Local data: 1.5 MB
        Reports: 3

        Latest reports:
        - Bearer [hidden] was refused by [server]
        - [token] in ~/.config/octavo
        - x Injected: line

        """
      ]
    )
  }

  @Test func `the diagnostics hide the private server of each account`() async {
    fakes.session.accounts = [
      StoredAccount(id: .init(server: "ghe.other.com", login: "juno"), tokenPlace: .memory),
      StoredAccount(id: .init(server: "github.com", login: "juno"), tokenPlace: .memory),
    ]
    fakes.reports = ["ghe.other.com, ghe.example.com and github.com"]

    let about = await shown(source)

    #expect(about.diagnostics.contains("- [server], [server] and github.com"))
  }

  @Test func `a private server is hidden whole if its name contains that of another`() async {
    // Enough names that a set has them by chance in the right order once in 40,000 runs.
    let names = (1...8).map { String(repeating: "eu.", count: $0) + "ghe.example.com" }
    fakes.session.accounts = names.map {
      StoredAccount(id: .init(server: $0, login: "juno"), tokenPlace: .memory)
    }
    fakes.reports = [names.joined(separator: " ")]

    let about = await shown(source)

    let hidden = names.map { _ in "[server]" }.joined(separator: " ")
    #expect(about.diagnostics.contains("- \(hidden)\n"))
  }

  @Test func `a token at the end of a long report is hidden before it is shortened`() async {
    let token = "0123456789abcdef0123456789abcdef01234567"
    fakes.reports = [String(repeating: "x", count: 280) + " \(token)"]

    let about = await shown(source)

    #expect(!about.diagnostics.contains("0123"))
  }

  @Test func `the form for feedback has the versions, but no report`() async throws {
    fakes.reports = ["private"]
    let about = await shown(source)

    about.actions.action("feedback")?.perform()

    let form = try #require(fakes.opened.first.flatMap { URLComponents(string: $0) })
    #expect(form.path == "/octavo/octavo/issues/new")
    let body = try #require(form.queryItems?.first { $0.name == "body" }?.value)
    #expect(body.contains("GTK: 4.14.2"))
    #expect(!body.contains("private"))
  }

  @Test(arguments: [(true, ["Octavo 0.2.0 is available."]), (false, [])])
  func `a start checks for a newer version if the user has chosen so`(
    isChosen: Bool,
    notices: [String]
  ) async throws {
    fakes.services.program = ProgramDescription(version: "0.1.0", repository: source)
    fakes.preferences[Settings.checksForReleases] = isChosen
    fakes.releases.latest = GitHub.Release(id: 1, tag: "v0.2.0") {
      $0.htmlURL = URL(string: "https://github.com/octavo/octavo/releases/tag/v0.2.0")
    }
    fakes.logIn()
    fakes.addEmptyHome()

    AppStart(fakes.services).start(at: .home)
    await settle()
    let shown = [fakes.services.notice?.text].compactMap(\.self)
    AppStart(fakes.services).start(at: .home)
    await settle()

    #expect(shown == notices)
    #expect(fakes.releases.requests.count == notices.count)
  }

  @Test func `the screen is released`() async {
    let released = await isReleased {
      AboutViewModel(fakes.services)
    } afterwards: { about in
      fakes.show(.about(about))
      about.checkCommand.execute()
      await settle()
      fakes.removeScreens()
    }

    #expect(released)
  }

  @Test func `the license is that of the source code`() async throws {
    let file = URL(filePath: #filePath).appending(path: "../../../../../LICENSE").standardized
    let words = try String(contentsOf: file, encoding: .utf8).split(whereSeparator: \.isWhitespace)

    let about = await shown(source)

    let text = try #require(about.sections.last).rows.map(\.value).joined(separator: " ")
    #expect(text.split(separator: " ") == Array(words.dropFirst(2)))
  }

  @Test func `the source and its author are screens on GitHub, and pages from another server`()
    async throws
  {
    let about = await shown(source)
    about.actions.action("source")?.perform()
    about.actions.action("author")?.perform()
    #expect(fakes.opened == ["https://github.com/octavo/octavo", "https://github.com/octavo"])

    fakes.session.server = Server(
      name: "github.com",
      webAddress: "https://github.com",
      loginMethods: fakes.session.server.loginMethods
    )
    about.actions.action("author")?.perform()
    await settle()
    #expect(try fakes.top(ProfileViewModel.self).login == "octavo")
    about.actions.action("source")?.perform()
    await settle()

    #expect(try fakes.top(RepositoryViewModel.self).fullName == source)
    #expect(fakes.opened.count == 2)
  }
}
