import BinderyNavigation
import BinderyTesting
import GitHubValues
import Testing

@testable import OctavoViewModels

/// The table of contents of a document.
struct ContentsTests {
  let fakes = Fakes()
  private let contents = DocumentContents()

  private func picker(finish: @escaping (DocumentTitle) -> Void = { _ in }) -> ContentsViewModel {
    ContentsViewModel(.init(contents), finish: finish, close: {})
  }

  private func document() async throws -> SourceViewModel {
    fakes.sync[.file("a.md", of: Sample.name, at: "main")] = GitHub.File(path: "a.md", text: "# A")
    let source = SourceViewModel(fakes.services, Sample.name, revision: "main", path: "a.md")
    fakes.show(.source(source))
    await settle()
    return source
  }

  @Test func `titles are below the highest one by their levels`() {
    contents.append([(2, "One", "one"), (4, "Two", "two"), (3, "Three", "three")])
    contents.append([(2, "Four", "four")])

    #expect(picker().rows.map(\.title) == ["One", "Two", "Three", "Four"])
    #expect(picker().rows.map(\.depth) == [0, 2, 1, 0])
  }

  @Test func `titles with the same words and the same anchor are different rows`() {
    var chosen: [DocumentTitle] = []
    contents.append([(1, "A", "a"), (1, "A", "a")])
    let picker = picker { chosen.append($0) }

    picker.open(picker.rows[1])

    #expect(Set(picker.rows.map(\.id)).count == 2)
    #expect(chosen.map(\.number) == [1])
  }

  @Test func `a title is one line, and one without words is left out`() {
    contents.append([(1, "a\nb\r\nc\u{2028}d", "abcd"), (1, " \n", ""), (1, "e", "e")])

    #expect(picker().rows.map(\.title) == ["a b c d", "e"])
    #expect(picker().rows.map(\.option.number) == [0, 2])
  }

  @Test func `twenty thousand titles are filtered`() {
    contents.append((0..<20_000).map { (2, "Title \($0)", "title-\($0)") })
    let picker = picker()
    #expect(picker.rows.count == 20_000)

    picker.keyword = "TITLE 1999"

    #expect(picker.rows.map(\.option.number) == [1999] + Array(19_990...19_999))
    picker.keyword = "nothing"
    #expect(picker.content == .noMatches(keyword: "nothing"))
  }

  @Test func `titles that are read later are added, and those of a changed document replaced`() {
    let picker = picker()
    #expect(picker.content == .empty)

    contents.append([(1, "Old", "old")])
    #expect(picker.rows.map(\.title) == ["Old"])
    contents.begin()
    contents.append([(1, "New", "new")])

    #expect(picker.rows.map(\.title) == ["New"])
  }

  @Test func `the screen is empty when its page has been left, and without a page`() {
    var gone: DocumentContents? = DocumentContents()
    gone?.append([(1, "A", "a")])
    let picker = ContentsViewModel(.init(gone), finish: { _ in }, close: {})
    gone = nil

    #expect(picker.content == .empty)
    #expect(ContentsViewModel(.init(), finish: { _ in }, close: {}).content == .empty)
  }

  @Test func `choosing a title shows its section`() async throws {
    let source = try await document()
    #expect(!source.contentsCommand.isEnabled)
    source.contents.append([(1, "A", "a"), (2, "B", "b"), (2, "B", "b")])
    let action = source.actions.first { $0.id == "contents" }
    #expect(action?.isEnabled == true)

    _ = action?.perform()
    let picker: ContentsViewModel = try fakes.top()
    picker.open(picker.rows[2])
    await settle()

    #expect(source.section == SectionReveal("b", title: 2, after: nil))
    #expect(source.isAtSection)
  }

  @Test func `the source of a document has no table of contents`() async throws {
    let source = try await document()
    source.contents.append([(1, "A", "a")])

    source.toggleRawMarkdown()

    #expect(!source.actions.contains { $0.id == "contents" })
  }

  @Test func `a readme and the notes of a release have one`() async throws {
    let repository = RepositoryViewModel(fakes.services, Sample.name)
    fakes.store[.readme(of: Sample.name, at: nil)] = GitHub.File(path: "README.md", text: "# A")
    repository.contents.append([(1, "A", "a")])
    let release = ReleaseViewModel(fakes.services, Sample.name, tag: "v1")
    release.contents.append([(1, "A", "a")])

    for page in [repository, release] as [any ActionProviding] {
      #expect(page.actions.contains { $0.id == "contents" })
    }
    #expect(repository.contentsCommand.isEnabled)
    // The release has no notes.
    #expect(!release.contentsCommand.isEnabled)
  }
}
