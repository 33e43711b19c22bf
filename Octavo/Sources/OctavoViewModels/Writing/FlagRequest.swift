public import GitHubValues

/// A request for a state of a flag of the user.
public nonisolated protocol FlagRequest: RequestKind {
  /// The flag and the state that it is to have.
  var change: FlagChange { get }

  /// Makes the request for a change of a flag of the kind.
  init(_ change: FlagChange)
}

/// A state that a flag is to have.
public nonisolated struct FlagChange: Sendable, Hashable {
  /// The flag.
  public var flag: GitHub.ViewerFlag
  /// The state that it is to have.
  public var target: Bool
  /// The server’s id of the repository or the account; `nil` if that is not known.
  public var item: Int?
  /// The name of the repository of an issue; `nil` if that is not known.
  public var repository: GitHub.RepositoryName?
}

nonisolated extension FlagRequest {
  /// Makes the request for a state of a flag of the kind.
  public init(_ flag: GitHub.ViewerFlag, target: Bool) {
    self.init(FlagChange(flag: flag, target: target))
  }

  /// A state that is to be.
  public static var category: RequestCategory { .target }

  /// Reads a request for a flag of the kind.
  public init?(_ row: OutboxRow) {
    guard row.kind == Self.name, let (flag, target) = row.flag else { return nil }
    let name = row.name.flatMap(GitHub.RepositoryName.init)
    self.init(FlagChange(flag: flag, target: target, item: row.item, repository: name))
  }

  /// The flag.
  var flag: GitHub.ViewerFlag { change.flag }
  /// The state that it is to have.
  var target: Bool { change.target }

  /// The form in which the request is stored.
  public var stored: NewRequest {
    var request = NewRequest(target, of: flag)
    (request.item, request.name) = (change.item, change.repository?.description)
    return request
  }

  /// An issue or pull request in words: “ada/engine#12”.
  func thread(_ number: Int) -> String { "\(change.repository?.description ?? "")#\(number)" }

  /// The page of an issue or pull request; `nil` if the name of its repository is not known.
  func route(to number: Int?) -> Route? {
    guard let number, let name = change.repository else { return nil }
    return .issue(name, number)
  }
}
