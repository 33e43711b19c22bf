/// Parses documents in GraphQL as the specification of October 2021 defines them.
struct GraphQLParser {
  /// The deepest nesting of selections, values and types, which keeps the stack small.
  private static let deepest = 200

  private var lexer: GraphQLLexer
  private(set) var token: GraphQLToken
  private var depth = 0

  init(_ text: String) throws(GraphQLError) {
    lexer = GraphQLLexer(text)
    token = try lexer.next()
  }

  /// Parses a document of operations and fragments.
  static func document(_ text: String) throws(GraphQLError) -> GraphQLDocument {
    var parser = try GraphQLParser(text)
    var document = GraphQLDocument()
    repeat {
      if parser.isName("fragment") {
        document.fragments.append(try parser.fragment())
      } else {
        document.operations.append(try parser.operation())
      }
    } while parser.token.kind != .end
    return document
  }

  private mutating func operation() throws(GraphQLError) -> GraphQLOperation {
    let location = token.location
    var kind = "query"
    var name: String?
    var variables: [GraphQLInputDefinition] = []
    var directives: [GraphQLDirective] = []
    if token.kind != .mark("{") {
      guard ["query", "mutation", "subscription"].contains(where: isName) else {
        throw unexpected()
      }
      kind = try self.name()
      if case .name = token.kind { name = try self.name() }
      if try skip("(") {
        repeat { variables.append(try variable()) } while try !skip(")")
      }
      directives = try self.directives()
    }
    return GraphQLOperation(
      kind: kind,
      name: name,
      variables: variables,
      directives: directives,
      selections: try selections(),
      location: location
    )
  }

  private mutating func variable() throws(GraphQLError) -> GraphQLInputDefinition {
    let location = token.location
    try expect("$")
    return try input(try name(), at: location)
  }

  private mutating func fragment() throws(GraphQLError) -> GraphQLFragment {
    let location = token.location
    try advance()
    if isName("on") { throw unexpected() }
    let name = try name()
    guard isName("on") else { throw unexpected() }
    try advance()
    return GraphQLFragment(
      name: name,
      type: try self.name(),
      directives: try directives(),
      selections: try selections(),
      location: location
    )
  }

  private mutating func selections() throws(GraphQLError) -> [GraphQLSelection] {
    try expect("{")
    try descend()
    var selections: [GraphQLSelection] = []
    repeat { selections.append(try selection()) } while try !skip("}")
    ascend()
    return selections
  }

  private mutating func selection() throws(GraphQLError) -> GraphQLSelection {
    let location = token.location
    guard try skip("...") else { return .field(try field()) }
    if case .name(let name) = token.kind, name != "on" {
      try advance()
      return .spread(name, try directives(), location)
    }
    var type: String?
    if isName("on") {
      try advance()
      type = try name()
    }
    return .inline(type: type, try directives(), try selections(), location)
  }

  private mutating func field() throws(GraphQLError) -> GraphQLField {
    let location = token.location
    let first = try name()
    let second = try skip(":") ? try name() : nil
    return GraphQLField(
      alias: second == nil ? nil : first,
      name: second ?? first,
      arguments: try arguments(),
      directives: try directives(),
      selections: token.kind == .mark("{") ? try selections() : [],
      location: location
    )
  }
}

/// The parts that all definitions are made of.
extension GraphQLParser {
  func isName(_ name: String) -> Bool { token.kind == .name(name) }

  mutating func advance() throws(GraphQLError) { token = try lexer.next() }

  /// Moves behind a punctuator, and returns whether it was there.
  mutating func skip(_ mark: String) throws(GraphQLError) -> Bool {
    guard token.kind == .mark(mark) else { return false }
    try advance()
    return true
  }

  mutating func expect(_ mark: String) throws(GraphQLError) {
    guard try skip(mark) else { throw unexpected() }
  }

  mutating func name() throws(GraphQLError) -> String {
    guard case .name(let name) = token.kind else { throw unexpected() }
    try advance()
    return name
  }

  mutating func descend() throws(GraphQLError) {
    depth += 1
    guard depth <= Self.deepest else {
      throw GraphQLError("Syntax Error: The document is too deep.", at: token.location)
    }
  }

  mutating func ascend() { depth -= 1 }

  func unexpected() -> GraphQLError {
    GraphQLError("Syntax Error: Unexpected \(token.description).", at: token.location)
  }
}
