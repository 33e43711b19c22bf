import Foundation
import GitHubValues

/// The rows of a log, in a section for each day.
nonisolated struct CommitListRows: ListRowsArrangement {
  /// The values that the rows depend on besides the commits and the filter.
  struct Options: Sendable {
    let now: Date
    let calendar: Calendar
    /// The signatures and checks of commits, by their names.
    let facts: [String: GitHub.CommitFacts]

    init(now: Date, calendar: Calendar, facts: [GitHub.CommitFacts] = []) {
      (self.now, self.calendar) = (now, calendar)
      self.facts = Dictionary(facts.map { ($0.sha, $0) }) { first, _ in first }
    }
  }

  /// The heading above commits without a date.
  static let unknownDay = "Date unknown"

  let sections: [CommitSection]
  /// The rows of all sections.
  let rows: [CommitRow]

  static func row(of commit: GitHub.Commit, _ options: Options) -> CommitRow {
    CommitRow(commit, now: options.now, facts: options.facts[commit.sha])
  }

  init(_ all: [CommitRow], _ input: ListInput<GitHub.Commit, Options>) {
    let keyword = input.keyword
    rows = keyword.isEmpty ? all : all.filter { $0.commit.matches(keyword) }
    var days = DayNames(now: input.options.now, calendar: input.options.calendar)
    sections = CommitSection.sections(of: rows) { row in
      row.commit.date.map { days.name(of: $0) } ?? Self.unknownDay
    }
  }
}

nonisolated extension GitHub.Commit {
  /// Whether a filter for `keyword` lets the commit through.
  func matches(_ keyword: String) -> Bool {
    message.matches(keyword) || authorName.matches(keyword)
      || author?.login.matches(keyword) == true || sha.hasPrefix(keyword.lowercased())
  }
}
