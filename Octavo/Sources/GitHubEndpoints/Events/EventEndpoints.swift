public import GitHubValues

extension Endpoint where Value == GitHub.Page<GitHub.Event> {
  /// The events of the accounts and repositories that an account follows and watches, newest first.
  public static func receivedEvents(of login: String) -> Self {
    .list(.get(["users", login, "received_events"]))
  }

  /// The public events of an account, newest first.
  public static func events(of login: String) -> Self {
    .list(.get(["users", login, "events"]))
  }
}
