public import GitHubValues

/// A list of the store, with the type of its items.
public struct ListKey<Item: Codable & Equatable & Sendable>: Sendable {
  /// The kind of the list.
  let kind: String
  /// The login, repository or query that the list belongs to, whatever its case.
  let subject: String
  /// The subject by which the outbox notes that it has changed something in the list, or the start
  /// of the subjects of the lists from which its items are.
  let revisionSubject: String
  /// Whether it is only the start.
  var hasManySubjects = false
  /// Whether the entity tag of the list stays when one of its items is changed here, because the
  /// responses of the server have nothing of such a change.
  public var keepsEntityTag = false
  /// The tables of its items.
  let table: ItemTable<Item>

  /// Makes the key of a list.
  ///
  /// - Parameters:
  ///   - kind: The kind of the list, unique in the store.
  ///   - subject: The login, repository or query that the list belongs to.
  ///   - key: Returns the key of an item, unique among those of the subject; items whose type has
  ///     tables of its own need none.
  public init(
    _ kind: String,
    of subject: String,
    key: @escaping @Sendable (Item) -> String
  ) {
    self.init(kind: kind, subject: subject, table: .items(kind, of: subject, key: key))
  }

  private init(
    kind: String,
    subject: String,
    table: ItemTable<Item>,
    revision: String? = nil
  ) {
    self.kind = kind
    self.subject = subject
    self.table = table
    revisionSubject = revision ?? "\(kind) \(subject)"
  }

  /// Makes the key of a list whose items are those of other lists, too.
  public init(_ kind: String, of subject: String, in home: ItemHome<Item>) {
    self.init(
      kind: kind,
      subject: subject,
      table: .values(in: home),
      revision: "\(home.kind) \(home.subject ?? "")"
    )
    hasManySubjects = home.subject == nil
  }

  /// The list of the same items that were requested one by one, the latest request first.
  public var opened: Self {
    Self(kind: "opened \(kind)", subject: subject, table: table, revision: revisionSubject)
  }

  /// The last items of the list, newest first, while those between them and its own items are not
  /// stored.
  public var end: Self {
    Self(kind: "end of \(kind)", subject: subject, table: table, revision: revisionSubject)
  }

  /// The items of the list that a check has found on the server so far.
  var checked: Self {
    Self(kind: "checked \(kind)", subject: subject, table: table, revision: revisionSubject)
  }
}

extension ListKey where Item == GitHub.Repository {
  /// The repositories that an account starred, latest star first.
  public static func starred(by login: String) -> Self {
    Self("starred", of: login) { "\($0.id)" }
  }
}
