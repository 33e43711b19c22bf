import GitHubEndpoints
import GitHubValues

/// The requests for the states that stored threads lack.
///
/// Each thread is asked about once while nothing is new in it, also if its state stays unknown.
nonisolated extension InboxThread {
  /// The number of states that one request asks for.
  private static let mostStates = 50
  /// The number of discussions among them: each is a search, which takes the server longer.
  private static let mostSearches = 10

  /// Whether its state has not been asked for since something was new in it.
  var lacksState: Bool { thread.isNewer(than: stateDate) }

  /// Returns the endpoint of the states that stored threads lack, for the first of them; `nil` if
  /// none lacks its state.
  static func states(lackedBy stored: [Self]) -> Endpoint<[Self]>? {
    queriedStates(stored) ?? invitationStates(stored) ?? runStates(stored)
  }

  /// Returns the query for issues, pull requests and discussions.
  private static func queriedStates(_ stored: [Self]) -> Endpoint<[Self]>? {
    var subjects: [StateSubject] = []
    var items: [Self] = []
    var searches = 0
    for item in stored where items.count < mostStates && item.lacksState {
      guard let subject = item.thread.stateSubject else { continue }
      if case .discussion = subject {
        guard searches < mostSearches else { continue }
        searches += 1
      }
      subjects.append(subject)
      items.append(item)
    }
    guard !items.isEmpty else { return nil }
    return Endpoint.states(of: subjects).map { [items] answer in
      let hasFailed = answer.missing.contains { $0.type == nil }
      return zip(items, answer.value).compactMap { item, state in
        // A server that has failed is asked again, unlike one that refuses the state.
        if state == nil, hasFailed { return nil }
        return item.with(state)
      }
    }
  }

  /// Returns the endpoint of the open invitations, which has the states of all in one response.
  private static func invitationStates(_ stored: [Self]) -> Endpoint<[Self]>? {
    let items = stored.filter { $0.thread.subject.kind == .invitation && $0.lacksState }
    guard !items.isEmpty else { return nil }
    return Endpoint.repositoryInvitations.map { [items] page in
      let open = page.map { page in
        Set(page.items.filter { !$0.isExpired }.map(\.repositoryID))
      }
      return items.map { item in
        guard let open, let id = item.thread.repositoryID else { return item.with(nil) }
        if open.contains(id) { return item.with(GitHub.SubjectState(.open)) }
        // It may be on a further page.
        return item.with(page?.next == nil ? GitHub.SubjectState(.closed) : nil)
      }
    }
  }

  /// Returns the thread with a state that was read; one that is unknown now stays as it was.
  func with(_ state: GitHub.SubjectState?) -> Self {
    var item = self
    item.state = state ?? item.state
    item.stateDate = item.thread.updatedAt
    return item
  }
}

nonisolated extension GitHub.NotificationThread {
  /// The subject by which the state is asked for; `nil` for one without a state, or whose state is
  /// known otherwise.
  fileprivate var stateSubject: StateSubject? {
    if let number = subject.number { return .numbered(repository, number) }
    guard subject.kind == .discussion, !subject.title.isEmpty else { return nil }
    return .discussion(repository, title: subject.title)
  }
}
