import BinderyTesting
import Foundation
import GitHubValues
import Testing

@testable import OctavoViewModels

/// A log of more commits than are loaded one page after the other.
struct LongLogTests {
  let fakes = Fakes()

  /// The commits of a page of a log, by the hash of its first commit.
  private func page(_ page: Int, of tip: String, count: Int = 100) -> [GitHub.Commit] {
    (0..<count).map { place in
      let number = page * 100 + place
      return GitHub.Commit(
        sha: number == 0 ? tip : "\(tip)\(number)",
        message: "\(tip) \(number + 1)",
        authorName: "Hina",
        date: Sample.now.addingTimeInterval(-86_400 * Double(number / 40))
      )
    }
  }

  private func query(_ page: Int, of tip: String = "a0") -> StoreQuery<[GitHub.Commit]> {
    .commits(of: Sample.name, reachableFrom: tip, path: "", page: page)
  }

  /// Makes the log of a branch that begins at a commit.
  private func serve(_ tip: String, count: Int?, pages: ClosedRange<Int>) {
    fakes.sync[pages: .commits(of: Sample.name, at: "main")] = [
      page(0, of: tip), page(1, of: tip),
    ]
    fakes.sync[.commitExtent(of: Sample.name, at: "main")] = GitHub.ListExtent(
      first: tip,
      count: count
    )
    for number in pages { fakes.sync[query(number, of: tip)] = page(number, of: tip) }
  }

  private func shownLog(
    count: Int? = 1_000_000,
    pages: ClosedRange<Int> = 0...20
  ) async -> CommitsViewModel {
    serve("a0", count: count, pages: pages)
    let log = CommitsViewModel(fakes.services, Sample.name, revision: "main")
    fakes.show(.commits(log))
    await settle()
    fakes.sync.forgetRequests()
    return log
  }

  /// Shows a part of the log on the screen.
  private func look(at offsets: Range<Int>, in log: CommitsViewModel) async {
    log.display(offsets)
    fakes.scheduler.advance(by: .milliseconds(100))
    await settle()
  }

  @Test func `a long log has all its rows, and those not loaded have numbers`() async {
    let log = await shownLog()

    #expect(log.rowCount == 1_000_000)
    #expect(log.rows.count == 100)
    #expect(log.row(at: 99)?.subject == "a0 100")
    #expect(log.row(at: 999_999)?.subject == "Commit 1,000,000")
    #expect(log.row(at: 999_999)?.isLoaded == false)
    #expect(log.row(at: 1_000_000) == nil)
    #expect(log.headings.map(\.start) == [0, 40, 80, 100])
    #expect(log.headings.last?.title.isEmpty == true)
  }

  @Test func `a place costs one request, and two at the border of pages`() async {
    let log = await shownLog()

    await look(at: 520..<550, in: log)
    #expect(fakes.sync.requests == ["commits maralind/tides a0 5"])
    #expect(log.row(at: 530)?.subject == "a0 531")
    await look(at: 690..<720, in: log)
    await look(at: 530..<560, in: log)

    #expect(fakes.sync.requests.count == 3)
    #expect(log.row(at: 699)?.subject == "a0 700")
    #expect(log.row(at: 700)?.subject == "a0 701")
  }

  @Test func `pages far away are dropped, and shown again without a request`() async {
    let log = await shownLog()
    await look(at: 520..<550, in: log)
    fakes.sync[query(9_000)] = page(9_000, of: "a0")

    await look(at: 900_000..<900_030, in: log)
    #expect(log.row(at: 530)?.isLoaded == false)
    #expect(log.row(at: 30)?.isLoaded == true)
    fakes.sync.forgetRequests()
    await look(at: 520..<550, in: log)

    #expect(log.row(at: 530)?.subject == "a0 531")
    #expect(fakes.sync.requests.isEmpty)
  }

  @Test func `pages are of one state of the branch until a refresh`() async {
    let log = await shownLog()
    serve("b0", count: 999_000, pages: 0...20)

    await look(at: 520..<550, in: log)
    #expect(log.row(at: 530)?.subject == "a0 531")
    log.refresh()
    await settle()

    #expect(log.rowCount == 999_000)
    #expect(log.rows.first?.subject == "b0 1")
    #expect(log.row(at: 530)?.subject == "b0 531")
  }

  @Test func `a branch that is pushed between the first page and the length is read anew`() async {
    serve("a0", count: 1_000_000, pages: 0...2)
    serve("b0", count: 1_000_000, pages: 0...2)
    fakes.sync[pages: .commits(of: Sample.name, at: "main")] = [page(0, of: "a0"), []]
    let log = CommitsViewModel(fakes.services, Sample.name, revision: "main")

    fakes.show(.commits(log))
    await settle()

    #expect(log.rows.first?.subject == "b0 1")
  }

  @Test func `a page that fails says why, and is requested again`() async {
    let log = await shownLog()
    fakes.sync[failure: query(5)] = .offline

    await look(at: 520..<550, in: log)
    #expect(log.problem?.isEmpty == false)
    #expect(log.content == .rows)
    #expect(log.row(at: 530)?.subject == "Commit 531")
    fakes.sync[failure: query(5)] = nil
    log.refresh()
    await settle()

    #expect(log.problem == nil)
    #expect(log.row(at: 530)?.subject == "a0 531")
  }

  @Test func `a jump cancels the request for the place before`() async {
    let log = await shownLog()
    let gate = fakes.sync.hold(query(5))

    await look(at: 520..<550, in: log)
    #expect(gate.count == 1)
    await look(at: 1520..<1550, in: log)

    #expect(gate.count == 0)
    #expect(log.row(at: 1530)?.subject == "a0 1531")
    #expect(log.row(at: 530)?.isLoaded == false)
    gate.open()
  }

  @Test func `pages that are scrolled past in a moment are not requested`() async {
    let log = await shownLog()
    await look(at: 520..<550, in: log)
    fakes.sync.forgetRequests()

    for start in stride(from: 600, through: 1800, by: 100) { log.display(start..<start + 20) }
    fakes.scheduler.advance(by: .milliseconds(100))
    await settle()

    #expect(fakes.sync.requests == ["commits maralind/tides a0 18"])
  }

  @Test func `the filter looks in the loaded commits, and says so`() async {
    let log = await shownLog()
    await look(at: 520..<550, in: log)

    log.keyword = "a0 53"
    fakes.scheduler.advance(by: .seconds(1))

    #expect(log.rows.map(\.subject).last == "a0 539")
    #expect(log.rowCount == log.rows.count)
    #expect(log.progress == "11 of 200 loaded commits. The log has 1,000,000.")
    log.keyword = ""
    fakes.scheduler.advance(by: .seconds(1))
    #expect(log.rowCount == 1_000_000)
    #expect(log.progress == nil)
  }

  @Test func `rows that are not loaded have no page and no actions`() async throws {
    let log = await shownLog()
    let row = try #require(log.row(at: 530))

    log.open(row)

    #expect(log.actions(for: row).isEmpty)
    #expect(try fakes.top(CommitsViewModel.self) === log)
  }

  @Test(arguments: [nil, 999])
  func `a log of unknown or small length is loaded page by page`(count: Int?) async {
    let log = await shownLog(count: count)

    #expect(log.rowCount == 100)
    #expect(log.actions.action("line")?.isEnabled == false)
    log.loadMore()
    await settle()

    #expect(log.rowCount == 200)
    #expect(log.row(at: 199)?.subject == "a0 200")
  }

  @Test(arguments: [0, 1, 100, 101])
  func `the length is asked for where there are further pages`(count: Int) async {
    let commits = page(0, of: "a0") + page(1, of: "a0", count: 1)
    fakes.sync[pages: .commits(of: Sample.name, at: "main")] =
      count > 100
      ? [Array(commits.prefix(100)), Array(commits.suffix(1))] : [Array(commits.prefix(count))]
    fakes.sync[.commitExtent(of: Sample.name, at: "main")] = GitHub.ListExtent(
      first: "a0",
      count: count
    )
    let log = CommitsViewModel(fakes.services, Sample.name, revision: "main")

    fakes.show(.commits(log))
    await settle()

    #expect(fakes.sync.requests.count == (count > 100 ? 2 : 1))
    #expect(log.rowCount == min(count, 100))
    #expect(log.content == (count == 0 ? .empty : .rows))
  }

  @Test func `without the server, what was loaded is shown, and the rest asks for it`() async {
    let first = await shownLog()
    await look(at: 520..<550, in: first)
    fakes.removeScreens()
    fakes.sync[failure: .commits(of: Sample.name, at: "main")] = .offline
    fakes.sync[failure: query(6)] = .offline
    let log = CommitsViewModel(fakes.services, Sample.name, revision: "main")

    fakes.show(.commits(log))
    await settle()
    await look(at: 520..<550, in: log)
    #expect(log.row(at: 530)?.subject == "a0 531")
    await look(at: 620..<650, in: log)

    #expect(log.row(at: 630)?.subject == "Commit 631")
    #expect(log.problem?.isEmpty == false)
  }

  @Test(arguments: [
    ("734,211", 734_210), ("1", 0), ("1000000", 999_999), ("50%", 500_000), ("100%", 999_999),
    ("2020-02-29", 999_300), ("abcd", 999_958), ("1234567", 999_900),
  ])
  func `a number, a share, a day and a hash lead to a place`(answer: String, offset: Int) async {
    let log = await shownLog()
    let day = Date(timeIntervalSince1970: 1_583_020_799)
    fakes.sync[.commitExtent(of: Sample.name, at: "a0", until: day)] = .init(first: "x", count: 700)
    fakes.sync[.commitExtent(of: Sample.name, at: "abcd")] = .init(first: "abcd", count: 42)
    fakes.sync[.commitExtent(of: Sample.name, at: "1234567")] = .init(first: "12", count: 100)

    let questions = await fakes.answering(answer) { log.actions.action("line")?.perform() }

    #expect(questions.count == 1)
    #expect(log.selectedRow.offset == offset)
  }

  @Test(arguments: ["0", "2020-02-30", "101%", "moon", "", "ffff"])
  func `an answer that names no commit of the log is asked again`(answer: String) async {
    let log = await shownLog()

    let questions = await fakes.answering(answer) { log.actions.action("line")?.perform() }

    #expect(questions.count == 2)
    #expect(questions.last?.suggestion == answer)
    #expect(log.selectedRow.offset == nil)
  }
}
