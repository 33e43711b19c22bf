import BinderyNavigation
import Foundation
import GitHubSandbox
import GitHubValues
import OctavoLive
import OctavoViewModels
import ScreenExamples
import Testing

@testable import OctavoTerminal

/// Screens whose texts were all written by a hostile server.
struct HostileScreenTests {
  private static let text = "\u{1B}]0;owned\u{7}\u{202E}gnp\u{0}\u{1B}[2J\n\n\u{2066}%s"

  @Test func `nothing that a server sends to any screen reaches the terminal unescaped`()
    async throws
  {
    try await TestApp.run { app in
      // The first fault whose path fits is applied, so longer paths come first.
      let longestFirst = ScreenExample.requesting.sorted {
        $0.requestPath.count > $1.requestPath.count
      }
      for example in longestFirst {
        let body = try example.response(with: Self.text)
        app.sandbox.inject(SandboxFault(.status(200, body: body), pathPrefix: example.requestPath))
      }
      let navigation = app.headless.session.services.navigation

      for example in ScreenExample.requesting {
        while app.headless.session.router.controllers.count > 1 { navigation.dismiss(.none) }
        navigation.popToRoot(.none)
        navigation.push(example.route(with: Self.text), .none)
        await app.headless.settled()
        #expect(app.text.contains("␛]0;owned␇"), "\(example): \(app.text)")
        #expect(app.isHarmless, "\(example): \(app.text)")

        for key in ["B", "Enter"] {
          try await app.press(key)
          #expect(app.isHarmless, "\(example): \(app.text)")
        }
      }
    }
  }

  @Test func `hostile repositories in the tabs, branches and names of accounts are harmless`()
    async throws
  {
    try await TestApp.run { app in
      for example in [ScreenExample.owned, .starred, .branches] {
        let body = try example.response(with: Self.text)
        app.sandbox.inject(SandboxFault(.status(200, body: body), pathPrefix: example.requestPath))
      }
      let navigation = app.headless.session.services.navigation

      for keys in ["2", "Tab", "4"] {
        try await app.press(keys)
        #expect(keys == "4" || app.text.contains("␛]0;owned␇"), "\(app.text)")
        #expect(app.isHarmless, "\(app.text)")
      }
      navigation.present(ScreenExample.branches.route, .none)
      await app.headless.settled()
      #expect(app.text.contains("␛]0;owned␇"), "\(app.text)")
      #expect(app.isHarmless, "\(app.text)")
      navigation.dismiss(.none)
      navigation.push(.avatar(of: GitHub.Account(login: Self.text)), .none)
      await app.headless.settled()
      #expect(app.text.contains("␛]0;owned␇"), "\(app.text)")
      #expect(app.isHarmless, "\(app.text)")
    }
  }

  @Test func `hostile names of labels are harmless`() async throws {
    try await TestApp.run("/rfarouk/lantern/issues/34") { app in
      let labels = [["name": Self.text, "color": Self.text]]
      let body = String(decoding: try JSONSerialization.data(withJSONObject: labels), as: UTF8.self)
      let path = "/repos/rfarouk/lantern/labels"
      app.sandbox.inject(SandboxFault(.status(200, body: body), pathPrefix: path))

      try await app.press("L")
      #expect(app.text.contains("␛]0;owned␇"), "\(app.text)")
      #expect(app.isHarmless, "\(app.text)")
    }
  }

  @Test func `hostile names in the events of an issue are harmless`() async throws {
    try await TestApp.run { app in
      let issue: [String: Any] = [
        "id": 1, "number": 5, "title": Self.text, "state": Self.text, "html_url": Self.text,
      ]
      let members: [[String: Any]] = [
        ["event": "renamed", "rename": ["from": Self.text, "to": Self.text]],
        ["event": "labeled", "label": ["name": Self.text, "color": Self.text]],
        ["event": "cross-referenced", "source": ["issue": issue]],
        ["event": "committed", "sha": Self.text, "message": Self.text],
        ["event": Self.text], ["event": ["a"]], ["event": "closed", "state_reason": Self.text],
      ]
      let events = members.enumerated().map { index, event in
        let common: [String: Any] = [
          "id": index + 1, "actor": ["login": Self.text], "user": ["login": "gauge[bot]"],
          "body": Self.text, "created_at": "2026-02-28T12:00:00Z",
        ]
        return event.merging(common) { member, _ in member }
      }
      let body = String(decoding: try JSONSerialization.data(withJSONObject: events), as: UTF8.self)
      app.sandbox.inject(SandboxFault(.status(200, body: body), pathPrefix: "/repositories/"))

      let name = GitHub.RepositoryName(owner: "rfarouk", name: "lantern")
      app.headless.session.services.navigation.push(.issue(name, 34), .none)
      await app.headless.settled()
      try await app.press("G")

      #expect(app.text.contains("caused the event"), "\(app.text)")
      #expect(app.isHarmless, "\(app.text)")
    }
  }

  @Test func `the message of a server that refuses the login is harmless`() async throws {
    try await TestApp.run("/-/login") { app in
      let message = ["message": Self.text, "errors": [["message": Self.text]]] as [String: Any]
      let data = try JSONSerialization.data(withJSONObject: message)
      let body = String(decoding: data, as: UTF8.self)
      app.sandbox.inject(SandboxFault(.status(422, body: body)))

      try await app.press("Enter Enter")

      #expect(app.text.contains("␛]0;owned␇"), "\(app.text)")
      #expect(app.isHarmless, "\(app.text)")
    }
  }

  @Test func `an account with a hostile name is listed without harm`() async throws {
    try await TestApp.run { app in
      let session = app.headless.session
      let user = try JSONSerialization.data(
        withJSONObject: [
          "id": 1, "login": Self.text, "name": Self.text, "avatar_url": Self.text,
        ]
      )
      let body = String(decoding: user, as: UTF8.self)
      app.sandbox.inject(
        SandboxFault(.status(200, body: body), method: "GET", pathPrefix: "/user")
      )
      try await session.logIn(as: try #require(session.configuration.demo))

      session.services.navigation.push(.accounts, .none)
      await app.headless.settled()
      #expect(app.text.contains("␛]0;owned␇"))
      #expect(app.isHarmless, "\(app.text)")

      try await app.press("x")
      #expect(app.isHarmless, "\(app.text)")
    }
  }
}
