import BinderyTesting
import Foundation
import Testing

/// A view, in any toolkit.
@MainActor
final class Label {
  var text = ""
}

/// The example of the README, which is `SearchViewModel.swift` word for word.
@MainActor
struct ReadmeExampleTests {
  @Test func `debounced typing searches once, and the label is updated`() async {
    let scheduler = TestScheduler()
    let lifetime = Lifetime()
    let label = Label()
    var asked: [String] = []
    let viewModel = SearchViewModel(scheduler: scheduler) { words in
      asked.append(words)
      return ["Tide Tables", "Low Tide"]
    }
    show(viewModel, in: label, during: lifetime)

    viewModel.query = "ti"
    scheduler.advance(by: .milliseconds(299))
    viewModel.query = "tide"
    scheduler.advance(by: .milliseconds(300))
    await settle()

    #expect(asked == ["tide"])
    #expect(label.text == "2 books")
  }

  @Test func `the README shows this code`() throws {
    let here = URL(filePath: #filePath).deletingLastPathComponent()
    let code = try String(
      contentsOf: here.appending(path: "SearchViewModel.swift"),
      encoding: .utf8
    )
    let readme = try String(
      contentsOf: here.appending(path: "../../../README.md").standardizedFileURL,
      encoding: .utf8
    )

    #expect(readme.contains("```swift\n\(code)```\n"))
  }
}
