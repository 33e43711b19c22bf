import GRDB

extension IssueStore {
  private static let generatedLabels = [
    "bug", "docs", "good first issue", "help wanted", "question", "performance",
  ]
  private static let types = ["Bug", "Feature", "Task"]
  private static let subjects = ["The tide", "The wave", "The harbour", "The lantern", "The moon"]
  private static let verbs = ["comes too late", "is not counted", "sinks", "is drawn twice"]

  /// Opens issues that are made up in one transaction, one a minute until a time; two of three are
  /// closed.
  func generate(
    _ count: Int,
    in repository: Int,
    by login: String,
    at time: Int
  ) async throws {
    try await state.write { db in
      _ = try Self.labels(Self.generatedLabels, in: repository, color: stableColor, db)
      let last = try Int.fetchOne(
        db,
        sql: "SELECT MAX(number) FROM issue WHERE repository = ?",
        arguments: [repository]
      )
      for place in 0..<count {
        let created = time - (count - place) * 60
        let isOpen = place.isMultiple(of: 3)
        var issue = StoredIssue(
          repository: repository,
          number: (last ?? 0) + place + 1,
          login: place.isMultiple(of: 4) ? login : "maralind",
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
        issue.labelNames = (0..<place / 3 % 3).map { Self.generatedLabels[(place + $0) % 6] }
        issue.type = place.isMultiple(of: 2) ? Self.types[place % 3] : nil
        if place.isMultiple(of: 5) { issue.assigneeLogins = [login] }
        try issue.insert(db)
      }
    }
  }
}
