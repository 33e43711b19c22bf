import BinderyTesting
import GitHubValues
import Testing

@testable import OctavoViewModels

struct RefPickerTests {
  let fakes = Fakes()
  private let references = [
    GitHub.Reference(kind: .tag, name: "v1.0"),
    GitHub.Reference(kind: .branch, name: "main"),
    GitHub.Reference(kind: .branch, name: "feature/moon/phases"),
    GitHub.Reference(kind: .tag, name: "main"),
  ]

  private func picker(
    _ references: [GitHub.Reference]? = nil,
    finish: @escaping (GitHub.Reference) -> Void = { _ in }
  ) -> RefPickerViewModel {
    fakes.store[.references(of: Sample.name)] = references ?? self.references
    return RefPickerViewModel(
      fakes.services,
      Sample.name,
      current: GitHub.Reference(kind: .branch, name: "main"),
      finish: finish,
      close: {}
    )
  }

  @Test func `branches come before tags, slashes and all, and one is the current`() {
    let picker = picker()

    let rows = picker.rows

    #expect(
      rows.map(\.id) == [
        "refs/heads/main", "refs/heads/feature/moon/phases", "refs/tags/v1.0", "refs/tags/main",
      ]
    )
    #expect(rows.map(\.isCurrent) == [true, false, false, false])
  }

  @Test func `branches and tags stand below headings, as far as any are left`() {
    let picker = picker()
    #expect(picker.headings == [ListHeading("Branches", at: 0), ListHeading("Tags", at: 2)])
    #expect(picker.rows == picker.sections.flatMap(\.rows))

    picker.keyword = "v1"

    #expect(picker.headings == [ListHeading("Tags", at: 0)])
    #expect(picker.sectionIndexTitles == [])
  }

  @Test func `the filter looks anywhere in the name, whatever the case`() {
    let picker = picker()

    picker.keyword = " MOON "
    #expect(picker.rows.map(\.title) == ["feature/moon/phases"])
    picker.keyword = "sun"

    #expect(picker.content == .noMatches(keyword: "sun"))
  }

  @Test func `a repository without branches says so`() {
    #expect(picker([]).content == .empty)
  }

  @Test func `the branch on show is the one to select, as soon as it is loaded`() {
    #expect(picker([]).selectedRow.restored == "refs/heads/main")
  }

  @Test func `the choice is given back`() {
    var chosen: [GitHub.Reference] = []
    let picker = picker { chosen.append($0) }

    picker.open(picker.rows[2])

    #expect(chosen == [references[0]])
  }

  private func present() -> Task<GitHub.Reference?, Never> {
    _ = fakes.services
    fakes.removeScreens()
    return Task.immediate {
      await fakes.services.navigation.present {
        .refPicker(Sample.name, current: nil, result: $0)
      }
    }
  }

  @Test func `giving up takes the screen away without a result`() async throws {
    let choice = present()
    #expect(fakes.navigation.outline == "[C0: Login] [C1: RefPicker]")

    try fakes.top(RefPickerViewModel.self).cancel()

    #expect(await choice.value == nil)
    #expect(fakes.navigation.outline == "[C0: Login]")
  }

  @Test func `branches and tags that are not known are loaded`() async throws {
    fakes.addTides()
    let gate = fakes.sync.hold(.references(of: Sample.name))
    let choice = present()
    let picker: RefPickerViewModel = try fakes.top()
    #expect(picker.content == .loading)

    gate.open()
    await settle()
    picker.open(picker.rows[1])

    #expect(await choice.value == GitHub.Reference(kind: .branch, name: "feature/moon"))
    #expect(
      fakes.sync.requests == ["references maralind/tides"]
    )
  }

  @Test func `a failure to load them takes the place of the list`() async throws {
    fakes.sync[failure: .references(of: Sample.name)] = .timedOut
    let choice = present()
    await settle()
    let picker: RefPickerViewModel = try fakes.top()

    #expect(picker.content == .failed("The server took too long to respond."))
    picker.cancel()
    #expect(await choice.value == nil)
  }

  @Test func `ten thousand branches with hostile names are filtered`() {
    let name = "\u{1B}]0;\u{7}\u{202E}e\u{301}"
    let many = (0..<10_000).map { GitHub.Reference(kind: .branch, name: "\(name)/\($0)") }
    let picker = picker(many)

    picker.keyword = "/9999"

    #expect(picker.rows.map(\.option) == [many[9999]])
  }

  @Test func `the screen is released`() async {
    #expect(
      await isReleased {
        picker()
      } afterwards: {
        _ = $0.rows
      }
    )
  }
}
