/// Finds the names in a document that its schema does not have.
///
/// These rules of the specification are checked: unknown fields, arguments, types, fragments and
/// variables, missing arguments, selections where none may be, and circles of fragments.
struct GraphQLValidation {
  /// The names that a part of a document uses.
  private struct Uses {
    var variables: [(name: String, location: GraphQLLocation?)] = []
    var fragments: [String] = []
  }

  private let schema: GraphQLSchema
  private let fragments: [String: GraphQLExecutable]
  private var errors: [GraphQLError] = []
  /// The names that the part under examination uses.
  private var uses = Uses()

  /// Returns the errors of a document, in which every operation is examined.
  static func errors(of document: GraphQLDocument, _ schema: GraphQLSchema) -> [GraphQLError] {
    var validation = GraphQLValidation(schema: schema, fragments: document.fragmentsByName)
    validation.examine(document)
    return validation.errors
  }

  private mutating func examine(_ document: GraphQLDocument) {
    var parts: [String: Uses] = [:]
    for fragment in document.fragments {
      uses = Uses()
      examine(fragment.selections, on: fragment.type, at: fragment.location)
      parts[fragment.name] = uses
    }
    if Self.hasCircle(parts.mapValues(\.fragments)) {
      report("infiniteLoop", document.fragments[0].location, "Fragments contain an infinite loop")
    }
    for operation in document.operations {
      uses = Uses()
      examine(operation.selections, on: operation.type, at: operation.location)
      var visited = Set(uses.fragments)
      while let name = uses.fragments.popLast() {
        guard let part = parts[name] else { continue }
        uses.variables += part.variables
        uses.fragments += part.fragments.filter { visited.insert($0).inserted }
      }
      examineVariables(of: operation)
    }
  }

  /// Whether fragments spread each other in a circle, by the names that each of them spreads.
  ///
  /// A fragment in a circle, or spread by one in a circle, is never free of others that spread it.
  private static func hasCircle(_ spreads: [String: [String]]) -> Bool {
    var uses = spreads.values.joined().reduce(into: [:]) { $0[$1, default: 0] += 1 }
    var free = spreads.keys.filter { uses[$0] == nil }
    var count = 0
    while let name = free.popLast() {
      count += 1
      for inner in spreads[name] ?? [] {
        uses[inner, default: 0] -= 1
        if uses[inner] == 0, spreads[inner] != nil { free.append(inner) }
      }
    }
    return count < spreads.count
  }

  private mutating func examineVariables(of operation: GraphQLExecutable) {
    for use in uses.variables where !operation.variables.contains(where: { $0.name == use.name }) {
      let owner = operation.name.isEmpty ? "anonymous query" : operation.name
      let message = "Variable $\(use.name) is used by \(owner) but not declared"
      report("variableNotDefined", use.location, message)
    }
    for variable in operation.variables where schema.types[variable.type.name] == nil {
      let message = "\(variable.type.name) isn't a defined input type"
      report("variableRequiresValidType", variable.location, message)
    }
  }

  private mutating func examine(
    _ selections: [GraphQLSelection],
    on type: String,
    at location: GraphQLLocation
  ) {
    guard schema.types[type]?.hasFields == true else {
      let message = "No such type \(type), so it can't be a fragment condition"
      return report("undefinedType", location, message)
    }
    for selection in selections {
      selection.directives.forEach { examine($0) }
      let (name, location) = (selection.name, selection.location)
      switch selection.kind {
      case .field: examine(selection, on: type)
      case .inline:
        examine(selection.selections, on: name.isEmpty ? type : name, at: location)
      case .spread:
        uses.fragments.append(name)
        guard fragments[name] == nil else { continue }
        report("useAndDefineFragment", location, "Fragment \(name) was used, but not defined")
      }
    }
  }

  private mutating func examine(_ directive: GraphQLDirective) {
    let (name, location) = (directive.name, directive.location)
    guard ["include", "skip"].contains(name) else {
      return report("undefinedDirective", location, "Directive @\(name) is not defined")
    }
    examine(directive.arguments, schema.condition, of: "Directive '\(name)'", location)
  }

  private mutating func examine(_ field: GraphQLSelection, on type: String) {
    let (name, location) = (field.name, field.location)
    guard let definition = schema.field(name, of: type) else {
      return report("undefinedField", location, "Field '\(name)' doesn't exist on type '\(type)'")
    }
    examine(field.arguments, definition.arguments, of: "Field '\(name)'", location)
    let inner = definition.type.name
    let hasFields = schema.types[inner]?.hasFields == true
    if hasFields == field.selections.isEmpty {
      let message =
        hasFields ? "Field must have selections" : "Selections can't be made on scalars"
      report("selectionMismatch", location, "\(message) (field '\(name)' returns \(inner))")
    } else if hasFields {
      examine(field.selections, on: inner, at: location)
    }
  }

  private mutating func examine(
    _ arguments: [GraphQLMember],
    _ definitions: [GraphQLDefinition],
    of owner: String,
    _ location: GraphQLLocation
  ) {
    for argument in arguments {
      uses.variables += argument.value.variables.map { ($0, argument.location) }
      if definitions.contains(where: { $0.name == argument.name }) { continue }
      let message = "\(owner) doesn't accept argument '\(argument.name)'"
      report("argumentNotAccepted", argument.location, message)
    }
    let missing = definitions.filter(\.isRequired).map(\.name).filter { name in
      !arguments.contains { $0.name == name }
    }
    if missing.isEmpty { return }
    let names = missing.joined(separator: ", ")
    report("missingRequiredArguments", location, "\(owner) is missing required arguments: \(names)")
  }

  private mutating func report(_ code: String, _ location: GraphQLLocation?, _ message: String) {
    errors.append(GraphQLError(message, code: code, at: location))
  }
}
