public import BinderyNavigation

/// The conditions that the filter of the inbox can have.
///
/// A condition has the number of threads that it would let through beside those of the other kinds.
public final class InboxFilterViewModel: FilterViewModel {
  /// The title of the screen.
  public override var title: String { "Filter the Inbox" }

  /// The title, and how many threads are shown.
  public override var screenTitle: ScreenTitle {
    let all = candidates
    let shown = all.count { filter.matches($0) }
    return .double(title, subtitle: "\(shown) of \(all.count) shown")
  }

  /// The text in the empty filter field.
  public override var placeholder: String { "Find a reason, a type, a repository …" }

  private var filter: InboxFilter { InboxFilter(text) }

  override func toggling(_ condition: String?) -> String {
    filter.toggling(text: condition)
  }

  override func show(_ text: String) { services.inbox.show(filtered: text) }

  /// The threads that are filtered.
  private var candidates: [InboxThread] {
    let state = services.inbox.state
    return filter.has(.state, "bookmarked") ? state.all : state.threads
  }

  override func makeSections() -> [Section] {
    let filter = filter
    let counts = filter.counts(in: candidates, named: services.inbox.names)
    // Threads with which the user is done are shown by this condition alone.
    let bookmarked = InboxCondition(.state, "bookmarked")
    let hasBookmarks = services.inbox.state.all.contains { $0.bookmarkedAt != nil }
    let present = Set(counts.keys).union(filter.conditions).union(hasBookmarks ? [bookmarked] : [])
    let count = candidates.count
    let none = Row("", nil, title: "All Threads (\(count))", isCurrent: filter.isEmpty)
    let qualifiers = InboxFilter.Qualifier.allCases.filter {
      $0 != .account || services.inbox.isShared
    }
    let sections = qualifiers.map { qualifier in
      let rows = present.filter { $0.qualifier == qualifier }.map { condition in
        Row(
          condition.text,
          condition.text,
          title: "\(condition.words) (\(counts[condition] ?? 0))",
          isCurrent: filter.has(qualifier, condition.value)
        )
      }
      return Section(title: qualifier.title, rows: rows.sorted { $0.title < $1.title })
    }
    return [Section(title: "", rows: [none])] + sections
  }
}

nonisolated extension InboxFilter.Qualifier {
  /// The heading of the conditions.
  fileprivate var title: String {
    switch self {
    case .state: "State"
    case .reason: "Reason"
    case .type: "Type"
    case .repository: "Repository"
    case .owner: "Owner"
    case .account: "Account"
    }
  }
}
