import BinderyNavigation
import Foundation
import GitHubValues
import OctavoLive
import Testing

@testable import OctavoViewModels

/// The modes, lengths and submodules of the files of a pull request, as the server sends them.
@Suite(.timeLimit(.minutes(20)))
struct FileFactsTests {
  @Test func `modes, lengths and submodules are named above the files`() async throws {
    try await PatchWorld.withPull { world in
      let (old, new) = (String(repeating: "a", count: 40), String(repeating: "b", count: 40))
      let picture = [UInt8](repeating: 0, count: 1_500)
      let submodule = ["update-index", "--add", "--cacheinfo"]
      try world.git(["checkout", "-q", "main"])
      try Data(picture.prefix(1_000)).write(to: world.folder.appending(path: "moon.png"))
      try world.git(["add", "moon.png"])
      try world.git(submodule + ["160000,\(old),lib"])
      try world.git(["commit", "-q", "-m", "Add"])
      try world.git(["rebase", "-q", "main", "patch"])
      try world.git(["checkout", "-q", "patch"])
      try Data(picture).write(to: world.folder.appending(path: "moon.png"))
      try world.git(["add", "moon.png"])
      try world.git(["update-index", "--chmod=+x", "g", "f"])
      try world.git(submodule + ["160000,\(new),lib"])
      try world.git(["commit", "-q", "-m", "Change"])

      let session = try #require(world.session)
      let number = try #require(world.pull).number
      await session.start(at: try DeepLink(parsing: "/ada/tides/pull/\(number)/files"))
      await session.settled()
      let page = try #require(session.router.top?.viewModel as? ChangesViewModel)

      let heads = page.sections.dropFirst().map { $0.rows.first?.text }
      let mode = "now executable, mode 100644 → 100755"
      #expect(
        heads == [
          "Modified · \(mode)", "Modified · \(mode)",
          "Submodule changed from aaaaaaa to bbbbbbb", "Modified · 1000 B → 1.5 KB",
        ]
      )
      #expect(page.sections[2].rows.last?.text == "Only the mode has changed.")
      #expect(page.sections[4].rows.last?.text == "Picture before and after")
      let row = try #require(page.sections[4].rows.last)
      #expect(await page.picture(of: row, isOld: true)?.bytes.count == 1_000)
      #expect(await page.picture(of: row, isOld: false)?.bytes.count == 1_500)
    }
  }
}
