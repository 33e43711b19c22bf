import BinderyNavigation
import GitHubValues

/// The conditions that the filter of a list of issues can have.
///
/// They are the labels, milestones and accounts of the repository, and those of the stored issues.
public final class IssueFilterViewModel: FilterViewModel {
  private let issues: IssueList
  @MutableProperty private var known = Stored<[GitHub.Issue]>()
  @MutableProperty private var labels = Stored<[GitHub.Label]>()
  @MutableProperty private var milestones = Stored<[GitHub.Milestone]>()
  @MutableProperty private var accounts = Stored<[GitHub.Account]>()

  private lazy var loadCommand = command(.latest) { viewModel in
    guard let name = viewModel.issues.repository else { return }
    try await viewModel.services.sync.refresh(.labels(of: name))
    try await viewModel.services.sync.refresh(.milestones(of: name))
    try await viewModel.services.sync.refresh(.assignable(in: name))
  }

  /// Makes the screen for a filter, as a text.
  init(
    _ services: Services,
    _ issues: IssueList,
    filter text: String,
    close: @escaping () -> Void
  ) {
    self.issues = issues
    super.init(services, filter: text, close: close)
    _known <~ services.store.observe(.knownIssues(issues))
    guard let name = issues.repository else { return }
    _labels <~ services.store.observe(.labels(of: name))
    _milestones <~ services.store.observe(.milestones(of: name))
    _accounts <~ services.store.observe(.assignable(in: name))
    // The user can still type a condition that could not be loaded.
    whenActivated { viewModel, _ in viewModel.loadCommand.executeOnce() }
  }

  /// The title of the screen.
  public override var title: String {
    issues.isOfPulls ? "Filter Pull Requests" : "Filter Issues"
  }

  /// The text in the empty filter field.
  public override var placeholder: String { "Find a label, an account, a milestone …" }

  override func toggling(_ condition: String?) -> String {
    IssueFilter(text).toggling(text: condition)
  }

  override func show(_ text: String) {
    services.issueFilters.input.send(value: (issues, text))
  }

  override func makeSections() -> [Section] {
    let filter = IssueFilter(text)
    let stored = known.value ?? []
    let labels = (labels.value ?? []) + stored.flatMap(\.labels)
    let colors = Dictionary(labels.map { ($0.name.lowercased(), $0.color) }) { first, _ in first }
    let milestones = (milestones.value ?? []) + stored.compactMap(\.milestone)
    let accounts = (accounts.value ?? []) + stored.flatMap(\.assignees)
    let logins = sorted(accounts.map(\.login))
    return pullSections(filter) + [
      section(
        "State",
        issues.isOfPulls
          ? terms(.state, ["open", "closed", "merged", "unread", "locked"])
            + terms(.draft, ["true", "false"])
          : terms(.state, ["open", "closed", "unread", "locked"])
            + terms(.reason, IssueFilter.reasons),
        filter
      ),
      section(
        "Label",
        terms(.label, sorted(labels.map(\.name))) + terms(.no, ["label"]),
        filter,
        colors: colors
      ),
      section("Type", terms(.type, sorted(stored.compactMap(\.type))), filter),
      section(
        "Assignee",
        terms(.assignee, ["@me"]) + terms(.no, ["assignee"]) + terms(.assignee, logins),
        filter
      ),
      section(
        "Author",
        terms(.author, ["@me"] + sorted(stored.compactMap { $0.author?.login })),
        filter
      ),
      section("Mentions", terms(.mentions, ["@me"]) + terms(.involves, ["@me"]), filter),
      section(
        "Milestone",
        terms(.milestone, sorted(milestones.map(\.title))) + terms(.no, ["milestone"]),
        filter
      ),
      section(
        "Order",
        terms(.sort, IssueFilter.orders),
        filter
      ),
    ]
  }

  /// The conditions that only pull requests have.
  private func pullSections(_ filter: IssueFilter) -> [Section] {
    guard issues.isOfPulls else { return [] }
    return [
      section(
        "Review",
        terms(.reviewRequested, ["@me"]) + terms(.ownReviewRequested, ["@me"])
          + terms(.reviewedBy, ["@me"])
          + terms(.review, IssueFilter.decisions),
        filter
      ),
      section("Checks", terms(.checks, IssueFilter.checkResults), filter),
    ]
  }

  private func terms(_ qualifier: IssueFilter.Qualifier, _ values: [String]) -> [IssueFilter.Term] {
    values.map { IssueFilter.Term(qualifier, $0) }
  }

  /// Returns the names in their order, each once, whatever its case.
  private func sorted(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0.lowercased()).inserted }
      .sorted { $0.lowercased() < $1.lowercased() }
  }

  /// Returns a section with conditions, after those of the filter that have the same qualifiers.
  private func section(
    _ title: String,
    _ terms: [IssueFilter.Term],
    _ filter: IssueFilter,
    colors: [String: String?] = [:]
  ) -> Section {
    let names = Set(terms.map(\.name))
    let others = filter.conditions.filter { term in
      names.contains(term.name) && term.name != "no" && !terms.contains { $0.isSame(as: term) }
    }
    return Section(
      title: title,
      rows: (others + terms).map { term in
        Row(
          term.text.lowercased(),
          term.text,
          title: term.words,
          isCurrent: filter.has(term),
          color: (colors[term.value.lowercased()] ?? nil).map { "#\($0)" }
        )
      }
    )
  }
}
