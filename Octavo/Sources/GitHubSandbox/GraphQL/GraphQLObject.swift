/// An object whose fields a document selects.
protocol GraphQLObject: Sendable {
  /// The name of its type in the schema.
  var type: String { get }

  /// Returns the value of a field of the type.
  ///
  /// - Throws: An error that becomes one of the field, whose value is null then.
  func value(of field: String, _ arguments: [String: GraphQLValue]) async throws -> GraphQLResult
}

/// The value of a field, of which a selection chooses a part.
enum GraphQLResult: Sendable {
  case value(GraphQLValue)
  case object(any GraphQLObject)
  case list([GraphQLResult])
  /// An element of a list that could not be read.
  case failure(GraphQLError)

  static let null = Self.value(.null)

  static func text(_ text: String?) -> Self { .value(text.map(GraphQLValue.string) ?? .null) }
  static func number(_ number: Int?) -> Self { .value(number.map(GraphQLValue.number) ?? .null) }
  static func bool(_ bool: Bool) -> Self { .value(.bool(bool)) }
  static func time(_ seconds: Int?) -> Self { text(seconds.map { Timestamp($0).text }) }
  static func object(orNull object: (any GraphQLObject)?) -> Self {
    object.map(Self.object) ?? .null
  }
}

/// An object whose fields are known beforehand.
struct GraphQLRecord: GraphQLObject {
  let type: String
  let fields: [String: GraphQLResult]

  func value(of field: String, _ arguments: [String: GraphQLValue]) -> GraphQLResult {
    fields[field] ?? .null
  }
}
