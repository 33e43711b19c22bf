import BinderyTesting
import Foundation
import GitHubValues
import Testing

@testable import OctavoViewModels

struct SectionTests {
  let fakes = Fakes()

  private func source(section: String? = nil) async -> SourceViewModel {
    let query = StoreQuery.file("docs/a.md", of: Sample.name, at: "main")
    fakes.sync[query] = GitHub.File(path: "docs/a.md", text: "# Tides")
    let source = SourceViewModel(
      fakes.services,
      Sample.name,
      revision: "main",
      path: "docs/a.md",
      section: section
    )
    fakes.show(.source(source))
    await settle()
    return source
  }

  @Test func `a link to a section of the document scrolls to it, each time`() async {
    let source = await source()
    #expect(source.section == nil)

    source.follow("#high%2Dtide")
    #expect(source.section?.anchor == "high-tide")
    let first = source.section
    source.follow("a.md#high-tide")

    #expect(source.section?.anchor == "high-tide")
    #expect(source.section != first)
    #expect(fakes.navigation.outline == "[C0: Source]")
  }

  @Test(arguments: [("#", ""), ("#top", "top"), ("#100%", "100%"), ("#\u{202E}a", "\u{202E}a")])
  func `any text after the number sign is a section`(address: String, anchor: String) async {
    let source = await source()

    source.follow(address)

    #expect(source.section?.anchor == anchor)
    #expect(fakes.services.notice == nil)
  }

  @Test func `a screen that is opened at a section scrolls to it, unless it is restored`() async {
    let source = await source(section: "usage")
    #expect(source.section?.anchor == "usage")

    source.restore(["scroll": "0.5"])

    #expect(source.section == nil)
  }

  @Test func `a section at the top is restored, and no other`() async {
    let source = await source(section: "usage")
    #expect(source.restorableState == ["section": "usage"])
    source.follow("#tides")
    #expect(source.restorableState == ["section": "tides"])

    let restored = await self.source(section: "usage")
    restored.restore(source.restorableState)
    #expect(restored.section?.anchor == "tides")

    // The user scrolls to the top.
    restored.isAtSection = false
    #expect(restored.restorableState == [:])
    let top = await self.source(section: "usage")
    top.restore(restored.restorableState)
    #expect(top.section == nil)
  }

  @Test func `the source of a document is restored at its scroll position`() async {
    let source = await source(section: "usage")
    source.toggleRawMarkdown()

    source.scrollPosition.note(0.5)

    #expect(source.restorableState == ["raw": "true", "scroll": "0.5"])
  }

  @Test func `a section of the readme is restored beside the branch`() async {
    let branch = GitHub.Reference(kind: .branch, name: "neap")
    let repository = RepositoryViewModel(
      fakes.services,
      Sample.name,
      reference: branch,
      section: "start"
    )
    let restored = RepositoryViewModel(fakes.services, Sample.name)

    restored.restore(repository.restorableState)

    #expect(restored.section?.anchor == "start")
    #expect(restored.reference == branch)
    #expect(restored.restorableState == repository.restorableState)
  }

  @Test func `a link to a section of the readme scrolls the page of the repository`() async {
    fakes.sync[.repository(Sample.name)] = Sample.repository()
    fakes.sync[.readme(of: Sample.name, at: nil)] = GitHub.File(path: "README.md", text: "# Tides")
    let repository = RepositoryViewModel(fakes.services, Sample.name, section: "start")
    fakes.show(.repository(repository))
    await settle()
    #expect(repository.section?.anchor == "start")

    repository.follow("README.md#usage")

    #expect(repository.section?.anchor == "usage")
    #expect(fakes.navigation.outline == "[C0: Repository]")
  }
}
