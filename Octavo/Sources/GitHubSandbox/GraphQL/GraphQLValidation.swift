/// Finds the names in a document that its schema does not have.
///
/// These rules of the specification are checked: unknown fields, arguments, types, fragments and
/// variables, missing arguments, selections where none may be, and circles of fragments.
struct GraphQLValidation {
  private let schema: GraphQLSchema
  private let document: GraphQLDocument
  private let fragments: [String: GraphQLFragment]
  private var errors: [GraphQLError] = []
  /// The variables that the part under examination uses, and the fragments that it spreads.
  private var uses: [(variable: String, location: GraphQLLocation)] = []
  private var spreads: [String] = []

  /// Returns the errors of a document, in which every operation is examined.
  static func errors(of document: GraphQLDocument, _ schema: GraphQLSchema) -> [GraphQLError] {
    var validation = GraphQLValidation(document, schema)
    validation.examine()
    return validation.errors
  }

  private init(_ document: GraphQLDocument, _ schema: GraphQLSchema) {
    self.document = document
    self.schema = schema
    fragments = Dictionary(document.fragments.map { ($0.name, $0) }) { first, _ in first }
  }

  private mutating func examine() {
    var parts:
      [String: (uses: [(variable: String, location: GraphQLLocation)], spreads: [String])] = [:]
    for fragment in document.fragments {
      examine(fragment.selections, on: fragment.type, at: fragment.location)
      parts[fragment.name] = (uses, spreads)
      (uses, spreads) = ([], [])
    }
    if GraphQLFragment.hasCircle(parts.mapValues(\.spreads)) {
      report("Fragments contain an infinite loop", "infiniteLoop", document.fragments[0].location)
    }
    for operation in document.operations {
      let known = Set(operation.variables.map(\.name))
      examine(operation.selections, on: operation.type, at: operation.location)
      var waiting = spreads
      var visited = Set(spreads)
      while let part = waiting.popLast().flatMap({ parts[$0] }) {
        uses += part.uses
        waiting += part.spreads.filter { visited.insert($0).inserted }
      }
      for use in uses where !known.contains(use.variable) {
        report(
          "Variable $\(use.variable) is used by \(operation.name ?? "anonymous query") but not declared",
          "variableNotDefined",
          use.location
        )
      }
      for variable in operation.variables where schema.types[variable.type.name] == nil {
        report(
          "\(variable.type.name) isn't a defined input type",
          "variableRequiresValidType",
          variable.location
        )
      }
      (uses, spreads) = ([], [])
    }
  }

  private mutating func examine(
    _ selections: [GraphQLSelection],
    on type: String,
    at location: GraphQLLocation
  ) {
    guard schema.hasFields(type) == true else {
      return report(
        "No such type \(type), so it can't be a fragment condition",
        "undefinedType",
        location
      )
    }
    for selection in selections {
      for directive in selection.directives {
        guard ["include", "skip"].contains(directive.name) else {
          report(
            "Directive @\(directive.name) is not defined",
            "undefinedDirective",
            directive.location
          )
          continue
        }
        examine(
          directive.arguments,
          GraphQLInput.condition,
          of: "Directive '\(directive.name)'",
          directive.location
        )
      }
      switch selection {
      case .field(let field): examine(field, on: type)
      case .inline(let condition, _, let inner, let location):
        examine(inner, on: condition ?? type, at: location)
      case .spread(let name, _, let location):
        spreads.append(name)
        if fragments[name] == nil {
          report("Fragment \(name) was used, but not defined", "useAndDefineFragment", location)
        }
      }
    }
  }

  private mutating func examine(_ field: GraphQLField, on type: String) {
    guard let definition = schema.field(field.name, of: type) else {
      return report(
        "Field '\(field.name)' doesn't exist on type '\(type)'",
        "undefinedField",
        field.location
      )
    }
    examine(field.arguments, definition.arguments, of: "Field '\(field.name)'", field.location)
    let inner = definition.type.name
    if schema.hasFields(inner) == true {
      if field.selections.isEmpty {
        report(
          "Field must have selections (field '\(field.name)' returns \(inner))",
          "selectionMismatch",
          field.location
        )
      } else {
        examine(field.selections, on: inner, at: field.location)
      }
    } else if !field.selections.isEmpty {
      report(
        "Selections can't be made on scalars (field '\(field.name)')",
        "selectionMismatch",
        field.location
      )
    }
  }

  private mutating func examine(
    _ arguments: [GraphQLArgument],
    _ definitions: [GraphQLInputDefinition],
    of owner: String,
    _ location: GraphQLLocation
  ) {
    for argument in arguments {
      uses += argument.value.variables.map { ($0, argument.location) }
      if !definitions.contains(where: { $0.name == argument.name }) {
        report(
          "\(owner) doesn't accept argument '\(argument.name)'",
          "argumentNotAccepted",
          argument.location
        )
      }
    }
    let missing = definitions.filter { definition in
      definition.isRequired && !arguments.contains { $0.name == definition.name }
    }
    if !missing.isEmpty {
      let names = missing.map(\.name).joined(separator: ", ")
      report(
        "\(owner) is missing required arguments: \(names)",
        "missingRequiredArguments",
        location
      )
    }
  }

  private mutating func report(_ message: String, _ code: String, _ location: GraphQLLocation) {
    errors.append(GraphQLError(message, code: code, at: location))
  }
}
