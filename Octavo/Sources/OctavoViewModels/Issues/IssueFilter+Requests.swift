import GitHubEndpoints
import GitHubValues

/// The request for the issues that match a filter.
nonisolated extension IssueFilter {
  /// The words of `is:` that only this machine knows, from the inbox.
  private static let local: Set<String> = ["unread", "read"]

  /// The filter without the conditions that the server does not know.
  var requested: Self {
    Self(terms.filter { $0.name != "is" || !Self.local.contains($0.value.lowercased()) })
  }

  /// Whether it is for the issues whose notifications the user gets, which no search can find.
  var isForSubscriptions: Bool { values(.state).contains("subscribed") }

  /// Returns the endpoint of the first page: a list if its parameters can express the filter, and a
  /// search otherwise.
  func endpoint(in list: IssueList, of login: String) -> Endpoint<GitHub.Page<GitHub.Issue>> {
    if let name = list.repository {
      return parameters(in: list, of: login).map {
        list.isOfPulls
          ? .pulls(of: name, where: $0.parameters) : .issues(of: name, where: $0.parameters)
      } ?? .issues(matching: search(in: list), by: sort)
    }
    // The list of issues of all repositories has pull requests between them.
    guard !list.isOfPulls else { return .issues(matching: search(in: list), by: sort) }
    guard let (parameters, relation) = parameters(in: list, of: login), let relation else {
      return .issues(matching: search(in: list), by: sort)
    }
    return .issues(relation, where: parameters)
  }

  /// The query of the search, without the order.
  func search(in list: IssueList) -> String {
    var terms = requested.terms.filter { $0.name != "sort" }
    let scopes: [Qualifier] = [
      .assignee, .author, .mentions, .involves, .repository, .owner, .reviewRequested,
      .ownReviewRequested, .teamReviewRequested, .reviewedBy,
    ]
    if let name = list.repository {
      terms.insert(Term(.repository, "\(name)"), at: 0)
    } else if scopes.allSatisfy({ values($0).isEmpty }) {
      terms.insert(Term(.involves, "@me"), at: 0)
    }
    let text = QualifierText(terms).text
    return list.isOfPulls ? text.pullSearch : text.issueSearch
  }

  /// Returns the query that counts the open or the closed issues which the other conditions let
  /// through.
  func count(of state: GitHub.IssueState, in list: IssueList) -> String {
    Self([Term(.state, state.rawValue)] + withoutState.terms).search(in: list)
  }

  private var sort: IssueParameters.Sort { IssueParameters.Sort(order.key, order.isAscending) }

  /// Returns the parameters that say the same as the filter, and the relation of the user to the
  /// issues; `nil` if there are none.
  private func parameters(
    in list: IssueList,
    of login: String
  ) -> (parameters: IssueParameters, relation: IssueRelation?)? {
    var parameters = IssueParameters(sort: sort)
    var relations: [IssueRelation] = isForSubscriptions ? [.subscribed] : []
    for term in requested.terms {
      let isSaid = parameters.add(term, in: list, of: login, &relations)
      // The program itself checks conditions that the list of subscriptions has no parameter for.
      if !isSaid, !isForSubscriptions { return nil }
    }
    guard relations.count <= 1 || isForSubscriptions else { return nil }
    return (parameters, relations.first)
  }
}

nonisolated extension IssueParameters {
  /// Adds the parameter for a term, and returns whether there is one.
  fileprivate mutating func add(
    _ term: QualifierText.Term,
    in list: IssueList,
    of login: String,
    _ relations: inout [IssueRelation]
  ) -> Bool {
    let isOwn = list == .own
    if list.isOfPulls {
      switch (term.name, term.value.lowercased()) {
      case ("sort", _), ("is", "pr"), ("is", "pull-request"): return true
      case ("is", "open") where !term.isExcluded: state = .open
      case ("is", "closed") where !term.isExcluded: state = .closed
      default: return false
      }
      return true
    }
    let isUser = term.value.lowercased() == "@me"
    let name = isUser ? login : term.value
    func relate(_ relation: IssueRelation) -> Bool {
      guard isUser else { return false }
      relations.append(relation)
      return true
    }
    let qualifier = term.name.flatMap(IssueFilter.Qualifier.init)
    if term.isExcluded {
      guard qualifier == .assignee, term.value == "*", !isOwn else { return false }
      assignee = "none"
      return true
    }
    switch (qualifier, term.value.lowercased()) {
    case (.sort, _): break
    case (.state, "subscribed") where isOwn: break
    case (.state, "open"): state = .open
    case (.state, "closed"): state = .closed
    case (.label, let value) where !value.contains(","): labels.append(term.value)
    case (.assignee, _) where isOwn: return relate(.assigned)
    case (.author, _) where isOwn: return relate(.created)
    case (.mentions, _) where isOwn: return relate(.mentioned)
    case (_, _) where isOwn: return false
    case (.assignee, _): assignee = name
    case (.author, _): creator = name
    case (.mentions, _): mentioned = name
    case (.no, "assignee"): assignee = "none"
    case (.no, "milestone"): milestone = "none"
    case (.milestone, "*"): milestone = "*"
    case (.type, _): type = term.value
    default: return false
    }
    return true
  }
}
