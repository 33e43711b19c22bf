import BinderyGTK
import CGTK
import Foundation
import GitHubValues
import OctavoLive
import Testing

@testable import OctavoDesktop
@testable import OctavoViewModels

extension OctavoDesktopTests {
  /// The sentences of a feed, in which every name leads somewhere.
  struct NewsLinkTests {
    @Test func `each name in a sentence leads to its own place`() async throws {
      let app = try await TestApp()
      try await app.open(.home)
      #expect(await app.settles { Self.sentence(in: app.window) != nil })
      let sentence = try #require(Self.sentence(in: app.window))
      let words = String(cString: gtk_label_get_text(sentence.opaque))
      let person = String(words.prefix { $0 != " " })
      let repository = try #require(words.split(separator: " ").last.map(String.init))
      let name = try #require(repository.split(separator: "/").last.map(String.init))

      #expect(bindery_object_ask_text(sentence.raw, "activate-link", "/\(person)") != 0)
      #expect(await app.settles { app.titles == [person] })
      app.program.host.goBack()
      #expect(await app.settles { app.titles == ["Octavo"] })
      #expect(bindery_object_ask_text(sentence.raw, "activate-link", "/\(repository)") != 0)
      #expect(await app.settles { app.titles == [name] })
      await app.close()
    }

    @Test func `an address that no link has leads nowhere`() async throws {
      let app = try await TestApp()
      try await app.open(.home)
      #expect(await app.settles { Self.sentence(in: app.window) != nil })
      let sentence = try #require(Self.sentence(in: app.window))

      // Answered, so that GTK does not open it either.
      #expect(bindery_object_ask_text(sentence.raw, "activate-link", "file:///etc/passwd") != 0)
      #expect(app.titles == ["Octavo"])
      await app.close()
    }

    @Test(arguments: HostileTextTests.texts)
    func `names of strangers are no markup, and two links stay two`(text: String) {
      let repository = GitHub.RepositoryName(owner: text, name: text)
      let row = Self.row([
        .init(text, .user(text)), .init(" pushed to ", nil),
        .init(text, .repository(repository, nil)),
      ])
      let links = NewsLinks(row)
      let label = Label("", .wrapping)

      label.show(links.runs)

      // A long word has places to break.
      let shown = label.text.replacing("\u{200B}", with: "")
      #expect(shown == "\(text.displayed(limit: 300)) pushed to \(text.displayed(limit: 300))")
      #expect(links.runs.count { $0.link != nil } == 2)
    }

    @Test func `days are headings, and the visible rows have the subjects of their commits`()
      async throws
    {
      let app = try await TestApp()
      try await app.open(.home)
      await app.settled()
      let tabs = try #require(app.session.router.topTabs)
      let news = try #require(tabs.selectedScreen.viewModel as? NewsViewModel)

      #expect(news.rows.prefix(3).allSatisfy { $0.subject == nil && $0.detail != nil })
      #expect(news.isAtTop)
      let words = Finding.words(in: app.window)
      #expect(news.sections.prefix(2).allSatisfy { words.contains($0.title) })
      await app.close()
    }

    private static func row(_ parts: [NewsRow.Part]) -> NewsRow {
      NewsRow(
        id: "1",
        actor: GitHub.Account(login: "somebody"),
        icon: .push,
        parts: parts,
        detail: nil,
        link: nil,
        date: Date(timeIntervalSince1970: 0)
      )
    }

    private static func sentence(in window: Window) -> ObjectOwner? {
      Finding.all(gtk_label_get_type(), in: window).first { label in
        String(cString: gtk_label_get_text(label.opaque)).contains(" pushed to ")
      }
    }
  }
}
