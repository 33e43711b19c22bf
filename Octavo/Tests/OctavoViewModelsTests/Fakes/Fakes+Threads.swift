import BinderyTesting
import GitHubValues
import Testing

@testable import OctavoViewModels

extension Fakes {
  /// Shows issue 12 of the repository, with comments and a timeline that the server has.
  func thread(
    _ comments: [GitHub.Comment],
    _ timeline: [GitHub.IssueEvent] = [],
    at comment: Int? = nil
  ) async throws -> IssueViewModel {
    addTides()
    sync[.issue(12, of: Sample.name)] = Sample.issue(12, comments: comments.count)
    let page = IssueViewModel(services, Sample.name, 12, comment: comment)
    await settle()
    page.activate()
    await settle()
    let place = try #require(page.place)
    sync[pages: .comments(on: place)] = [comments]
    sync[pages: .timeline(of: place)] = [timeline]
    page.refresh()
    await settle()
    return page
  }

  /// Shows the list of a choice for issue 12.
  func list(
    of choice: IssueChoice,
    _ didClose: @escaping () -> Void
  ) async -> IssueChoiceViewModel {
    let list = IssueChoiceViewModel(services, choice, Sample.name, [12], close: didClose)
    list.activate()
    await settle()
    return list
  }
}
