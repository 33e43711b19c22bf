import BinderyGTK
import CGTK
import GitHubValues
import Testing

@testable import OctavoDesktop
@testable import OctavoViewModels

extension OctavoDesktopTests {
  /// The star button and its spoken text in the window.
  struct StarTests {
    @Test(
      arguments: [
        (true, "● Swift  ·  ★ 1.2k  ·  1 fork", "Swift  ·  1200 stars, starred  ·  1 fork"),
        (false, "● Swift  ·  ☆ 1.2k  ·  1 fork", "Swift  ·  1200 stars, not starred  ·  1 fork"),
        (
          nil, "● Swift  ·  1.2k stars  ·  1 fork",
          "Swift  ·  1200 stars, unknown whether starred  ·  1 fork"
        ),
      ] as [(Bool?, String, String)]
    )
    func `a row shows whether a repository is starred, or that it is not known`(
      isStarred: Bool?,
      shown: String,
      spoken: String
    ) {
      let repository = GitHub.Repository(
        id: 1,
        owner: GitHub.Account(login: "juno"),
        name: "dotfiles",
        language: "Swift",
        stars: 1200,
        forks: 1
      )
      let source = FixedViewerState([.star(repository.fullName): .init(confirmed: isStarred)])
      let row = RepositoryRow(repository, owner: nil, ViewerState(source))

      #expect(RepositoryFacts.line(of: row).map(\.text).joined() == shown)
      #expect(RepositoryFacts.spokenLine(of: row) == spoken)
    }

    @Test func `the button removes only a star that is known to be there`() {
      let star = StarButton()

      let tooltips = [true, false, nil].map { isStarred in
        star.show(8, isStarred: isStarred)
        return gtk_widget_get_tooltip_text(star.button.pointer()).map { String(cString: $0) }
      }

      #expect(tooltips == ["Remove Star", "Star", "Star"])
    }
  }
}
