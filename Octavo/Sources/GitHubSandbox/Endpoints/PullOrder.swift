/// The pull requests that a list is asked for, and their order.
struct PullOrder {
  private let state: String
  private let head: String?
  private let base: String?
  private let sort: String
  private let isAscending: Bool

  /// - Throws: A 422 for a state or an order that GitHub does not know.
  init(_ query: Query) throws(ErrorResponse) {
    let orders = ["created", "updated", "popularity", "long-running"]
    state = try query.choice("state", ["open", "closed", "all"], of: "PullRequest")
    sort = try query.choice("sort", orders, of: "PullRequest")
    // Without a direction, the newest is first, and else the smallest value.
    let directions = query["sort"] ?? "created" == "created" ? ["desc", "asc"] : ["asc", "desc"]
    isAscending = try query.choice("direction", directions, of: "PullRequest") == "asc"
    head = query["head"].flatMap { $0.isEmpty ? nil : $0 }
    base = query["base"].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Returns the chosen pull requests.
  func apply(to pulls: [ListedPull]) -> [ListedPull] {
    let chosen = pulls.filter { listed in
      (state == "all" || listed.issue.isOpen == (state == "open"))
        && (head.map { $0 == listed.pull.label } ?? true)
        && (base.map { $0 == listed.pull.base } ?? true)
    }
    return chosen.sorted { first, second in
      let (first, second) = (key(second), key(first))
      return isAscending ? second < first : first < second
    }
  }

  private func key(_ listed: ListedPull) -> (Int, Int) {
    let issue = listed.issue
    return switch sort {
    case "updated": (issue.updated, issue.number)
    case "popularity": (listed.comments, issue.number)
    case "long-running": (-issue.created, issue.number)
    default: (issue.number, 0)
    }
  }
}
