public import GitHubValues

extension GitHubAPI {
  /// What the accounts and repositories did that an account follows and watches, newest first.
  public func receivedEvents(of login: String) -> Pages<GitHub.Event> {
    pages(["users", login, "received_events"])
  }

  /// What an account did, newest first.
  public func events(of login: String) -> Pages<GitHub.Event> {
    pages(["users", login, "events"])
  }
}
