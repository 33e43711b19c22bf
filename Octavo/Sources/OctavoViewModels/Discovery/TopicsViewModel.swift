import Foundation
public import GitHubValues

/// The topics that the server features, each of which leads to its repositories.
public final class TopicsViewModel: SummaryListViewModel<GitHub.Topic> {
  /// Makes the screen.
  public init(_ services: Services) {
    super.init(
      services,
      .featuredTopics,
      of: nil,
      title: "Topics",
      emptyText: "No topics found."
    ) { services.row($0) }
  }
}

extension Services {
  /// A topic as a list shows it.
  func row(_ topic: GitHub.Topic) -> SummaryRow {
    SummaryRow(
      topic.name,
      topic.title ?? topic.name,
      detail: [topic.summary],
      .discovery(withChoices(Discovery(.topic(topic.name)))),
      address: web.page(ofTopic: topic.name)
    )
  }
}
