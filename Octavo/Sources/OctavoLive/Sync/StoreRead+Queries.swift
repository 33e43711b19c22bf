import GitHubValues
import OctavoStore
import OctavoViewModels

nonisolated extension StoreRead where Value: Codable {
  /// The read of the database for a query of the screens, in the store of an account.
  init(_ query: StoreQuery<Value>, of login: String) {
    self =
      switch query.source {
      case .repository(let name, let value):
        StoreRead<GitHub.Repository>.repository(name).map(value)
      case .user(let login, let value): StoreRead<GitHub.User>.user(login).map(value)
      case .list(let source): .list(of: source, login)
      case .known(let source, let limit): .known(of: source, limit)
      case .repositoryNames(let value): .names(value)
      case .folders(let prefix, let value):
        StoreRead<[RepositoryFolder]>.documents(beginningWith: prefix).map(value)
      case .item(let kind, let subject, let key, _): .item(kind, of: subject, key: key)
      case .documents(let source): .documents(of: source)
      case .document, .upload, .stored, .references, .readme, .changes, .pullFiles, .pullRange,
        .patch, .folder:
        .document(query.name)
      }
  }
}

nonisolated extension StoreRead {
  private static func documents<Source: DocumentsSource<Value>>(of source: Source) -> Self {
    let names = source.documents.queries.map { (key: $0.key, name: $0.query.name) }
    return StoreRead<[Source.Key: Source.Item]>.documents(names).map { source.value($0) }
  }

  private static func list<Source: ListSource<Value>>(
    of source: Source,
    _ login: String
  ) -> Self {
    StoreRead<[Source.Item]>.list(ListKey(source.list, of: login)).map(source.value)
  }
}

nonisolated extension StoreRead {
  private static func names(
    _ value: @escaping @Sendable ([GitHub.RepositoryName]) -> Value
  ) -> Self {
    StoreRead<[GitHub.RepositoryName]>.repositoryNames.map(value)
  }

  private static func known<Source: ListSource<Value>>(of source: Source, _ limit: Int) -> Self {
    let list = source.list
    return StoreRead<[Source.Item]>.known(list.kind, of: list.subject ?? "", limit: limit)
      .map(source.value)
  }
}

nonisolated extension ListKey where Item: Identifiable {
  /// The list of the store for a list of the screens, in the store of an account.
  init(_ list: ListQuery<Item>, of login: String) {
    let subject = list.subject ?? login
    if let home = list.home {
      self.init(
        list.kind,
        of: subject,
        in: ItemHome(
          kind: home.kind,
          subject: home.subject,
          identify: { (home.subjectOfItem($0), list.key($0)) },
          merged: home.merged
        )
      )
    } else {
      self.init(list.kind, of: subject, key: list.key)
      if list.isEnd { self = end }
    }
    keepsEntityTag = list.merged != nil
  }
}
