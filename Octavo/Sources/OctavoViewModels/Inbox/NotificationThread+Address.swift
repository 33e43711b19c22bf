import Foundation
import GitHubValues

nonisolated extension GitHub.NotificationThread {
  /// The page of the subject on the server, or the nearest one to it.
  func address(on web: WebAddress) -> URL? {
    let last = subject.apiURL?.lastPathComponent
    switch subject.kind {
    case .issue, .pullRequest:
      let folder = subject.kind == .issue ? "issues" : "pull"
      return web.page(of: repository, subject.number.map { [folder, "\($0)"] } ?? [folder])
    case .commit: return web.page(of: repository, last.map { ["commit", $0] } ?? ["commits"])
    case .release: return web.page(of: repository, ["releases"])
    case .discussion: return web.page(of: repository, ["discussions"])
    case .checkSuite, .workflowRun: return web.page(of: repository, ["actions"])
    case .invitation: return web.page(of: repository, ["invitations"])
    case .alert, .dependencyAlerts, .advisory: return web.page(of: repository, ["security"])
    default: return web.page(of: repository)
    }
  }
}
