import BinderyNavigation
import BinderyTesting
import Foundation
import Testing

@testable import GitHubValues
@testable import OctavoViewModels

/// The rows of files without lines: pictures, submodules, modes and lengths.
struct FileVersionTests {
  let fakes = Fakes()

  private static let base = "fee1900d" + String(repeating: "0", count: 32)
  private static let (old, new) = (
    String(repeating: "a", count: 40), String(repeating: "b", count: 40)
  )

  private func submodule(_ lines: String, sha: String? = new) -> GitHub.FileChange {
    var file = Sample.changedFile("lib", "@@ -1 +1 @@\n\(lines)")
    file.sha = sha
    return file
  }

  private func entry(_ mode: Int, _ size: Int = 0, _ sha: String = "x") -> GitHub.FolderEntry {
    GitHub.FolderEntry(name: "f", mode: mode, size: size, sha: sha)
  }

  @Test func `a submodule is named by its commits, and a text with the same words is a text`() {
    let (removed, added) = ("-Subproject commit \(Self.old)", "+Subproject commit \(Self.new)")
    let labels = [
      submodule("\(removed)\n\(added)"), submodule(added), submodule(removed, sha: Self.old),
      submodule("\(removed)\n\(added)", sha: "another"), submodule("+Subproject commit x"),
      submodule(added + "\n+more"),
    ].map { SubmoduleChange($0)?.label }

    #expect(
      labels == [
        "Submodule changed from aaaaaaa to bbbbbbb", "Submodule added at bbbbbbb",
        "Submodule deleted, which was at aaaaaaa", nil, nil, nil,
      ]
    )
  }

  @Test func `modes and lengths are said in words where they changed`() {
    let (file, program, link) = (0o100644, 0o100755, 0o120000)
    let facts: [(GitHub.FolderEntry?, GitHub.FolderEntry?)] = [
      (entry(file), entry(program)), (entry(program), entry(file)), (entry(file), entry(link)),
      (nil, entry(program)), (entry(file), entry(file)), (nil, nil), (entry(file), nil),
    ]

    #expect(
      facts.map { GitHub.FileFacts(old: $0, new: $1).notes(hasLines: true) } == [
        ["now executable, mode 100644 → 100755"], ["no longer executable, mode 100755 → 100644"],
        ["now a symbolic link, mode 100644 → 120000"], ["executable"], [], [], [],
      ]
    )
    let sizes = GitHub.FileFacts(old: entry(file, 5), new: entry(file, 2_048, "y"))
    #expect(sizes.notes(hasLines: false) == ["5 B → 2 KB"])
    #expect(sizes.notes(hasLines: true) == [])
  }

  @Test func `a picture has a row with its versions, each of which can be shown`() async throws {
    var pull = Sample.pull([Sample.changedFile("moon.png", nil, .renamed, from: "old.png")])
    pull.mergeBase = Self.base
    let page = await fakes.showPull(pull)
    for (path, revision, length) in [("old.png", Self.base, 3), ("moon.png", Sample.sha, 9)] {
      let limit = StoreQuery<GitHub.File>.pictureByteLimit
      let query = StoreQuery.file(path, of: Sample.name, at: revision, limit: limit)
      fakes.sync[query] = GitHub.File(path: path, bytes: Data(repeating: 1, count: length))
    }

    let row = try #require(page.sections[1].rows.last)
    let lengths = [
      await page.picture(of: row, isOld: true), await page.picture(of: row, isOld: false),
    ].map { $0?.bytes.count }
    fakes.sync.forgetRequests()
    _ = await page.picture(of: row, isOld: true)
    let again = fakes.sync.requests
    page.actions(for: row).action("picture.old")?.perform()
    await settle()

    #expect(row.kind == .pictures(PictureVersions(hasOld: true, hasNew: true)))
    #expect(lengths == [3, 9])
    // A file at a commit never changes.
    #expect(again == [])
    #expect(try fakes.top(SourceViewModel.self).path == "old.png")
  }

  @Test func `a file of which the server lacks the modes is shown without them`() async {
    let page = await fakes.showPull(Sample.pull([Sample.changedFile("a.bin", nil)]))

    #expect(page.sections[1].rows.map(\.text) == ["Modified", "Binary or empty file."])
  }
}
