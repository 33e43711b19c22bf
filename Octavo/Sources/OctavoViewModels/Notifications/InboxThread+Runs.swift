import GitHubEndpoints
import GitHubValues

/// The requests for the states of runs that wait for a review, which are read for one repository at
/// a time.
nonisolated extension InboxThread {
  /// Returns the endpoint of the runs that wait for a review in the repository of the first thread
  /// about one.
  ///
  /// A thread does not name its run. It waits while a run of the account in its title does that was
  /// made before the thread.
  static func runStates(_ stored: [Self]) -> Endpoint<[Self]>? {
    guard let (place, items) = first(of: stored, where: { $0.reviewRequester != nil }) else {
      return nil
    }
    return Endpoint.waitingRuns(of: place).map { [items] page in
      items.map { item in
        guard let page, let login = item.thread.subject.reviewRequester?.lowercased() else {
          return item.with(nil)
        }
        let waits = page.items.contains { run in
          run.actor?.login.lowercased() == login && !item.thread.isOlder(than: run)
        }
        if waits { return item.with(GitHub.SubjectState(.waiting)) }
        // It may be on a further page.
        return item.with(page.next == nil ? GitHub.SubjectState(.closed) : nil)
      }
    }
  }

  /// Returns the threads that lack their states about such subjects of the repository that the
  /// first of them is about.
  private static func first(
    of stored: [Self],
    where isSubject: (GitHub.NotificationSubject) -> Bool
  ) -> (GitHub.RepositoryName, [Self])? {
    let items = stored.filter { isSubject($0.thread.subject) && $0.lacksState }
    guard let place = items.first?.thread.repository else { return nil }
    return (place, items.filter { $0.thread.repository == place })
  }
}

nonisolated extension GitHub.NotificationThread {
  /// Whether it was there before a run.
  fileprivate func isOlder(than run: GitHub.WorkflowRun) -> Bool {
    guard let updatedAt, let createdAt = run.createdAt else { return false }
    return updatedAt < createdAt
  }
}
