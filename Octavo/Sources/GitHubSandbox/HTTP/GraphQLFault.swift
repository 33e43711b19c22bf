/// A fault that affects the fields of a document in GraphQL, while the response has the status 200.
enum GraphQLFault: Error, Equatable, Sendable {
  /// No field of the operation is carried out: each is null, with an error of a type, such as
  /// `FORBIDDEN`; an error without one says that something went wrong.
  case error(type: String?)
  /// No field of the operation is carried out: each is null without an error.
  case null
  /// The document is carried out, and every second element of each list that may have null is null.
  case half
}
