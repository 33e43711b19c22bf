import BinderyTesting
import Foundation
import GitHubValues
import LineFiles
import Testing

@testable import OctavoViewModels

/// Files that are too long for the store.
struct LargeSourceTests {
  private let fakes = Fakes()
  private static let sha = String(repeating: "a", count: 40)
  private static let lines = (1...30_000).map { "line \($0)" }

  private func folder(_ path: String, sha: String = sha, size: Int? = 50 << 20)
    -> RepositoryFolder
  {
    RepositoryFolder([GitHub.TreeEntry(path: path, kind: .file, size: size, sha: sha)])
  }

  private func folderQuery() -> StoreQuery<RepositoryFolder> {
    .folder("", of: Sample.name, at: "feature/moon")
  }

  private func shown(_ path: String, lines: LineRange? = nil) async -> SourceViewModel {
    let source = SourceViewModel(
      fakes.services,
      Sample.name,
      revision: "feature/moon",
      path: path,
      lines: lines
    )
    fakes.show(.source(source))
    await settle()
    return source
  }

  private func addLines(gate: Gate? = nil) {
    let text = Self.lines.joined(separator: "\n")
    let middle = text.index(text.startIndex, offsetBy: 200_000)
    fakes.blobs.add(Self.sha, String(text[..<middle]), String(text[middle...]), gate: gate)
    fakes.sync[folderQuery()] = folder("big.log")
  }

  @Test func `the first lines of a long file are shown while the others arrive`() async throws {
    let gate = Gate()
    addLines(gate: gate)
    fakes.store[folderQuery()] = folder("big.log")

    let source = await shown("big.log")
    let first = try #require(source.large)
    #expect(source.page == .large(first))
    #expect(!first.isComplete && first.rows(0..<2).map(\.text) == ["line 1", "line 2"])
    gate.open()
    await settle()

    let all = try #require(source.large)
    #expect(all.isComplete && all.lineCount == 30_000)
    #expect(all.rows(29_999..<30_001).map(\.text) == ["line 30000"])
    #expect(!fakes.sync.requests.contains("\(source.query)"))
  }

  @Test func `a long Markdown file is a document, and its lines on request`() async throws {
    let gate = Gate()
    let text = String(repeating: "# A\n\nä\n\n", count: 20_000)
    let (head, rest) = (String(text.prefix(100_000)), String(text.dropFirst(100_000)))
    fakes.blobs.add(Self.sha, head, rest, gate: gate)
    fakes.store[folderQuery()] = folder("a.md", size: StoreQuery.byteLimit + 1)

    let source = await shown("a.md")
    let first = try #require(source.large)
    #expect(source.page == .markdown(.large(first)))
    gate.open()
    await settle()

    let document = try #require(source.large.map { DocumentText.large($0) })
    #expect(document.isWhole && document.continues(.large(first)) && !document.continues(document))
    #expect(document.bytes() == Array(text.utf8))
    #expect(source.actions.map(\.id).contains("raw"))
    source.toggleRawMarkdown()
    #expect(source.page == source.large.map { .large($0) })
  }

  @Test func `a Markdown file that is too long for a document is shown as lines`() async throws {
    fakes.blobs.add(Self.sha, "# A")
    fakes.store[folderQuery()] = folder("a.md", size: DocumentText.byteLimit + 1)

    let source = await shown("a.md")

    #expect(source.page == source.large.map { .large($0) })
    #expect(!source.actions.map(\.id).contains("raw"))
  }

  @Test func `a file that turns out too long is read by its object`() async {
    addLines()
    let query = StoreQuery<GitHub.File>.file("big.log", of: Sample.name, at: "feature/moon")
    fakes.sync[failure: query] = .tooLarge(limit: StoreQuery.byteLimit)

    let source = await shown("big.log")

    #expect(source.large?.lineCount == 30_000)
    #expect(source.failure == nil)
  }

  @Test func `a newer object takes the place of the stored one`() async {
    addLines()
    fakes.blobs.add("b", "old")
    fakes.store[folderQuery()] = folder("big.log", sha: "b")

    let source = await shown("big.log")

    #expect(fakes.blobs.requests == ["b", Self.sha])
    #expect(source.large?.lineCount == 30_000)
  }

  @Test func `a picture that is too long for the store is read from a file`() async {
    fakes.blobs.add(Self.sha, "\0PNG", "rest")
    fakes.sync[folderQuery()] = folder("moon.png")
    fakes.store[folderQuery()] = folder("moon.png")

    let source = await shown("moon.png")

    #expect(source.page == .image(GitHub.File(path: "moon.png", text: "\0PNGrest")))
    #expect(fakes.blobs.completed == 1 && source.failure == nil)
  }

  @Test func `a picture of more than 64 MB is not requested`() async {
    fakes.sync[folderQuery()] = folder("moon.png", size: 65 << 20)
    fakes.store[folderQuery()] = folder("moon.png", size: 65 << 20)

    let source = await shown("moon.png")

    #expect(source.page == .binary(type: "PNG picture", size: 65 << 20))
    #expect(fakes.blobs.requests == [] && source.failure == nil)
    #expect(source.actions.action("save")?.isEnabled == true)
  }

  @Test func `a binary is not read to its end`() async {
    fakes.blobs.add(Self.sha, "\0" + String(repeating: "x", count: 99_999), "rest")
    fakes.sync[folderQuery()] = folder("a.out")
    fakes.store[folderQuery()] = folder("a.out")

    let source = await shown("a.out")

    #expect(source.page == .binary(type: nil, size: 100_004))
    #expect(fakes.blobs.completed == 0)
    #expect(source.failure == nil)
  }

  @Test func `a file that cannot be read is a failure`() async {
    fakes.sync[folderQuery()] = folder("big.log")
    fakes.blobs[failure: Self.sha] = .offline

    let source = await shown("big.log")

    #expect(source.page == nil)
    #expect(source.failure != nil)
  }

  @Test func `a search finds matches in lines that arrive later`() async throws {
    let gate = Gate()
    addLines(gate: gate)
    fakes.store[folderQuery()] = folder("big.log")
    let source = await shown("big.log")
    let token = fakes.services.questions.answer { _ in "LINE 2999" }
    source.actions.action("find")?.perform()
    await settle()
    withExtendedLifetime(token) {}
    #expect(source.lines == LineRange(2_999))
    #expect(source.search?.position == "1 of 1+")
    gate.open()
    await settle()
    #expect(source.search?.position == "1 of 11")
    source.findPrevious()

    #expect(source.lines == LineRange(29_999))
    #expect(source.reveal?.line == 29_999)
    source.findNext()
    #expect(source.lines == LineRange(2_999))
    source.endSearch()
    #expect(source.search == nil && source.lines == nil)
  }

  @Test func `a text that is nowhere is reported when all lines were searched`() async {
    let gate = Gate()
    addLines(gate: gate)
    fakes.store[folderQuery()] = folder("big.log")
    let source = await shown("big.log")
    let token = fakes.services.questions.answer { _ in "moon" }
    source.actions.action("find")?.perform()
    await settle()
    withExtendedLifetime(token) {}
    #expect(fakes.services.notice == nil)
    gate.open()
    await settle()

    #expect(fakes.services.notice?.text == "No lines with “moon”.")
  }

  @Test func `the end of the screen ends the request`() async {
    let gate = Gate()
    addLines(gate: gate)
    fakes.store[folderQuery()] = folder("big.log")
    _ = await shown("big.log")

    fakes.removeScreens()
    gate.open()
    await settle()

    #expect(fakes.blobs.completed == 0)
  }
}
