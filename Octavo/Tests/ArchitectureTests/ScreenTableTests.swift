import Foundation
import Testing

/// The table of Documentation/Screens.md, beside the screens, examples and tests that it names.
struct ScreenTableTests {
  @Test func `each screen has a row without empty cells`() throws {
    let files = try SourceTree.files(below: "Octavo/Sources/OctavoViewModels")
    let source = try #require(files.first { $0.path.hasSuffix("/Screen.swift") })
    let screens = source.text.matches(of: /\n  case (\w+)\(/).map { String($0.1) }

    let rows = try ScreenTable.rows()

    #expect(screens.count > 20)
    #expect(rows.map(\.screen).sorted() == screens.sorted())
    #expect(rows.filter(\.hasEmptyCell).map(\.screen) == [])
  }

  @Test func `each example has a row, and each named example exists`() throws {
    let named = try ScreenTable.rows().flatMap(\.examples)

    #expect(named.count > 15)
    #expect(try named.sorted() == ScreenTable.examples().keys.sorted())
  }

  @Test func `each named test of a story exists`() throws {
    let tests = try ScreenTable.suites(below: "Octavo/Tests/OctavoViewModelsTests")

    let missing = try ScreenTable.rows().flatMap { row in
      row.stories.filter { tests[$0] == nil }.map { "\(row.screen): \($0)" }
    }

    #expect(missing == [])
  }

  @Test func `the tests of leaks go through the examples, or name the screen`() throws {
    let tests = try ScreenTable.suites(
      below: "Octavo/Tests/OctavoViewModelsTests",
      "Octavo/Desktop/Tests"
    )

    let missing = try ScreenTable.rows().flatMap { row in
      let usage = row.leaks == ["examples"] ? "ScreenExample.all" : ".\(row.screen)"
      let named = row.leaks == ["examples"] ? ["RouteTests", "LeakTests"] : row.leaks
      return named.filter { tests[$0]?.contains(usage) != true }.map { "\(row.screen): \($0)" }
    }

    #expect(missing == [])
  }

  @Test func `each named frame and picture exists in all its forms`() throws {
    let frames = try ScreenTable.names(in: "Octavo/Tests/OctavoTerminalTests/Golden")
    let pictures = try ScreenTable.names(in: "Octavo/Desktop/Tests/Golden")

    let missing = try ScreenTable.rows().flatMap { row in
      let texts = row.frames.flatMap { ["\($0)-100x30.txt", "\($0)-60x20.txt"] }
      let images = row.pictures.flatMap { ["\($0).png", "\($0)-dark.png"] }
      return texts.filter { !frames.contains($0) } + images.filter { !pictures.contains($0) }
    }

    #expect(missing == [])
    #expect(try ScreenTable.rows().allSatisfy { !$0.frames.isEmpty && !$0.pictures.isEmpty })
  }

  @Test func `each picture of other widths exists`() throws {
    let pictures = try ScreenTable.names(in: "Octavo/Desktop/Tests/Golden")
    let document = try SourceTree.file(at: "Documentation/Screens.md").text
    let sentence = try #require(document.firstMatch(of: /pixels wide\.([^.]*)pixels too/))

    let names = ScreenTable.names(quotedIn: String(sentence.1)).flatMap { name in
      [360, 1_100, 1_920].map { "\(name)-\($0).png" }
    }

    #expect(names.count > 20)
    #expect(names.filter { !pictures.contains($0) } == [])
  }

  @Test func `hostile text is tested in both front ends`() throws {
    let terminal = try ScreenTable.suites(below: "Octavo/Tests/OctavoTerminalTests")
    let markup = try ScreenTable.suites(below: "Octavo/Tests/OctavoMarkupTests")
    let window = try ScreenTable.suites(below: "Octavo/Desktop/Tests")

    let lacking = try ScreenTable.rows().filter { row in
      switch row.hostile {
      case ["examples"]: !row.allExamplesRespond
      case ["no response"]: row.someExampleResponds
      default:
        !row.hostile.contains { terminal[$0] != nil } || !row.hostile.contains { window[$0] != nil }
          || !row.hostile.allSatisfy { (terminal[$0] ?? window[$0] ?? markup[$0]) != nil }
      }
    }

    #expect(lacking.map(\.screen) == [])
    #expect(terminal["HostileScreenTests"]?.contains("ScreenExample.requesting") == true)
    #expect(window["HostileFieldsTests"]?.contains("ScreenExample.requesting") == true)
  }

  @Test func `each screen has the named view in both front ends`() throws {
    let folders = ["Octavo/Sources/OctavoTerminal", "Octavo/Desktop/Sources/OctavoDesktop"]
    let makers = try folders.map { try SourceTree.file(at: "\($0)/Program/ViewFactory.swift").text }

    let missing = try ScreenTable.rows().filter { row in
      let views = [row.views.first, row.views.last].compactMap(\.self)
      return views.count != 2 || !zip(makers, views).allSatisfy { $0.contains("\($1)(") }
    }

    #expect(missing.map(\.screen) == [])
  }

  @Test(arguments: ["test-gtk-accessibility", "test-gtk-keys"])
  func `the walks of a screen reader and of the keyboard come to each screen`(
    script: String
  ) throws {
    let walk = try ["desktop_program.py", script].map {
      try SourceTree.file(at: "Scripts/\($0)").text
    }
    .joined()
    let examples = try ScreenTable.examples()

    let missing = try ScreenTable.rows().flatMap { row in
      let places =
        row.walks == ["examples"] ? row.examples.compactMap { examples[$0] } : row.walks
      return places.filter { !walk.contains("\"\($0)\"") }.map { "\(row.screen): \($0)" }
    }

    #expect(missing == [])
  }
}
