import BinderyTesting
import Foundation
import GitHubValues
import Testing

@testable import OctavoViewModels

struct SourceLineTests {
  let fakes = Fakes()

  private func shown(
    _ path: String = "a.c",
    at revision: String = "main",
    text: String = "ebb\nFlow\r\nebb and flow\n\nslack\n",
    lines: LineRange? = nil
  ) async -> SourceViewModel {
    fakes.sync[.file(path, of: Sample.name, at: revision)] = GitHub.File(path: path, text: text)
    let source = SourceViewModel(
      fakes.services,
      Sample.name,
      revision: revision,
      path: path,
      lines: lines
    )
    fakes.show(.source(source))
    await settle()
    return source
  }

  @Test func `the lines of an address are marked, and the view scrolls to them`() async {
    let source = await shown(lines: LineRange(2, through: 3))

    source.copyURL()

    #expect(source.lines == LineRange(2, through: 3))
    #expect(source.reveal == LineReveal(line: 2, number: 1))
    #expect(
      fakes.copied == ["https://ghe.example.com/maralind/tides/blob/main/a.c#L2-L3"]
    )
  }

  @Test func `a document is shown as it is written where an address names lines of it`() async {
    #expect(await shown("a.md", lines: LineRange(2)).showsRawMarkdown)
    #expect(await !shown("b.md").showsRawMarkdown)
  }

  @Test(arguments: [
    ("3", LineRange(3)), (" 4 ", LineRange(4)), ("2-3", LineRange(2, through: 3)),
    ("L3-L2", LineRange(2, through: 3)), ("2-900", LineRange(2, through: 5)),
  ])
  func `the user goes to lines`(answer: String, lines: LineRange) async {
    let source = await shown()

    let questions = await fakes.answering(answer) { source.actions.action("line")?.perform() }

    #expect(questions == [.lines(of: 5)])
    #expect(source.lines == lines)
    #expect(source.reveal?.line == lines.first)
  }

  @Test(arguments: ["", "0", "6", "-1", "x", "1-2-3", "99999999999999999999"])
  func `the question is asked again after an answer that names no lines`(answer: String) async {
    let source = await shown()

    let questions = await fakes.answering(answer, nil) { source.actions.action("line")?.perform() }

    #expect(questions == [.lines(of: 5), .lines(of: 5, after: answer)])
    #expect(source.lines == nil && source.reveal == nil)
  }

  @Test func `lines with a text are found one after the other, all the way round`() async {
    let source = await shown()
    #expect(source.actions.action("find.next")?.isEnabled == false)

    _ = await fakes.answering("FLOW") { source.actions.action("find")?.perform() }
    var found = [source.lines?.first]
    for action in ["find.next", "find.next", "find.previous"] {
      source.actions.action(action)?.perform()
      found.append(source.lines?.first)
    }

    #expect(found == [2, 3, 2, 3])
    #expect(source.search?.position == "2 of 2")
    #expect(fakes.services.notice == nil)
    #expect(source.reveal == LineReveal(line: 3, number: 4))
  }

  @Test func `a text is searched for in a document, whose view shows it`() async {
    let source = await shown("a.md", text: "# Tides\n\nEbb and flow.\n")

    _ = await fakes.answering("flow") { source.actions.action("find")?.perform() }
    let first = source.documentSearch
    source.actions.action("find.previous")?.perform()
    source.didNotFind(DocumentSearch("slack", after: nil))

    #expect(first == DocumentSearch("flow", after: nil))
    #expect(source.documentSearch == DocumentSearch("flow", isBackwards: true, after: first))
    #expect(fakes.services.notice?.text == "No text with “slack”.")
    source.toggleRawMarkdown()
    #expect(source.actions.count { $0.id == "find" } == 1)
  }

  @Test func `matches in one line are moved to one after the other`() async {
    let source = await shown("bb.c", text: "ebb, Ebb\nflow\nebb\n")

    _ = await fakes.answering("EBB") { source.actions.action("find")?.perform() }
    var found = [source.search?.current]
    for _ in 0..<3 {
      source.findNext()
      found.append(source.search?.current)
    }

    let places = [(1, 0), (1, 1), (3, 0), (1, 0)].map { FileMatch(line: $0, number: $1) }
    #expect(found == places)
    #expect(source.search?.position == "1 of 3")
    #expect(source.search?.ranges(in: "ebb, Ebb", number: 1).all == [0..<3, 5..<8])
    #expect(source.search?.ranges(in: "ebb, Ebb", number: 1).current == 0)
    #expect(source.search?.ranges(in: "ebb", number: 3).current == nil)
  }

  @Test(arguments: [
    ("flow", "Überflow FLOW", [5..<9, 10..<14]), ("é", "É, é", [0..<2, 4..<6]),
    ("aa", "aaaaa", [0..<2, 2..<4]), ("", "a", []), ("ab", "a", []),
  ])
  func `a text is found in any case, as bytes`(text: String, line: String, places: [Range<Int>]) {
    #expect(FileMatch.ranges(of: text, in: line) == places)
  }

  @Test func `the search goes on from lines that the user has marked since`() async {
    let source = await shown(text: "ebb\nflow\nebb\nflow\nebb\n")
    _ = await fakes.answering("ebb") { source.actions.action("find")?.perform() }

    source.select(LineRange(4))
    source.findNext()
    let next = source.search?.current.line
    source.select(LineRange(2))
    source.findPrevious()

    #expect(next == 5)
    #expect(source.search?.current.line == 1)
  }

  @Test func `the marks of a search end with it`() async {
    let source = await shown()
    _ = await fakes.answering("ebb") { source.actions.action("find")?.perform() }

    source.actions.action("find.end")?.perform()

    #expect(source.search == nil && source.lines == nil)
    #expect(source.actions.action("find.next")?.isEnabled == false)
  }

  @Test func `lines are marked one after the other from the first one, in both directions`() async {
    let source = await shown()

    let heads = [1, 1, -1, -1, -9, 90].map { source.extendLines(by: $0, from: 3) }

    #expect(heads == [3, 4, 3, 2, 1, 5])
    #expect(source.lines == LineRange(3, through: 5))
    #expect(source.actions.action("permalink")?.title == "Copy Permalink to Lines")
    source.select(LineRange(2))
    #expect(source.actions.action("permalink")?.title == "Copy Permalink to Line")
    source.extendLines(to: 4)
    #expect(source.lines == LineRange(2, through: 4))
    #expect(source.reveal == nil)
  }

  @Test func `a text that is nowhere is reported, and none removes the mark`() async {
    let source = await shown(lines: LineRange(2))

    _ = await fakes.answering("tsunami") { source.actions.action("find")?.perform() }
    #expect(source.lines == LineRange(2))
    #expect(fakes.services.notice?.text == "No lines with “tsunami”.")
    let questions = await fakes.answering("") { source.actions.action("find")?.perform() }

    #expect(questions.map(\.suggestion) == ["tsunami"])
    #expect(source.lines == nil)
  }

  @Test func `a permalink names the commit of the branch`() async {
    let sha = String(repeating: "a1", count: 20)
    fakes.sync[.references(of: Sample.name)] = [.init(kind: .branch, name: "main", sha: sha)]
    let source = await shown(lines: LineRange(3))

    source.actions.action("permalink")?.perform()
    await settle()

    #expect(fakes.copied == ["https://ghe.example.com/maralind/tides/blob/\(sha)/a.c#L3"])
  }

  @Test func `a permalink has the whole name of a commit that is shown by a part of it`() async {
    fakes.sync[.references(of: Sample.name)] = []
    let changes = Changes(Sample.commit(changing: []))
    fakes.sync[.changes(.commit("0123456"), of: Sample.name)] = changes
    let source = await shown(at: "0123456", lines: LineRange(2, through: 3))

    source.actions.action("permalink")?.perform()
    await settle()

    let address = "https://ghe.example.com/maralind/tides/blob/\(Sample.sha)/a.c#L2-L3"
    #expect(fakes.copied == [address])
  }

  @Test func `without the commit of the branch nothing is copied`() async {
    fakes.sync[.references(of: Sample.name)] = []
    let source = await shown()

    source.actions.action("permalink")?.perform()
    await settle()

    #expect(fakes.copied == [])
    #expect(fakes.services.notice?.text == "The commit of “main” is not known.")
  }

  @Test func `marked lines are restored, and the scroll position rather than their place`() async {
    let source = await shown(lines: LineRange(1))
    let state = await shown(lines: LineRange(2, through: 3)).restorableState

    source.restore(state.merging(["scroll": "0.5"]) { $1 })

    #expect(source.lines == LineRange(2, through: 3))
    #expect(source.reveal == nil)
  }
}
