import GitHubValues
import OctavoStore
import OctavoViewModels

nonisolated extension StoreRead where Value: Codable {
  /// The read of the database for a query of the screens, in the store of an account.
  init(_ query: StoreQuery<Value>, of login: String) {
    self =
      switch query.subject {
      case .repository(let name): Self.typed(.repository(name))
      case .user(let login): Self.typed(.user(login))
      case .repositories(let list): Self.typed(.list(ListKey(list, of: login)))
      case .people(let kind, let login): Self.typed(.list(ListKey(kind, of: login)))
      case .events(let source): Self.typed(.list(ListKey(source)))
      case .search(let text): Self.typed(.list(.search(text)))
      case .references, .readme, .folder, .file: .document(query.subject.documentName)
      }
  }

  /// Returns a read with the type that its query has: the makers of queries give each subject one.
  private static func typed<Other>(_ read: StoreRead<Other>) -> Self {
    guard let read = read as? Self else {
      preconditionFailure("a query of \(Value.self) has a subject of \(Other.self)")
    }
    return read
  }
}

nonisolated extension ListKey where Item == GitHub.Repository {
  /// The list of the store for a list of the screens.
  init(_ list: RepositoryList, of login: String) {
    self =
      switch list {
      case .owned: .own
      case .starred: .starred(by: login)
      case .ownedBy(let owner): .owned(by: owner)
      case .starredBy(let owner): .starred(by: owner)
      }
  }
}

nonisolated extension ListKey where Item == GitHub.Account {
  /// The list of the store for a list of the screens.
  init(_ kind: PeopleKind, of login: String) {
    self =
      switch kind {
      case .followers: .followers(of: login)
      case .following: .following(of: login)
      }
  }
}

nonisolated extension ListKey where Item == GitHub.Event {
  /// The list of the store for a feed of the screens.
  init(_ source: NewsSource) {
    self =
      switch source {
      case .received(let login): .received(by: login)
      case .performed(let login): .performed(by: login)
      }
  }
}

nonisolated extension StoreSubject {
  /// The name of the document with the value, where the value is one.
  var documentName: String {
    switch self {
    case .references(let name): Self.join("references", name.description.lowercased())
    case .readme(let name, let revision):
      Self.join("readme", name.description.lowercased(), revision ?? "")
    case .folder(let name, let revision, let path):
      Self.join("folder", name.description.lowercased(), revision, path)
    case .file(let name, let revision, let path):
      Self.join("file", name.description.lowercased(), revision, path)
    case .repository, .user, .repositories, .people, .events, .search:
      preconditionFailure("\(self) is no document")
    }
  }

  /// Joins the parts of a name, which may have any character but a zero.
  private static func join(_ parts: String...) -> String { parts.joined(separator: "\u{0}") }
}
