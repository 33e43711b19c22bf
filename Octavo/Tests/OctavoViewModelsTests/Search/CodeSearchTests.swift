import BinderyTesting
import Foundation
import GitHubValues
import Testing

@testable import OctavoViewModels

/// Files that a search finds: their lines are found in the files, and they open at these.
struct CodeSearchTests {
  private let fakes = Fakes()
  private static let commit = String(repeating: "c", count: 40)

  private func file(
    _ path: String,
    sha: String = "b1",
    _ fragment: String?,
    _ range: Range<Int> = 0..<1
  ) -> GitHub.SearchResult<GitHub.CodeFile> {
    let page = "https://ghe.example.com/maralind/tides/blob/\(Self.commit)/\(path)"
    let match = fragment.map {
      GitHub.TextMatch(property: "content", fragment: $0, ranges: [range])
    }
    return GitHub.SearchResult(
      item: .init(repository: Sample.name, path: path, sha: sha, htmlURL: URL(string: page)),
      matches: [match].compactMap(\.self)
    )
  }

  private func shown(
    _ files: [GitHub.SearchResult<GitHub.CodeFile>]
  ) async -> SearchListViewModel {
    fakes.logIn()
    fakes.sync[pages: .found(code: "tide")] = Sample.pages(files)
    let search = SearchViewModel(fakes.services, SearchPlace("tide", .code))
    fakes.show(.search(search))
    await settle()
    return search.selected
  }

  @Test func `the lines of visible files get their numbers from the file`() async {
    let text = "int a;\r\nint b;\n\tint tide = 1;\nint c;\n"
    fakes.blobs.add("b1", text)
    let list = await shown([
      file("a.c", "int b;\n\tint tide = 1;\nint c;", 12..<16),
      file("b.c", sha: "b2", "tide"),
    ])
    #expect(list.rows.map(\.title) == ["a.c", "b.c"])
    #expect(list.rows[0].excerptNumbers == [" │ ", " │ ", " │ "])

    list.didShow([list.rows[0]])
    await settle()

    #expect(fakes.blobs.requests == ["b1"])
    #expect(list.rows[0].detail == "maralind/tides · line 3")
    #expect(
      list.rows[0].excerptText == "2 │ int b;\n3 │   int tide = 1;\n4 │ int c;"
    )
    #expect(
      list.progress == "2 results · default branches; github.com may find more"
    )
  }

  @Test func `a result opens the file at its line, also one that was not visible yet`() async throws
  {
    fakes.blobs.add("b1", "one\ntwo\ntide\n")
    let list = await shown([file("src/a.c", "two\ntide", 4..<8)])

    list.open(try #require(list.rows.first))
    await settle()

    let source = try fakes.top(SourceViewModel.self)
    #expect((source.path, source.revision, source.lines) == ("src/a.c", Self.commit, LineRange(3)))
    #expect(fakes.blobs.requests == ["b1"])
  }

  @Test func `a file without the fragment, and one that cannot be read, open at their beginning`()
    async throws
  {
    fakes.blobs.add("b1", "moon\n")
    let list = await shown([file("a.c", "tide"), file("b.c", sha: "b2", "tide")])

    for place in 0...1 {
      list.open(list.rows[place])
      await settle()
      let source = try fakes.top(SourceViewModel.self)
      #expect((source.path, source.lines) == (["a.c", "b.c"][place], nil))
      fakes.services.navigation.pop()
    }
  }

  @Test func `each file is read once, few of them, and none when few requests are left`() async {
    let files = (0..<40).map { number in file("\(number).c", sha: "b\(number)", "tide") }
    for number in 0..<40 { fakes.blobs.add("b\(number)", "tide\n") }
    let list = await shown(files)
    fakes.sync.isNearLimit = true
    list.didShow(list.rows)
    await settle()
    #expect(fakes.blobs.requests == [])

    fakes.sync.isNearLimit = false
    list.didShow(list.rows)
    await settle()
    list.didShow(list.rows)
    await settle()

    #expect(fakes.blobs.requests.count == CodeLines.mostFiles)
    #expect(Set(fakes.blobs.requests).count == CodeLines.mostFiles)
  }

  @Test func `a line that was cut by the server is found by itself`() async {
    fakes.blobs.add("b1", "first, which is long\n  tide = 2\nlast\n")
    let list = await shown([file("a.c", "first, wh\n  tide = 2\nla", 12..<16)])

    list.didShow(list.rows)
    await settle()

    #expect(list.rows[0].detail == "maralind/tides · line 2")
  }

  @Test func `typing in code waits for Return, because the server permits few searches`() async {
    let list = await shown([])
    fakes.sync.forgetRequests()
    list.keyword = "moon"

    fakes.scheduler.advance(by: .seconds(5))
    await settle()
    #expect(fakes.sync.requests == [])
    list.search()
    await settle()

    #expect(fakes.sync.requests == ["found code moon"])
  }

  @Test func `a file of which only the path matches has no lines`() async {
    let list = await shown([file("tide.c", nil)])

    list.didShow(list.rows)
    await settle()

    #expect(list.rows.map(\.excerpt) == [[]])
    #expect(fakes.blobs.requests == [])
  }
}
