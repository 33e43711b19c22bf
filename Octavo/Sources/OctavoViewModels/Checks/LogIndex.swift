import Foundation
import GitHubValues
import LineFiles

/// The parts of a log: the rows of each step, and the groups in them.
///
/// It is made while the log arrives, off the main actor, and has no text.
nonisolated struct LogIndex: Sendable {
  /// The rows of a step.
  struct Section: Sendable, Equatable {
    /// The index of the step; `nil` for rows before the first one.
    let step: Int?
    /// The first row.
    let start: Int
  }

  /// The rows of a group: its title, and those that it hides.
  struct Group: Sendable, Equatable {
    /// The row of the title.
    let title: Int
    /// The end of the rows below the title.
    var end: Int
  }

  /// The steps that have begun, in their order.
  let steps: [GitHub.WorkflowJob.Step]
  /// The sections, from top to bottom.
  private(set) var sections: [Section] = []
  /// The groups, from top to bottom.
  private(set) var groups: [Group] = []
  /// The rows whose marks say that a fault was found, of which the last ones are kept.
  private(set) var errors: [Int] = []
  /// The number of rows that were read.
  private(set) var rowCount: Int
  private var step: Int?
  private var isInGroup = false

  /// The most groups that are folded; the rows of further ones are shown.
  static let mostGroups = 100_000
  /// The rows that are read at once.
  private static let portion = 4096

  /// Begins with the steps of the job, behind a first row that is not whole.
  init(_ steps: [GitHub.WorkflowJob.Step], from start: Int = 0) {
    self.steps = steps.filter { $0.startedAt != nil && $0.conclusion != .skipped }
    rowCount = start
  }

  /// Reads the rows that have arrived since.
  mutating func read(_ text: LargeText) {
    while rowCount < text.rowCount {
      for row in text.rows(rowCount..<rowCount + Self.portion) {
        add(row)
        rowCount = row.number + 1
      }
      if Task.isCancelled { return }
    }
    if isInGroup, let last = groups.indices.last { groups[last].end = rowCount }
  }

  private mutating func add(_ row: LargeText.Row) {
    guard row.isFirst else {
      // The end of a log can begin within a long line.
      if sections.isEmpty {
        step = steps.indices.last
        sections.append(Section(step: step, start: row.number))
      }
      return
    }
    let line = LogLine(row.text)
    if sections.isEmpty || advance(to: line) {
      if sections.isEmpty { begin(line) }
      endGroup(at: row.number)
      sections.append(Section(step: step, start: row.number))
    }
    switch line.mark {
    case .group?:
      endGroup(at: row.number)
      guard groups.count < Self.mostGroups else { return }
      groups.append(Group(title: row.number, end: row.number + 1))
      isInGroup = true
    // The row of the mark has no text.
    case .endgroup?: endGroup(at: row.number + 1)
    case .error?:
      errors.append(row.number)
      if errors.count > 1000 { errors.removeFirst(500) }
    default: break
    }
  }

  private mutating func endGroup(at row: Int) {
    if isInGroup, let last = groups.indices.last { groups[last].end = row }
    isInGroup = false
  }

  /// Finds the step of the first line, which is a later one if only the end of the log is read.
  private mutating func begin(_ line: LogLine) {
    step = steps.isEmpty ? nil : 0
    guard let time = line.time else { return }
    step = steps.lastIndex { $0.start < time } ?? step
  }

  /// Goes on to the step that a line belongs to.
  ///
  /// The times of steps are whole seconds: of several that begin in the second of the line, each
  /// group begins the next one.
  ///
  /// - Returns: Whether the line is the first one of a step.
  private mutating func advance(to line: LogLine) -> Bool {
    guard let time = line.time, let step else { return false }
    let begun = steps[(step + 1)...].prefix { $0.start < time }.count
    if begun > 0 {
      self.step = step + begun
      return true
    }
    guard line.mark == .group, step + 1 < steps.count, steps[step + 1].start == time else {
      return false
    }
    self.step = step + 1
    return true
  }
}

nonisolated extension GitHub.WorkflowJob.Step {
  /// The second in which it started.
  fileprivate var start: Int {
    Int(min(max((startedAt?.timeIntervalSince1970 ?? 0).rounded(.down), 0), 1e12))
  }
}
