import BinderyTesting
import Foundation
import GitHubEndpoints
import GitHubValues
import OctavoMarkup
import Testing

@testable import OctavoViewModels

/// The story of a user who reads a thread: folds, and items that are ticked.
struct ThreadReadingTests {
  private let fakes = Fakes()

  private func page(_ comments: [GitHub.Comment] = []) async throws -> IssueViewModel {
    fakes.logIn()
    fakes.addTides()
    fakes.sync[.issue(12, of: Sample.name)] = Sample.issue(12, comments: comments.count)
    let page = IssueViewModel(fakes.services, Sample.name, 12)
    await settle()
    page.activate()
    await settle()
    let place = try #require(page.place)
    fakes.sync[pages: .comments(on: place)] = [comments]
    fakes.sync[pages: .timeline(of: place)] = [[]]
    page.refresh()
    await settle()
    return page
  }

  /// The parts of the thread, read as a view does.
  private func parts(of page: IssueViewModel) -> [MarkupPart] {
    var (feed, parts): (MarkupFeed, [MarkupPart]) = (page.document.feed(), [])
    while let portion = feed.read() { parts += portion }
    return parts
  }

  /// The addresses that tick the items of the thread.
  private func boxes(of page: IssueViewModel) -> [String] {
    parts(of: page).compactMap { part in
      if case .item(.box(_, let link), true) = part.containers.last { link } else { nil }
    }
  }

  @Test func `a fold is opened by its link, and all are by an action`() async throws {
    let text = "<details><summary>Log</summary>\n\nHigh\n\n</details>\n\n"
    let page = try await page([Sample.comment(7, text + text)])
    let parts = parts(of: page)
    page.contents.append(parts)
    let folds = parts.compactMap(\.fold)

    page.follow(try #require(folds.first).address)
    let one = folds.map { $0.isOpen(toggled: page.contents.toggledFolds) }
    page.actions.action("details.all")?.perform()
    let all = folds.map { $0.isOpen(toggled: page.contents.toggledFolds) }
    page.actions.action("details.all")?.perform()

    #expect(one == [true, false] && all == [true, true])
    #expect(page.contents.toggledFolds.isEmpty)
    #expect(page.actions.action("details.all")?.title == "Open All Folds")
  }

  @Test func `a very long comment is cut, the text of the issue is not`() async throws {
    let text = String(repeating: "A line of the log.\n\n", count: 100)
    let page = try await page([Sample.comment(7, text)])

    guard case .sections(let sections) = page.document else { return #expect(Bool(false)) }
    #expect(sections.map(\.isCut) == [false, true])
    #expect(parts(of: page).compactMap(\.fold?.name) == ["comment-7/rest"])
  }
}
