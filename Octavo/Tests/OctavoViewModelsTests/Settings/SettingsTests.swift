import BinderyTesting
import Foundation
import GitHubEndpoints
import GitHubValues
import Testing

@testable import OctavoViewModels

struct SettingsTests {
  let fakes = Fakes()

  private func shown() async -> SettingsViewModel {
    fakes.logIn()
    let settings = SettingsViewModel(fakes.services)
    fakes.show(.settings(settings))
    await settle()
    return settings
  }

  @Test func `the settings show account, server, place of the token and limits`() async {
    fakes.session.tokenPlace = .file(path: "/home/juno/.local/share/octavo/token")
    fakes.gitHub[.rateLimits] = [
      GitHub.RateLimit(limit: 5000, remaining: 4998, resetsAt: Sample.now.addingTimeInterval(700)),
      GitHub.RateLimit(resource: "search", limit: 30, remaining: 30, resetsAt: Sample.now),
    ]

    let settings = await shown()

    #expect(
      settings.account.prefix(3) == [
        SettingsRow("Logged in as", "juno"), SettingsRow("Server", "ghe.example.com"),
        SettingsRow(
          "Token stored in",
          "a file that only you can read: /home/juno/.local/share/octavo/token"
        ),
      ]
    )
    #expect(
      settings.limits == [
        SettingsRow("core", "4998 of 5000 left, resets in 12 minutes"),
        SettingsRow("search", "30 of 30 left"),
      ]
    )
  }

  @Test func `the settings show the problems of the file of keys after each change`() async {
    fakes.services.keyFile = KeyFile(name: "keys", hint: "Press ?") { contents in
      if case .text(let text) = contents, text.isEmpty { [] } else { ["Line 1", "Line 2"] }
    }

    let settings = await shown()
    let missing = settings.keyFile
    fakes.files["keys"] = .text("follow me")
    let wrong = settings.keyFile
    fakes.files["keys"] = .text("")

    let list = SettingsRow("All keys", "Press ?")
    let path = SettingsRow("Your file", "/config/keys")
    #expect(missing == [list, SettingsRow("Your file", "/config/keys (does not exist)")])
    #expect(
      wrong == [list, path, SettingsRow("Problems", "Line 1"), SettingsRow("", "Line 2")]
    )
    #expect(settings.keyFile == [list, path, SettingsRow("Problems", "None")])
  }

  @Test func `each setting has a field, which shows and changes its value`() async throws {
    let settings = await shown()
    let titles = settings.preferences.map(\.title)
    #expect(
      titles == [
        "Appearance", "Start Page", "Wrap Long Lines", "Document Space", "Notifications",
        "Quiet Hours", "Terminal Signal",
      ]
    )
    guard case .choice(let pages, let page) = settings.preferences[1].control,
      case .toggle(let wraps) = settings.preferences[2].control
    else { throw WrongScreen() }
    #expect(pages == ["Last Place", "News", "Repositories", "Explore", "Profile", "Inbox"])
    #expect(page.value == 0 && wraps.value)

    page.value = 3
    wraps.value = false

    #expect(fakes.preferences[Settings.startPage] == .explore)
    #expect(!fakes.preferences[Settings.wrapsLines])
    fakes.preferences[Settings.startPage] = .news
    #expect(page.value == 1)
  }

  @Test func `a program whose source is published can check for updates`() async {
    fakes.services.program = ProgramDescription(
      version: "0.1.0",
      repository: GitHub.RepositoryName(owner: "hina-m", name: "orihon")
    )
    let settings = await shown()

    #expect(settings.preferences.map(\.title).last == "Check for Updates")
  }

  @Test(arguments: [-1, 6])
  func `an index without a choice is ignored`(index: Int) async throws {
    let settings = await shown()
    guard case .choice(_, let page) = settings.preferences[1].control else { throw WrongScreen() }

    page.value = index

    #expect(fakes.preferences[Settings.startPage] == .lastPlace)
  }

  @Test(
    arguments: [
      (.secretService, "the keyring of your desktop"),
      (.memory, "nowhere (kept in memory until you quit)"),
      (.environment(variable: "GH_TOKEN"), "nowhere (read from GH_TOKEN at each start)"),
    ] as [(TokenPlace, String)]
  )
  func `the place of the token is named`(place: TokenPlace, text: String) async {
    fakes.session.tokenPlace = place

    #expect(await shown().account.contains(SettingsRow("Token stored in", text)))
  }

  @Test(arguments: [
    ("Log Out", "logOut"), ("Log Out and Delete Local Data", "logOut and delete"),
  ])
  func `after a yes it logs out and begins again`(choice: String, call: String) async {
    let settings = await shown()
    var alerts: [AlertContent] = []
    let token = settings.confirmLogOut.answer { alert in
      alerts.append(alert)
      return alert.choices.first { $0.title == choice }
    }

    settings.logOutCommand.execute()
    await settle()

    #expect(alerts.map(\.title) == ["Log Out?"])
    #expect(fakes.session.calls.contains(call))
    #expect(fakes.navigation.outline == "[C0: Login]")
    token.dispose()
  }

  @Test func `after a no nothing changes`() async {
    let settings = await shown()
    let token = settings.confirmLogOut.answer { $0.choices.first { $0.role == .cancel } }

    settings.logOutCommand.execute()
    await settle()

    #expect(fakes.session.user != nil)
    #expect(fakes.navigation.outline == "[C0: Settings]")
    #expect(settings.logOutCommand.isEnabled)
    token.dispose()
  }

  @Test(arguments: [("Cancel", 0, "1.5 MB"), ("Clear Local Data", 1, "0 B")])
  func `after a yes it clears the local data`(
    choice: String,
    clearings: Int,
    size: String
  ) async {
    let settings = await shown()
    let token = settings.confirmClearing.answer { alert in
      alert.choices.first { $0.title == choice }
    }

    settings.clearCommand.execute()
    await settle()

    #expect(fakes.localData.clearings == clearings)
    #expect(settings.localData.first == SettingsRow("Size", size))
    token.dispose()
  }

  @Test(arguments: [
    (true, "The local data was cleared."), (false, "Could not clear all local data."),
  ])
  func `the notice says whether the local data was cleared`(
    canClear: Bool,
    notice: String
  ) async {
    fakes.localData.canClear = canClear
    let settings = await shown()
    let token = settings.confirmClearing.answer { _ in ClearingAlert.clear }

    settings.clearCommand.execute()
    await settle()

    #expect(fakes.services.notice?.text == notice)
    token.dispose()
  }

  @Test(
    arguments: [
      ("Cancel", true, "2 KB", nil),
      ("Remove Files Put Aside", true, nil, "The files put aside were removed."),
      ("Remove Files Put Aside", false, "2 KB", "Could not remove all files put aside."),
    ] as [(String, Bool, String?, String?)]
  )
  func `after a yes it removes the files that were put aside`(
    choice: String,
    canRemove: Bool,
    size: String?,
    notice: String?
  ) async throws {
    fakes.localData.aside = 2_048
    fakes.localData.canClear = canRemove
    let settings = await shown()
    let token = settings.confirmClearing.answer { alert in
      alert.choices.first { $0.title == choice }
    }

    try #require(settings.actions.action("remove.aside")).perform()
    await settle()

    #expect(fakes.localData.clearings == 0 && fakes.services.notice?.text == notice)
    #expect(settings.localData.first { $0.title == "Put aside" }?.value == size)
    #expect((settings.actions.action("remove.aside") != nil) == (size != nil))
    token.dispose()
  }

  @Test func `without files that were put aside there is no row and no action for them`() async {
    let settings = await shown()

    #expect(settings.localData.map(\.title) == ["Size", "Documents"])
    #expect(settings.actions.action("remove.aside") == nil)
    #expect(!settings.removeAsideCommand.isEnabled)
  }

  @Test func `limits that cannot be loaded have a message`() async {
    fakes.gitHub[failure: .rateLimits] = .offline

    let settings = await shown()

    #expect(settings.limits == [SettingsRow("Not available", "The server cannot be reached.")])
  }

  @Test func `the screen is released`() async {
    let released = await isReleased {
      SettingsViewModel(fakes.services)
    } afterwards: { settings in
      fakes.show(.settings(settings))
      settings.logOutCommand.execute()
      await settle()
      fakes.removeScreens()
    }

    #expect(released)
  }
}
