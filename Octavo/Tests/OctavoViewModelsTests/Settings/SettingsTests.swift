import BinderyTesting
import Foundation
import GitHubEndpoints
import GitHubValues
import Testing

@testable import OctavoViewModels

struct SettingsTests {
  let world = World()

  private func shown() async -> SettingsViewModel {
    world.logIn()
    let settings = SettingsViewModel(world.services)
    world.show(.settings(settings))
    await settle()
    return settings
  }

  @Test func `the settings show account, server, place of the token and limits`() async {
    world.session.tokenPlace = .file(path: "/home/juno/.local/share/octavo/token")
    world.gitHub[.rateLimits] = [
      GitHub.RateLimit(limit: 5000, remaining: 4998, resetsAt: Sample.now.addingTimeInterval(700)),
      GitHub.RateLimit(resource: "search", limit: 30, remaining: 30, resetsAt: Sample.now),
    ]

    let settings = await shown()

    #expect(settings.user?.login == "juno")
    #expect(settings.serverName == "ghe.example.com")
    #expect(
      settings.tokenPlace
        == "in a file that only you can read: /home/juno/.local/share/octavo/token"
    )
    #expect(
      settings.limits == [
        "core: 4998 of 5000 left, full again in 12 minutes", "search: 30 of 30 left",
      ]
    )
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

    #expect(alerts.map(\.title) == ["Log out?"])
    #expect(world.session.calls.contains(call))
    #expect(world.navigation.outline == "[C0: Login]")
    token.dispose()
  }

  @Test func `after a no nothing changes`() async {
    let settings = await shown()
    let token = settings.confirmLogOut.answer { $0.choices.first { $0.role == .cancel } }

    settings.logOutCommand.execute()
    await settle()

    #expect(world.session.user != nil)
    #expect(world.navigation.outline == "[C0: Settings]")
    #expect(settings.logOutCommand.isEnabled)
    token.dispose()
  }

  @Test func `limits that cannot be loaded have a message`() async {
    world.gitHub[failure: .rateLimits] = .offline

    #expect(
      await shown().problem == "The server cannot be reached. What you see may be out of date."
    )
  }

  @Test func `the screen is released`() async {
    let released = await isReleased {
      SettingsViewModel(world.services)
    } afterwards: { settings in
      world.show(.settings(settings))
      settings.logOutCommand.execute()
      await settle()
      world.removeScreens()
    }

    #expect(released)
  }
}
