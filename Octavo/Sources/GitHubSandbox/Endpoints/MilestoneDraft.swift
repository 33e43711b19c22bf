/// The body of a request that makes or changes a milestone.
struct MilestoneDraft: Decodable {
  var title: String?
  var state: String?
  var description: String?
  /// A date, or an empty text that removes it.
  var due: String?

  private enum CodingKeys: String, CodingKey {
    case title, state, description
    case due = "due_on"
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    title = try fields.decodeIfPresent(String.self, forKey: .title)
    state = try fields.decodeIfPresent(String.self, forKey: .state)
    description = try fields.decodeIfPresent(String.self, forKey: .description)
    if fields.contains(.due) { due = try fields.decodeIfPresent(String.self, forKey: .due) ?? "" }
  }

  /// - Throws: A 422 with the first field whose value is not permitted.
  func check() throws(ErrorResponse) {
    if let title, title.allSatisfy(\.isWhitespace) {
      throw .invalid(resource: "Milestone", field: "title", code: "missing_field")
    }
    if let state, !["open", "closed"].contains(state) {
      throw .invalid(resource: "Milestone", field: "state")
    }
    if let due, !due.isEmpty, Timestamp(due) == nil {
      throw .invalid(resource: "Milestone", field: "due_on")
    }
  }

  /// Changes the fields that the request has.
  func apply(to milestone: inout StoredMilestone, at time: Int) {
    milestone.title = title ?? milestone.title
    milestone.description = description ?? milestone.description
    if let due { milestone.due = Timestamp(due)?.seconds }
    milestone.updated = time
    guard let state, (state == "open") != milestone.isOpen else { return }
    milestone.isOpen.toggle()
    milestone.closed = milestone.isOpen ? nil : time
  }
}

/// The milestones that a list is asked for, and their order.
struct MilestoneOrder {
  private let state: String
  private let isByCompleteness: Bool
  private let isDescending: Bool

  /// - Throws: A 422 for a state or an order that GitHub does not know.
  init(_ query: Query) throws(ErrorResponse) {
    state = try query.choice("state", ["open", "closed", "all"], of: "Milestone")
    isByCompleteness =
      try query.choice("sort", ["due_on", "completeness"], of: "Milestone") == "completeness"
    isDescending = try query.choice("direction", ["asc", "desc"], of: "Milestone") == "desc"
  }

  func apply(to milestones: [CountedMilestone]) -> [CountedMilestone] {
    let chosen = milestones.filter { state == "all" || $0.milestone.isOpen == (state == "open") }
    let sorted = chosen.sorted { first, second in
      let numbers = (first.milestone.number, second.milestone.number)
      if isByCompleteness {
        return (first.completeness, numbers.0) < (second.completeness, numbers.1)
      }
      // A milestone without a date comes last.
      let dates = (first.milestone.due ?? .max, second.milestone.due ?? .max)
      return (dates.0, numbers.0) < (dates.1, numbers.1)
    }
    return isDescending ? sorted.reversed() : sorted
  }
}
