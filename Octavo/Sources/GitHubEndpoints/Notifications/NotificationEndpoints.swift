public import Foundation
public import GitHubValues

extension Endpoint where Value == GitHub.Page<GitHub.NotificationThread> {
  /// The notifications of the user who is logged in, newest first: the unread ones, or all.
  ///
  /// If `participating` is true, they are those in which the user takes part or is mentioned.
  public static func notifications(all: Bool = false, participating: Bool = false) -> Self {
    .list(.get(["notifications"], query: .notifications(all, participating)), perPage: 50)
  }

  /// The notifications about a repository, newest first: the unread ones, or all.
  public static func notifications(
    about repository: GitHub.RepositoryName,
    all: Bool = false
  ) -> Self {
    let path = repository.path + ["notifications"]
    return .list(.get(path, query: .notifications(all, false)), perPage: 50)
  }
}

extension Endpoint where Value == GitHub.NotificationThread {
  /// A thread by its number.
  public static func notification(_ id: String) -> Self { .object(.get(threadPath(id))) }
}

extension Endpoint where Value == Void {
  /// Marks a thread as read.
  public static func markAsRead(notification id: String) -> Self {
    .action(.write(.patch, threadPath(id)))
  }

  /// Marks a thread as done, which removes it from all lists until something new is in it.
  public static func markAsDone(notification id: String) -> Self {
    .action(.write(.delete, threadPath(id)))
  }

  /// Marks all threads as read; the server may take a while.
  ///
  /// With a time, threads that have changed since then stay unread: pass the time of the list that
  /// the user saw.
  public static func markAllAsRead(until time: Date? = nil) -> Self {
    .action(.write(.put, ["notifications"], json: time.asLastRead))
  }

  /// Marks all threads about a repository as read, or those that have not changed since a time.
  public static func markAllAsRead(
    about repository: some GitHub.RepositoryPlace,
    until time: Date? = nil
  ) -> Self {
    let path = repository.path + ["notifications"]
    return .action(.write(.put, path, json: time.asLastRead))
  }

  /// Removes the subscription of a thread: the user is notified only if mentioned.
  public static func unsubscribe(fromNotification id: String) -> Self {
    .action(.write(.delete, threadPath(id) + ["subscription"]))
  }
}

extension Endpoint where Value == GitHub.ThreadSubscription? {
  /// The subscription of a thread; `nil` if there is none.
  public static func subscription(ofNotification id: String) -> Self {
    .object(.get(threadPath(id) + ["subscription"])) { (found: GitHub.ThreadSubscription) in found }
      .returning(nil, for: .notFound)
  }
}

extension Endpoint where Value == GitHub.ThreadSubscription {
  /// Subscribes to a thread, or ignores it.
  public static func subscribe(toNotification id: String, ignoring: Bool = false) -> Self {
    .object(.write(.put, threadPath(id) + ["subscription"], json: ["ignored": ignoring]))
  }
}

extension KeyValuePairs<String, String?> {
  fileprivate static func notifications(_ all: Bool, _ participating: Bool) -> Self {
    ["all": all ? "true" : nil, "participating": participating ? "true" : nil]
  }
}

private func threadPath(_ id: String) -> [String] { ["notifications", "threads", id] }

extension Date? {
  /// The body of a request that marks what is older as read.
  fileprivate var asLastRead: [String: String] {
    map { ["last_read_at": $0.formatted(.iso8601)] } ?? [:]
  }
}
