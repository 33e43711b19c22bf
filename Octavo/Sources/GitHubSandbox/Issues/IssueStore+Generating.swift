import GRDB

extension IssueStore {
  /// Opens issues that are made up in one transaction.
  func generate(_ count: Int, from generator: IssueGenerator) async throws {
    let repository = generator.repository
    try await state.write { db in
      _ = try Self.labels(generator.labelNames, in: repository, color: stableColor, db)
      var milestones: [Int64] = []
      for place in 0..<generator.milestones {
        var milestone = generator.milestone(at: place)
        try milestone.insert(db)
        milestones += [milestone.id].compactMap(\.self)
      }
      if !milestones.isEmpty {
        try db.execute(
          sql: "INSERT OR REPLACE INTO milestoneCount VALUES (?, ?)",
          arguments: [repository, milestones.count]
        )
      }
      let first = try Self.nextNumber(in: repository, after: 0, db)
      for place in 0..<count {
        let number = first + place
        var issue = generator.issue(at: place, of: count, number: number, milestones: milestones)
        try issue.insert(db)
      }
    }
  }
}
