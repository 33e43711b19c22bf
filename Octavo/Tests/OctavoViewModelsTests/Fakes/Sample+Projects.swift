import Foundation
import GitHubValues

extension Sample {
  /// The statuses of a project.
  static let statuses = [
    GitHub.ProjectStatus(id: "a1", name: "Todo", color: "GREEN"),
    GitHub.ProjectStatus(id: "b2", name: "In Progress", color: "YELLOW"),
    GitHub.ProjectStatus(id: "c3", name: "Done", color: "PURPLE"),
  ]

  /// An issue in a project that the user may change, in progress.
  static func projectItem(
    _ number: Int = 1,
    configure: (inout GitHub.ProjectItem) -> Void = { _ in }
  ) -> GitHub.ProjectItem {
    let project = GitHub.Project(
      id: "P_\(number)",
      number: number,
      title: "Roadmap \(number)",
      canUpdate: true,
      statusField: "F_\(number)",
      statuses: statuses
    )
    var item = GitHub.ProjectItem(id: "I_\(number)", project: project, status: statuses[1])
    configure(&item)
    return item
  }
}
