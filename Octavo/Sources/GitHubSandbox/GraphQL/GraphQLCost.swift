/// The points that an operation costs, by GitHub’s formula.
///
/// Each connection counts once for each object that has it, as if every page above it were full.
/// A hundred of these requests are a point, and an operation costs one at least.
///
/// See GitHub’s page “Rate limits and query limits for the GraphQL API”.
struct GraphQLCost {
  /// The requests of connections, and the fields, beyond which nothing more is counted.
  private static let mostRequests = 1_000_000
  private static let mostFields = 100_000

  private let input: GraphQLInput
  private let fragments: [String: GraphQLExecutable]
  /// The requests of connections so far.
  private var requests = 0
  private var fields = 0

  private init(_ input: GraphQLInput, _ fragments: [String: GraphQLExecutable]) {
    (self.input, self.fragments) = (input, fragments)
  }

  /// Returns the points of an operation of a valid document.
  static func points(
    of operation: GraphQLExecutable,
    in document: GraphQLDocument,
    _ input: GraphQLInput
  ) throws -> Int {
    var cost = GraphQLCost(input, document.fragmentsByName)
    try cost.add(operation.selections, of: 1)
    return max(1, (cost.requests + 50) / 100)
  }

  /// Counts the connections of fields that so many objects have.
  private mutating func add(_ selections: [GraphQLSelection], of objects: Int) throws {
    for selection in selections where try input.includes(selection.directives) {
      fields += 1
      guard requests < Self.mostRequests, fields < Self.mostFields else { return }
      switch selection.kind {
      case .inline: try add(selection.selections, of: objects)
      case .spread: try add(fragments[selection.name]?.selections ?? [], of: objects)
      case .field:
        let size = size(of: selection)
        if size != nil { requests += objects }
        try add(selection.selections, of: min(objects * max(1, size ?? 1), Self.mostRequests))
      }
    }
  }

  /// The most items of a connection or of a list of nodes; `nil` for another field.
  private func size(of field: GraphQLSelection) -> Int? {
    for name in ["first", "last"] {
      if let size = input.given(name, in: field.arguments)?.number { return size }
    }
    return input.given("ids", in: field.arguments)?.items?.count
  }
}
