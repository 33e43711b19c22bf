/// The conditions of the filter in words.
nonisolated extension QualifierText.Term: FilterCondition {
  /// The condition in words: “Label bug”.
  var words: String {
    let sentence = positiveWords
    guard isExcluded else { return sentence }
    return name == "assignee" && value == "*" ? "Unassigned" : "Not: \(sentence)"
  }

  private var positiveWords: String {
    let account = value.lowercased() == "@me" ? "me" : value
    switch name.flatMap(IssueFilter.Qualifier.init) {
    case .state, .reason: return Strings.sentence(value.replacing("_", with: " "))
    case .label: return "Label \(value.replacing(",", with: " or "))"
    case .type: return "Type \(value)"
    case .assignee: return value == "*" ? "Assigned" : "Assigned to \(account)"
    case .author: return "By \(account)"
    case .mentions: return "Mentions \(account)"
    case .involves: return "Involves \(account)"
    case .milestone: return value == "*" ? "With a milestone" : "Milestone \(value)"
    case .no: return value == "assignee" ? "Unassigned" : "No \(value)"
    case .repository: return value
    case .owner: return "All of \(value)"
    case .place: return "Words in the \(value)"
    case .draft: return value == "true" ? "Draft" : "Not a draft"
    case .review:
      return value == "none" ? "No review" : "Review: \(value.replacing("_", with: " "))"
    case .reviewRequested: return "Review asked of \(account)"
    case .ownReviewRequested: return "Review asked of \(account), not of a team"
    case .teamReviewRequested: return "Review asked of \(value)"
    case .reviewedBy: return "Reviewed by \(account)"
    case .checks: return "Checks: \(value)"
    case .base: return "Into \(value)"
    case .head: return "From \(value)"
    case .sort: return sortWords
    case nil: return value
    }
  }

  private var sortWords: String {
    switch value.lowercased() {
    case "created", "created-desc": "Newest first"
    case "created-asc": "Oldest first"
    case "updated", "updated-desc": "Last changed first"
    case "updated-asc": "Last changed last"
    case "comments", "comments-desc": "Most comments first"
    case "comments-asc": "Fewest comments first"
    default: "Order \(value)"
    }
  }
}
