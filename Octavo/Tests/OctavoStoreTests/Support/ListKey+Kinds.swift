import GitHubValues
import OctavoStore

extension ListKey where Item == GitHub.Repository {
  static var own: Self { list("own", "") }

  static func owned(by login: String) -> Self { list("owned", login) }

  static func search(_ query: String) -> Self { list("search", query) }
}

extension ListKey where Item == GitHub.Account {
  static func followers(of login: String) -> Self { list("followers", login) }

  static func following(of login: String) -> Self { list("following", login) }
}

extension ListKey where Item == GitHub.Event {
  static func received(by login: String) -> Self { list("received", login) }

  static func performed(by login: String) -> Self { list("performed", login) }
}

extension ListKey where Item == GitHub.Release {
  static func releases(of name: GitHub.RepositoryName) -> Self {
    Self("releases", of: "\(name)", key: \.tag)
  }
}

extension ListKey where Item: Identifiable {
  private static func list(_ kind: String, _ subject: String) -> Self {
    Self(kind, of: subject) { "\($0.id)" }
  }
}

extension StoreRead where Value == GitHub.Release {
  static func release(_ tag: String, of name: GitHub.RepositoryName) -> Self {
    .item("releases", of: "\(name)", key: tag)
  }
}
