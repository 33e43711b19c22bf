import Foundation
import Testing

@testable import GitHubSandbox

/// The types that the sandbox serves, beside those of GitHub.
struct GraphQLSchemaTests {
  private func schema(_ path: String) throws -> GraphQLSchema {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: path)
    return try GraphQLSchema(String(contentsOf: file, encoding: .utf8))
  }

  private func served() throws -> GraphQLSchema {
    try schema("../../../Sources/GitHubSandbox/GraphQLObjects/types.graphql")
  }

  @Test func `every type, field, argument and value is one of GitHub's`() throws {
    let (own, gitHub) = try (served(), schema("../Schemas/GraphQL/github.graphql"))

    #expect(own.types.count > 60)
    for (name, type) in own.types {
      let other = try #require(gitHub.types[name], "\(name)")
      #expect(type.kind == other.kind, "\(name)")
      #expect(Set(type.interfaces).isSubset(of: other.interfaces), "\(name)")
      #expect(Set(type.values).isSubset(of: other.values), "\(name)")
      #expect(type.inputs.map(signature) == other.inputs.map(signature), "\(name)")
      for (key, field) in type.fields {
        let field = (field, try #require(other.fields[key], "\(name).\(key)"))
        #expect(field.0.type == field.1.type, "\(name).\(key)")
        #expect(
          Set(field.0.arguments.map(signature)).isSubset(of: field.1.arguments.map(signature)),
          "\(name).\(key)"
        )
      }
    }
  }

  private func signature(_ input: GraphQLDefinition) -> String {
    "\(input.name): \(input.type) = \(input.fallback.map { "\($0.withoutPlaces)" } ?? "")"
  }

  @Test func `every named type has a definition, and objects have the fields of their interfaces`()
    throws
  {
    let own = try served()

    for (name, type) in own.types {
      for (key, field) in type.fields {
        #expect(own.types[field.type.name] != nil, "\(name).\(key)")
        for argument in field.arguments {
          #expect(own.types[argument.type.name] != nil, "\(name).\(key)")
        }
      }
      for interface in type.interfaces {
        let fields = try #require(own.types[interface]).fields.keys
        #expect(Set(fields).isSubset(of: type.fields.keys), "\(name): \(interface)")
      }
    }
  }

  @Test func `an argument that has to be given in GitHub's schema is served`() throws {
    let (own, gitHub) = try (served(), schema("../Schemas/GraphQL/github.graphql"))

    for (name, type) in own.types {
      for (key, field) in type.fields {
        let required = gitHub.types[name]?.fields[key]?.arguments.filter(\.isRequired) ?? []
        #expect(
          Set(required.map(\.name)).isSubset(of: field.arguments.map(\.name)),
          "\(name).\(key)"
        )
      }
    }
  }
}

extension GraphQLValue {
  /// The value without the places of its members, which differ between two documents.
  fileprivate var withoutPlaces: GraphQLValue {
    switch self {
    case .list(let items): .list(items.map(\.withoutPlaces))
    case .object(let members):
      .object(members.map { GraphQLMember(name: $0.name, value: $0.value.withoutPlaces) })
    default: self
    }
  }
}
