import BinderyTesting
import Testing

@testable import OctavoViewModels

struct OptionPickerTests {
  private func picker(
    _ kind: OptionKind,
    current: String? = nil,
    finish: @escaping (PickerOption) -> Void = { _ in }
  ) -> OptionPickerViewModel {
    OptionPickerViewModel(kind, current: current, finish: finish, close: {})
  }

  @Test func `languages stand below their letters, behind the option for all`() {
    let picker = picker(.language, current: "Swift")

    #expect(picker.rows.first?.title == "All Languages")
    let letters = picker.sectionIndexTitles
    #expect(letters.first == "A")
    #expect(letters.last == "#")
    #expect(letters.dropLast() == letters.dropLast().sorted()[...])
    #expect(Set(letters).count == letters.count)
    #expect(picker.rows.filter(\.isCurrent).map(\.title) == ["Swift"])
    #expect(picker.rows.first { $0.title == "Swift" }?.color == "#f05138")
    #expect(picker.rows.count > 300)
  }

  @Test func `countries stand below their letters, whatever the accent`() throws {
    let picker = picker(.country)

    let first = try #require(picker.sections.first { $0.title == "A" })
    #expect(first.rows.contains { $0.title == "Åland Islands" })
    #expect(picker.sectionIndexTitles.count == 25)
    #expect(picker.rows.count == 250)
    #expect(!picker.rows.contains { $0.title.contains("#") })
  }

  @Test func `the filter narrows the list, which then has no letters`() {
    let picker = picker(.country)

    picker.keyword = " LAND"
    #expect(picker.rows.contains { $0.title == "Finland" })
    #expect(picker.rows.allSatisfy { $0.title.lowercased().contains("land") })
    #expect(picker.sectionIndexTitles == [])
    picker.keyword = "zzz"
    #expect(picker.content == .noMatches(keyword: "zzz"))
  }

  @Test func `a short list has no letters`() {
    let picker = picker(.period, current: "weekly")

    #expect(picker.rows.map(\.title) == ["Today", "This Week", "This Month"])
    #expect(picker.rows.map(\.isCurrent) == [false, true, false])
    #expect(picker.sectionIndexTitles == [])
  }

  @Test func `the chosen option is the one to select`() {
    #expect(picker(.language, current: "Swift").selectedRow.restored == "Swift")
    #expect(picker(.country).selectedRow.restored == "All Countries")
    #expect(picker(.language, current: "no language").selectedRow.restored == nil)
  }

  @Test func `choosing returns the option`() throws {
    var chosen: PickerOption?
    let picker = picker(.language) { chosen = $0 }

    let row = try #require(picker.rows.first { $0.title == "C#" })
    picker.actions(for: row).action("open")?.perform()

    #expect(chosen?.value == "C#")
  }
}
