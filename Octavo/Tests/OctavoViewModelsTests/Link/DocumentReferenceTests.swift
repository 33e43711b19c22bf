import BinderyNavigation
import BinderyTesting
import GitHubValues
import OctavoMarkup
import Testing

@testable import OctavoViewModels

/// The references of a document: their short forms, their previews and their pages.
struct DocumentReferenceTests {
  private let fakes = Fakes()

  private func parts(_ markdown: String) -> [MarkupPart] {
    let linker = fakes.services.document(in: Sample.name).linker
    return MarkupOutline.parts(of: MarkupDocument(markdown: markdown.utf8, linker).blocks)
  }

  private func words(_ part: MarkupPart, in contents: DocumentContents) -> String {
    guard case .paragraph(let runs) = part.content else { return "" }
    let form = runs.loneReference.flatMap { contents.shortForms[$0] }
    return (form?.runs(for: runs) ?? runs).map(\.text).joined()
  }

  @Test func `a thread that stands alone has its title and state, as the store has them`() {
    let parts = parts("#12\n\nand #12")
    let contents = DocumentContents { [services = fakes.services] in services.observeForm(of: $0) }
    contents.append(parts)
    let before = words(parts[0], in: contents)

    fakes.store[.issue(12, of: Sample.name)] = Sample.issue(12)
    let after = parts.map { words($0, in: contents) }
    var closed = Sample.issue(12)
    closed.state = .closed
    fakes.store[.issue(12, of: Sample.name)] = closed

    #expect(before == "#12")
    #expect(after == ["Tides come twice #12 · Open", "and #12"])
    #expect(words(parts[0], in: contents) == "Tides come twice #12 · Closed")
  }

  @Test func `the references end with the document that has them`() {
    let contents = DocumentContents { [services = fakes.services] in services.observeForm(of: $0) }
    contents.append(parts("#12\n\n#13 @ada #12"))
    let references = contents.references
    contents.begin()
    fakes.store[.issue(12, of: Sample.name)] = Sample.issue(12)

    #expect(references.map { $0.split(separator: "/").last } == ["12", "13", "ada"])
    #expect(contents.references.isEmpty && contents.shortForms.isEmpty)
  }

  @Test func `a preview shows what the store has, and opens the page on request`() async throws {
    fakes.store[.issue(12, of: Sample.name)] = Sample.issue(12)
    _ = try fakes.showHome()
    let contents = DocumentContents { [services = fakes.services] in services.observeForm(of: $0) }
    contents.append(parts("See #12 and @ada."))
    var alerts: [AlertContent] = []
    let token = fakes.services.choices.answer { alert in
      alerts.append(alert)
      return alert.choices[1]
    }

    ScreenAction.references(contents, fakes.services).perform()
    await settle()
    let picker = try fakes.top(OptionPickerViewModel.self)
    let titles = picker.rows.map(\.title)
    picker.open(try #require(picker.rows.first))
    await settle()

    #expect(titles == ["maralind/tides#12 · Tides come twice · Open", "ada"])
    #expect(alerts.first?.message.hasPrefix("Tides come twice\nOpen\nby ada") == true)
    #expect(alerts.first?.message.hasSuffix("Why?") == true)
    #expect(fakes.services.navigation.path.targets.last == .issue(Sample.name, 12))
    _ = token
  }

  @Test func `nothing is previewed in a document without references`() {
    let contents = DocumentContents { [services = fakes.services] in services.observeForm(of: $0) }
    contents.append(parts("Nothing."))

    #expect(!ScreenAction.references(contents, fakes.services).isEnabled)
  }

  @Test func `a message of a commit links to the threads that it names`() async throws {
    _ = try fakes.showHome()
    let row = ChangeRow(
      "h0",
      .subject,
      "Fix #12",
      linker: fakes.services.document(in: Sample.name).linker
    )
    let page = ChangesViewModel(fakes.services, Sample.name, .commit("1a2b3c4"))

    page.open(row)

    #expect(row.runs.map(\.text) == ["Fix ", "#12"])
    #expect(fakes.services.navigation.path.targets.last == .issue(Sample.name, 12))
  }
}
