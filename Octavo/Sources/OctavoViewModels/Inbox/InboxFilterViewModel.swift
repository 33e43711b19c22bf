public import BinderyNavigation

/// The conditions that the filter of the inbox can have, each of which is set or removed at once.
///
/// A condition has the number of threads that it would let through beside those of the other kinds.
public final class InboxFilterViewModel: ViewModel, PickerViewModel {
  /// A condition; `nil` for the absence of all.
  public typealias Option = InboxCondition?
  /// A row with a condition.
  public typealias Row = PickerRow<InboxCondition?>
  /// The conditions of one qualifier.
  public typealias Section = PickerSection<InboxCondition?>

  /// The keyword of the filter, as typed.
  @MutableProperty public var keyword = ""
  /// The conditions that match the keyword, by their qualifiers.
  @Computed({ (viewModel: InboxFilterViewModel) in viewModel.makeSections() })
  public var sections
  /// The conditions that match the keyword.
  @Computed({ (viewModel: InboxFilterViewModel) in viewModel.sections.flatMap(\.rows) })
  public var rows
  /// The row of the cursor.
  public var selectedRow = SelectedRow()

  @MutableProperty private var filter: InboxFilter
  private let services: Services
  private let close: () -> Void

  /// Makes the screen for a filter, as a text.
  public init(_ services: Services, filter text: String, close: @escaping () -> Void) {
    (self.services, self.close) = (services, close)
    filter = InboxFilter(text)
    super.init()
  }

  /// The title of the screen.
  public var title: String { "Filter the Inbox" }

  /// The title, and how many threads are shown.
  public var screenTitle: ScreenTitle {
    let all = candidates
    let shown = all.count { filter.matches($0) }
    return .double(title, subtitle: "\(shown) of \(all.count) shown")
  }

  /// The text in the empty filter field.
  public var placeholder: String { "Find a reason, a type, a repository …" }

  /// The text in place of an empty list.
  public var emptyText: String { "There is nothing to filter by." }

  /// Sets a condition, or removes it; the first row removes all.
  public func open(_ row: Row) {
    filter = row.option.map { filter.toggling($0) } ?? InboxFilter("")
    services.inbox.show(filtered: untracked { filter.text })
  }

  /// Closes the screen; the filter stays.
  public func cancel() { close() }

  /// The threads that are filtered.
  private var candidates: [InboxThread] {
    let state = services.inbox.state
    return filter.has(.state, "bookmarked") ? state.all : state.threads
  }

  private func makeSections() -> [Section] {
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
    let rows = qualifiers.map { qualifier in
      let rows = present.filter { $0.qualifier == qualifier }.map { condition in
        Row(
          condition.text,
          condition,
          title: "\(condition.words) (\(counts[condition] ?? 0))",
          isCurrent: filter.has(qualifier, condition.value)
        )
      }
      return Section(title: qualifier.title, rows: rows.sorted { $0.title < $1.title })
    }
    let keyword = keyword.trimmed
    return ([Section(title: "", rows: [none])] + rows).compactMap { section in
      let matching = section.rows.filter { $0.title.matches(keyword) }
      return matching.isEmpty ? nil : Section(title: section.title, rows: matching)
    }
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
