import Foundation
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
    .action(GitHub.Request(.patch, threadPath(id)))
  }

  /// Marks a thread as done, which removes it from all lists until something new is in it.
  public static func markAsDone(notification id: String) -> Self {
    .action(GitHub.Request(.delete, threadPath(id)))
  }

  /// Marks all threads as read, or those about a repository; the server may take a while.
  public static func markAllAsRead(about repository: GitHub.RepositoryName? = nil) -> Self {
    .action(
      GitHub.Request(.put, (repository?.path ?? []) + ["notifications"], json: [String: String]())
    )
  }

  /// Removes the subscription of a thread: the user is notified only if mentioned.
  public static func unsubscribe(fromNotification id: String) -> Self {
    .action(GitHub.Request(.delete, threadPath(id) + ["subscription"]))
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
    .object(
      GitHub.Request(.put, threadPath(id) + ["subscription"], json: ["ignored": ignoring])
    )
  }
}

extension KeyValuePairs<String, String?> {
  fileprivate static func notifications(_ all: Bool, _ participating: Bool) -> Self {
    ["all": all ? "true" : nil, "participating": participating ? "true" : nil]
  }
}

private func threadPath(_ id: String) -> [String] { ["notifications", "threads", id] }
