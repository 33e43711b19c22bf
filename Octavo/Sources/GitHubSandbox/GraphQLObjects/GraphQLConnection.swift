/// A page of a list: its elements, their cursors, and the number of all.
struct GraphQLConnection: GraphQLObject {
  /// The largest page.
  private static let longest = 100

  let type: String
  private let node: String
  private let items: [any GraphQLObject]
  private let range: Range<Int>
  /// Whether the document has said how long the page is.
  private let isBounded: Bool

  /// Makes the page that arguments ask for.
  ///
  /// - Throws: An error for a page of more than 100 elements, or a cursor of no list.
  init(
    _ node: String,
    type: String? = nil,
    _ items: [any GraphQLObject],
    _ arguments: [String: GraphQLValue]
  ) throws(GraphQLError) {
    self.type = type ?? "\(node)Connection"
    self.node = node
    self.items = items
    let (first, last) = (arguments["first"]?.number, arguments["last"]?.number)
    for size in [first, last] {
      guard let size, !(1...Self.longest).contains(size) else { continue }
      throw GraphQLError(
        "Requesting \(size) records on the `\(self.type)` connection exceeds the limit of 100 records, or is less than 1.",
        type: "EXCESSIVE_PAGINATION"
      )
    }
    isBounded = first != nil || last != nil
    let after = try arguments["after"]?.text.map(Self.place) ?? 0
    let before = try arguments["before"]?.text.map(Self.place) ?? items.count + 1
    var start = min(after, items.count)
    var end = max(start, min(before - 1, items.count))
    if let first { end = min(end, start + first) }
    if let last { start = max(start, end - last) }
    range = start..<end
  }

  func value(of field: String, _ arguments: [String: GraphQLValue]) throws -> GraphQLResult {
    switch field {
    case "totalCount", "discussionCount": return .number(items.count)
    case "pageInfo": return .object(pageInfo)
    case _ where !isBounded:
      throw GraphQLError(
        "You must provide a `first` or `last` value to properly paginate the `\(type)` connection.",
        type: "MISSING_PAGINATION_BOUNDARIES"
      )
    case "nodes": return .list(items[range].map(GraphQLResult.object))
    default:
      return .list(
        range.map { place in
          let fields: [String: GraphQLResult] = [
            "cursor": .text(Self.cursor(place)), "node": .object(items[place]),
          ]
          return .object(GraphQLRecord(type: "\(node)Edge", fields: fields))
        }
      )
    }
  }

  private var pageInfo: GraphQLRecord {
    GraphQLRecord(
      type: "PageInfo",
      fields: [
        "hasNextPage": .bool(range.upperBound < items.count),
        "hasPreviousPage": .bool(range.lowerBound > 0),
        "startCursor": .text(range.isEmpty ? nil : Self.cursor(range.lowerBound)),
        "endCursor": .text(range.isEmpty ? nil : Self.cursor(range.upperBound - 1)),
      ]
    )
  }

  /// The cursor of an element, which is opaque for clients.
  static func cursor(_ place: Int) -> String { nodeIdentifier("cursor", ":\(place + 1)") }

  /// Returns the place behind the element of a cursor.
  static func place(_ cursor: String) throws(GraphQLError) -> Int {
    guard let parts = nodeParts(cursor), parts.kind == "cursor",
      let place = Int(parts.id.dropFirst()), place > 0
    else {
      throw GraphQLError(
        "`\(cursor)` does not appear to be a valid cursor.",
        type: "INVALID_CURSOR_ARGUMENTS"
      )
    }
    return place
  }
}
