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
    var executables: [GraphQLExecutable] = []
    repeat { executables.append(try parser.executable()) } while parser.token != .end
    return GraphQLDocument(executables: executables)
  }

  private static let operations = ["query", "mutation", "subscription"]

  private mutating func executable() throws -> GraphQLExecutable {
    var part = GraphQLExecutable(location: location)
    if try skip(.name("fragment")) {
      if token == .name("on") { throw unexpected() }
      part.kind = "fragment"
      part.name = try name()
      guard try skip(.name("on")) else { throw unexpected() }
      part.type = try name()
    } else if case .name(let kind) = token, Self.operations.contains(kind) {
      try advance()
      part.kind = kind
      part.type = kind.prefix(1).uppercased() + kind.dropFirst()
      if case .name = token { part.name = try name() }
      part.variables = try list("(", ")") { try $0.definition(of: .variable) }
    } else if token != .mark("{") {
      throw unexpected()
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
    var part = GraphQLSelection(location: location)
    if try skip(.mark("...")) {
      let isNamed = if case .name(let name) = token { name != "on" } else { false }
      part.kind = isNamed ? .spread : .inline
      if try isNamed || skip(.name("on")) { part.name = try name() }
    } else {
      part.name = try name()
      if try skip(.mark(":")) { (part.alias, part.name) = (part.name, try name()) }
      part.arguments = try arguments()
    }
    part.directives = try directives()
    if part.kind == .inline || part.kind == .field && token == .mark("{") {
      part.selections = try selections()
    }
    return part
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
