import BinderyGTK
import CGTK
import Foundation
import GitHubValues
import Testing

@testable import OctavoDesktop
@testable import OctavoViewModels

extension OctavoDesktopTests {
  /// Many own repositories, below letters and with an index.
  struct SectionIndexTests {
    private static let names = [
      "apron", "awl", "Backing", "bodkin", "bone-folder", "cloth", "cords", "endbands",
      "finishing", "gilding", "headcap", "japanese-tissue", "joint", "knife", "leather",
      "marbling", "needle", "paste", "press", "sewing-frame", "spine", "thread", "vellum",
      "1st-edition",
    ]

    /// Shows the list in a window of its own while `body` runs.
    private func showMany(
      _ list: RepositoryList = .owned,
      _ body: (Window, RepositoryListViewModel) async throws -> Void
    ) async throws {
      Appearance.setDark(false)
      Golden.steady()
      let app = try await TestApp()
      try await app.open(.home)
      let store = OneListStore(
        Self.names.enumerated().map { number, name in
          GitHub.Repository(
            id: number,
            owner: GitHub.Account(login: "juno"),
            name: name,
            description: "What a bookbinder has: \(name)."
          )
        }
      )
      let viewModel = RepositoryListViewModel(app.services.with(store), list)
      let context = ViewContext.forTesting(app.services)
      let view = RepositoryListView(viewModel, context)
      let window = Window(size: Window.Size(420, 480))
      window.content = view.content
      window.present()
      #expect(await app.settles { viewModel.rows.allSatisfy { $0.isStarred != nil } })
      await window.painted()
      try await body(window, viewModel)
      withExtendedLifetime(view) {}
      window.destroy()
      await app.close()
    }

    @Test func `letters stand above the rows and at the side`() async throws {
      try await showMany { window, _ in
        let picture = try #require(await Screenshot.pngAtRest { window })

        try Golden.expect(picture, isLike: "letters")
      }
    }

    @Test func `a letter at the side leads to its section`() async throws {
      try await showMany { window, _ in
        Finding.press(Finding.button("V", in: window))
        for _ in 0..<5 { await window.painted() }
        let picture = try #require(await Screenshot.pngAtRest { window })

        try Golden.expect(picture, isLike: "letters-end")
      }
    }

    @Test(
      arguments: [
        (RepositoryList.ownedBy("juno"), [true, true, false]),
        (.starredBy("juno"), [false, true, false]),
        (.forks(of: GitHub.RepositoryName(owner: "juno", name: "awl")), [false, true, false]),
      ]
    )
    func `another list has letters in the order by name, and none in other orders`(
      list: RepositoryList,
      expected: [Bool]
    ) async throws {
      try await showMany(list) { window, viewModel in
        var hasLetters: [Bool] = []
        for _ in expected {
          hasLetters.append(Finding.button("V", in: window) != nil)
          viewModel.sortByNext()
          await window.painted()
        }

        #expect(hasLetters == expected)
      }
    }
  }
}
