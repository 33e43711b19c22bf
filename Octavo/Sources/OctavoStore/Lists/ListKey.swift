public import GitHubValues

/// A list of the store, with the type of its items.
public struct ListKey<Item: Equatable & Sendable>: Sendable {
  /// The kind of the list.
  let kind: String
  /// The login or the query that the list belongs to, whatever its case.
  let subject: String
  /// The tables of its items.
  let table: ItemTable<Item>
}

extension ListKey where Item == GitHub.Repository {
  /// The repositories that the store's own account owns, private ones too.
  public static var own: Self { Self(kind: "own", subject: "", table: .repositories) }

  /// The repositories that an account owns in public.
  public static func owned(by login: String) -> Self {
    Self(kind: "owned", subject: login, table: .repositories)
  }

  /// The repositories that an account starred, latest star first.
  public static func starred(by login: String) -> Self {
    Self(kind: "starred", subject: login, table: .repositories)
  }

  /// The repositories that match a query, best first.
  public static func search(_ query: String) -> Self {
    Self(kind: "search", subject: query, table: .repositories)
  }
}

extension ListKey where Item == GitHub.Account {
  /// The accounts that follow an account.
  public static func followers(of login: String) -> Self {
    Self(kind: "followers", subject: login, table: .accounts)
  }

  /// The accounts that an account follows.
  public static func following(of login: String) -> Self {
    Self(kind: "following", subject: login, table: .accounts)
  }
}

extension ListKey where Item == GitHub.Event {
  /// The events of the accounts and repositories that an account follows, newest first.
  public static func received(by login: String) -> Self {
    Self(kind: "received", subject: login, table: .events)
  }

  /// The events of an account, newest first.
  public static func performed(by login: String) -> Self {
    Self(kind: "performed", subject: login, table: .events)
  }
}
