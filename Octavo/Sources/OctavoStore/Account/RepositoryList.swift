/// A list of repositories that belongs to somebody.
public enum RepositoryList: Sendable, Hashable {
  /// Those that an account owns, by name; of the store's own account private ones too.
  case owned(by: String)
  /// Those that an account starred, latest star first.
  case starred(by: String)

  var kind: String {
    switch self {
    case .owned: "owned"
    case .starred: "starred"
    }
  }

  var login: String {
    switch self {
    case .owned(let login), .starred(let login): login
    }
  }
}
