import GitHubValues

/// The issues that the user wants to see, and their order, as a value with a text.
///
/// ```
/// is:open label:"good first issue" -assignee:* type:bug sort:updated tide
/// ```
///
/// An issue needs all labels of a filter with several label terms. Commas separate alternatives
/// within a term. For any other qualifier, one of its values is enough.
nonisolated struct IssueFilter: ListFilter, Sendable, Hashable {
  /// A qualifier.
  enum Qualifier: String, CaseIterable, Sendable {
    case state = "is"
    case reason
    case label
    case type
    case assignee
    case author
    case mentions
    case involves
    case milestone
    case no
    case repository = "repo"
    case owner = "org"
    case place = "in"
    case draft
    case review
    case reviewRequested = "review-requested"
    case ownReviewRequested = "user-review-requested"
    case teamReviewRequested = "team-review-requested"
    case reviewedBy = "reviewed-by"
    case checks = "status"
    case base
    case head
    case sort
  }

  /// A term of the text.
  typealias Term = QualifierText.Term

  /// The order without a `sort:`.
  static let usualSort = "created"
  /// The filter of a list that was not filtered.
  static let usual = IssueFilter("is:open sort:created")
  /// The filter of the issues of all repositories before another one was chosen.
  static let assigned = IssueFilter("is:open assignee:@me sort:created")
  /// The filter of the pull requests of all repositories before another one was chosen.
  static let reviewRequested = IssueFilter("is:open review-requested:@me sort:created")

  /// Returns the filter of a list before another one was chosen.
  static func usual(in list: IssueList) -> Self {
    switch list {
    case .own: assigned
    case .ownPulls: reviewRequested
    case .repository, .pulls: usual
    }
  }

  private static let names = Set(Qualifier.allCases.map(\.rawValue) + ["state"])

  /// The terms, in the order in which they were typed.
  let terms: [Term]

  /// Reads a text; each text is a filter, and that it is for issues need not be said.
  init(_ text: String) {
    self.init(
      QualifierText(text, knowing: Self.names).terms.map { term in
        term.name == "state"
          ? Term(name: "is", value: term.value, isExcluded: term.isExcluded) : term
      }.filter { $0.text.lowercased() != "is:issue" }
    )
  }

  init(_ terms: [Term]) { self.terms = terms }

  /// The text, in the order in which it was typed.
  var text: String { QualifierText(terms).text }

  /// The words.
  var words: [String] { QualifierText(terms).words }

  /// The terms of qualifiers.
  var conditions: [Term] { terms.filter { $0.name != nil } }

  /// Returns the wanted values of a qualifier, or its excluded ones, in lower case.
  func values(_ qualifier: Qualifier, excluded: Bool = false) -> [String] {
    terms.filter { $0.name == qualifier.rawValue && $0.isExcluded == excluded }
      .map { $0.value.lowercased() }
  }

  /// Whether the filter has a term.
  func has(_ term: Term) -> Bool { terms.contains { $0.isSame(as: term) } }

  /// The order: a word, and whether the lowest comes first.
  var order: (key: String, isAscending: Bool) {
    let word = values(.sort).last ?? Self.usualSort
    let parts = word.split(separator: "-", maxSplits: 1)
    let key = parts.first.map(String.init) ?? ""
    let isKnown = ["created", "updated", "comments"].contains(key)
    return (isKnown ? key : Self.usualSort, parts.dropFirst().first == "asc")
  }

  /// Returns the filter without the words for what a list has anyway.
  func withoutKind(of list: IssueList) -> Self {
    let kinds = ["is:pr", "is:pull-request", "type:pr"]
    return list.isOfPulls ? Self(terms.filter { !kinds.contains($0.text.lowercased()) }) : self
  }

  /// The filter without the conditions on whether an issue is open.
  var withoutState: Self { Self(terms.filter { !$0.isOfState }) }

  /// The filter with no other conditions than those on whether an issue is open.
  var statesOnly: Self { Self(terms.filter(\.isOfState)) }

  /// Returns the filter with a term, or without it if it has it.
  ///
  /// A new term replaces terms that contradict it: “is:closed” replaces “is:open”.
  func toggling(_ term: Term) -> Self {
    if has(term) { return Self(terms.filter { !$0.isSame(as: term) }) }
    return Self(terms.filter { $0.group == nil || $0.group != term.group } + [term])
  }
}

nonisolated extension QualifierText.Term {
  /// Whether it is a condition on whether an issue is open.
  var isOfState: Bool {
    name == "is" && ["open", "closed", "merged", "unmerged"].contains(value.lowercased())
  }

  /// Makes a term of a qualifier.
  init(_ qualifier: IssueFilter.Qualifier, _ value: String, isExcluded: Bool = false) {
    self.init(name: qualifier.rawValue, value: value, isExcluded: isExcluded)
  }

  /// The name of a group of terms of which a filter has at most one; `nil` for a term without such
  /// a group.
  fileprivate var group: String? {
    switch name.flatMap(IssueFilter.Qualifier.init) {
    case .state: ["open", "closed", "merged"].contains(value) ? "state" : nil
    case .no: value == "label" ? nil : value
    case .assignee: "assignee"
    case .milestone: "milestone"
    case .type: "type"
    case .author, .sort, .reason, .draft, .review, .checks: name
    default: nil
    }
  }
}
