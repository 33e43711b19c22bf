/// A list of repositories that belongs to somebody.
public enum StoredList: Sendable, Hashable {
  /// Those that the store's own account owns, private ones too.
  case own
  /// Those that an account owns in public.
  case owned(by: String)
  /// Those that an account starred, latest star first.
  case starred(by: String)

  var kind: String {
    switch self {
    case .own: "own"
    case .owned: "owned"
    case .starred: "starred"
    }
  }

  var login: String {
    switch self {
    case .own: ""
    case .owned(let login), .starred(let login): login
    }
  }
}
