/// Parses documents in GraphQL as the specification of October 2021 defines them.
///
/// It throws a ``GraphQLError`` that names the line and column of the first token that does not
/// fit.
struct GraphQLParser {
  /// The deepest nesting of selections, values and types, which keeps the stack small.
  private static let deepest = 200

  private var lexer: GraphQLLexer
  private(set) var token: GraphQLToken
  private var depth = 0

  init(_ text: String) throws {
    lexer = GraphQLLexer(text)
    token = try lexer.next()
  }

  /// Parses a document of operations and fragments.
  static func document(_ text: String) throws -> GraphQLDocument {
    var parser = try GraphQLParser(text)
    var document = GraphQLDocument()
    repeat {
      let part = try parser.executable()
      if part.kind == "fragment" {
        document.fragments.append(part)
      } else {
        document.operations.append(part)
      }
    } while parser.token != .end
    return document
  }

  /// The types of the operations, by their keywords.
  private static let operations = [
    "query": "Query", "mutation": "Mutation", "subscription": "Subscription",
  ]

  private mutating func executable() throws -> GraphQLExecutable {
    var part = GraphQLExecutable(location: location)
    if token == .mark("{") {
      part.selections = try selections()
      return part
    }
    if try skip(.name("fragment")) {
      if token == .name("on") { throw unexpected() }
      part.kind = "fragment"
      part.name = try name()
      guard try skip(.name("on")) else { throw unexpected() }
      part.type = try name()
    } else {
      guard case .name(let kind) = token, let type = Self.operations[kind] else {
        throw unexpected()
      }
      try advance()
      part.kind = kind
      part.type = type
      if case .name = token { part.name = try name() }
      part.variables = try list("(", ")") { try $0.definition(of: .variable) }
    }
    part.directives = try directives()
    part.selections = try selections()
    return part
  }

  private mutating func selections() throws -> [GraphQLSelection] {
    guard token == .mark("{") else { throw unexpected() }
    return try list("{", "}") { try $0.selection() }
  }

  private mutating func selection() throws -> GraphQLSelection {
    let location = location
    guard try skip(.mark("...")) else { return .field(try field()) }
    if case .name(let name) = token, name != "on" {
      try advance()
      return .spread(name, try directives(), location)
    }
    let type = try skip(.name("on")) ? try name() : nil
    return .inline(type: type, try directives(), try selections(), location)
  }

  private mutating func field() throws -> GraphQLField {
    let location = location
    let first = try name()
    let second = try skip(.mark(":")) ? try name() : nil
    return GraphQLField(
      alias: second == nil ? nil : first,
      name: second ?? first,
      arguments: try arguments(),
      directives: try directives(),
      selections: token == .mark("{") ? try selections() : [],
      location: location
    )
  }
}

/// The parts that all definitions are made of.
extension GraphQLParser {
  /// The place where the token begins.
  var location: GraphQLLocation { lexer.start }

  mutating func advance() throws { token = try lexer.next() }

  /// Moves behind a token, and returns whether it was there.
  mutating func skip(_ expected: GraphQLToken) throws -> Bool {
    guard token == expected else { return false }
    try advance()
    return true
  }

  mutating func expect(_ mark: String) throws {
    guard try skip(.mark(mark)) else { throw unexpected() }
  }

  mutating func name() throws -> String {
    guard case .name(let name) = token else { throw unexpected() }
    try advance()
    return name
  }

  /// Parses the items between two punctuators; without the first one there are none.
  mutating func list<Item>(
    _ open: String,
    _ close: String,
    mayBeEmpty: Bool = false,
    _ item: (inout Self) throws -> Item
  ) throws -> [Item] {
    var items: [Item] = []
    guard token == .mark(open) else { return items }
    try descend()
    while items.isEmpty && !mayBeEmpty || token != .mark(close) { items.append(try item(&self)) }
    ascend()
    try advance()
    return items
  }

  /// Moves into a part that may have parts of its kind.
  mutating func descend() throws {
    depth += 1
    guard depth <= Self.deepest else {
      throw GraphQLError("Syntax Error: The document is too deep.", at: location)
    }
    try advance()
  }

  mutating func ascend() { depth -= 1 }

  func unexpected() -> GraphQLError {
    GraphQLError("Syntax Error: Unexpected \(token).", at: location)
  }
}
