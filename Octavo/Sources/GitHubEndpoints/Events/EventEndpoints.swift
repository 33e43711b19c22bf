public import GitHubValues

extension Endpoint where Value == GitHub.Page<GitHub.Event> {
  /// The events of the accounts and repositories that an account follows and watches, newest first.
  public static func receivedEvents(of login: String) -> Self {
    .list(.get(["users", login, "received_events"]))
  }

  /// The events of an account, newest first: private ones too if it is the user who is logged in.
  public static func events(of login: String) -> Self {
    .list(.get(["users", login, "events"]))
  }

  /// The public events of an account, newest first.
  public static func publicEvents(of login: String) -> Self {
    .list(.get(["users", login, "events", "public"]))
  }

  /// The events of a repository, newest first.
  public static func events(in repository: GitHub.RepositoryName) -> Self {
    .list(.get(repository.path + ["events"]))
  }

  /// The public events of an organisation, newest first.
  public static func events(ofOrganization login: String) -> Self {
    .list(.get(["orgs", login, "events"]))
  }

  /// The newest public events of the whole server.
  public static var publicEvents: Self { .list(.get(["events"])) }
}
