/// A fault that affects the fields of a document in GraphQL, while the response has the status 200.
enum GraphQLFault: Error, Equatable, Sendable {
  /// No field of the operation is carried out: each is null, with an error of a type, such as
  /// `FORBIDDEN`; an error without one says that something went wrong.
  case error(type: String?)
  /// No field of the operation is carried out: each is null without an error.
  case null
  /// The document is carried out, and every second element of each list that may have null is null.
  case half
  /// The document is carried out, and values below the first level that may be null are: those
  /// whose place is `first` or a multiple of `every` behind it.
  case nulls(first: Int, every: Int)
  /// The state of all checks of a commit is a success.
  case passing

  /// Whether the value at a place among those that may be null is null.
  func removes(_ place: Int) -> Bool {
    guard case .nulls(let first, let every) = self else { return false }
    return place >= first && (place - first) % every == 0
  }

  /// Whether no field of the operation is carried out.
  var stopsAll: Bool {
    switch self {
    case .error, .null: true
    case .half, .nulls, .passing: false
    }
  }
}
