import GitHubValues

/// The rows of the list.
extension IssuesViewModel {
  /// The requests of the user that change issues, by the places of those.
  func makeRequests() -> [String: [OutboxRow]] {
    Dictionary(grouping: requests) { row in
      let place =
        switch RequestKinds.request(row) {
        case let request as any IssueRequest: "\(request.place)"
        case let edit as IssueEdit: "\(edit.place)"
        default: ""
        }
      return place.lowercased()
    }
  }

  /// The places of issues in whose threads something is new.
  func makeUnread() -> Set<String> {
    let threads = services.inbox.own?.state.threads ?? []
    return Set(
      threads.lazy.filter(\.isUnread).compactMap { item in
        item.thread.subject.number.map { "\(item.thread.repository)#\($0)".lowercased() }
      }
    )
  }

  /// Makes the issues that are filtered, with what their rows depend on.
  func makeInput() -> ListRows<IssueRows>.Input {
    let (now, login, isFound) = (now, services.session.user?.login.lowercased() ?? "", isFound)
    let (changes, unread) = (changes, unread)
    let candidates = isFound ? list.items : known.value ?? []
    let items = candidates.compactMap { issue -> IssueItem? in
      guard let repository = issue.repository ?? issues.repository else { return nil }
      let place = "\(repository)#\(issue.number)".lowercased()
      return IssueItem(
        issue: changes[place].map { issue.applying($0) } ?? issue,
        repository: repository,
        isNamed: issues == .own,
        age: issue.createdAt.map { Strings.Age(of: $0, now: now) },
        facts: IssueFilter.Facts(login: login, isUnread: unread.contains(place))
      )
    }
    let options = IssueRows.Options(filter: filter, isFound: isFound)
    return ListInput(items: items, keyword: "", options: options)
  }
}
