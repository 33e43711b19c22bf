/// Makes issues up, by their places alone.
struct IssueGenerator: Sendable {
  let repository: Int
  /// The login of the account, which is one of the authors.
  let login: String
  /// The time of the last issue; the others are a minute apart.
  let time: Int
  /// The names of the labels.
  let labelNames: [String]
  /// The number of milestones.
  let milestones: Int

  private static let labels = [
    "bug", "docs", "good first issue", "help wanted", "question", "performance",
  ]
  private static let types = ["Bug", "Feature", "Task"]
  private static let subjects = ["The tide", "The wave", "The harbour", "The lantern", "The moon"]
  private static let verbs = ["comes too late", "is not counted", "sinks", "is drawn twice"]
  private static let authors = ["maralind", "maralind", "maralind", "hina-m", "juno"]

  init(repository: Int, login: String, time: Int, labels: Int, milestones: Int) {
    (self.repository, self.login, self.time) = (repository, login, time)
    self.milestones = milestones
    labelNames = (0..<labels).map {
      Self.labels.indices.contains($0) ? Self.labels[$0] : "area \($0)"
    }
  }

  /// Makes the milestone at a place.
  func milestone(at place: Int) -> StoredMilestone {
    StoredMilestone(
      repository: repository,
      number: place + 1,
      login: login,
      title: "\(place + 1).0",
      created: time,
      updated: time
    )
  }

  /// Makes the issue at a place of so many; two of three are closed.
  ///
  /// - Parameters:
  ///   - place: The place.
  ///   - count: The number of issues.
  ///   - number: The number of the issue.
  ///   - milestones: The rows of the milestones.
  /// - Returns: The issue.
  func issue(at place: Int, of count: Int, number: Int, milestones: [Int64]) -> StoredIssue {
    let created = time - (count - place) * 60
    let isOpen = place.isMultiple(of: 3)
    var issue = StoredIssue(
      repository: repository,
      number: number,
      login: place.isMultiple(of: 4) ? login : Self.authors[place / 4 % Self.authors.count],
      title: "\(Self.subjects[place % 5]) \(Self.verbs[place % 4]) (\(place))",
      body: place.isMultiple(of: 7) ? "Seen by @\(login)." : "Seen at the quay.",
      labels: "",
      isOpen: isOpen,
      reason: isOpen ? nil : ["completed", "not_planned", "duplicate"][place % 3],
      created: created,
      updated: created + place % 60,
      closed: isOpen ? nil : created + place % 60,
      closer: isOpen ? nil : login
    )
    // Issues next to each other share the usual labels, and the others are spread.
    if !labelNames.isEmpty {
      issue.labelNames = (0..<place / 3 % 3).map { offset in
        labelNames[(place + offset + place / 6 * 6 * offset) % labelNames.count]
      }
    }
    issue.type = place.isMultiple(of: 2) ? Self.types[place % 3] : nil
    if place.isMultiple(of: 5) { issue.assigneeLogins = [login] }
    if !milestones.isEmpty, place.isMultiple(of: 4) {
      issue.milestone = milestones[place / 4 % milestones.count]
    }
    return issue
  }
}
