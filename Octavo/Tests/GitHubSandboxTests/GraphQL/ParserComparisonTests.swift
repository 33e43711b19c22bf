import Digests
import Foundation
import Testing

@testable import GitHubSandbox

/// The parser beside graphql-core, whose results `Scripts/generate-graphql-documents` has written.
struct ParserComparisonTests {
  private struct Row: Decodable {
    let text: String
    /// The beginning of the SHA-256 of the tree.
    let tree: String?
    /// The line and the column of the first error.
    let error: [Int]?
  }

  @Test func `1,000 random documents are parsed as by graphql-core`() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../Schemas/GraphQL/documents.jsonl")
    let rows = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map {
      try JSONDecoder().decode(Row.self, from: Data($0.utf8))
    }

    #expect(rows.count == 1000)
    #expect(rows.count { $0.error != nil } > 200)
    for row in rows {
      let found = Result { try GraphQLParser.document(row.text) }
      switch found {
      case .success(let document):
        #expect(
          SHA256.hexadecimal(document.tree).prefix(16) == row.tree ?? "",
          "\(row.text)\n\(document.tree)"
        )
      case .failure(let thrown):
        let error = try #require(thrown as? GraphQLError)
        let place = error.locations.flatMap { [$0.line, $0.column] }
        #expect(place == row.error ?? [], "\(row.text) \(error.message)")
      }
    }
  }
}

/// A tree as a text without places, as the script writes it.
private protocol Tree {
  var tree: String { get }
}

private func parts(_ word: String, _ fields: String...) -> String {
  "(" + ([word] + fields).joined(separator: " ") + ")"
}

extension Array where Element: Tree {
  fileprivate var tree: String { "[" + map(\.tree).joined(separator: " ") + "]" }
}

extension String {
  /// The text in quotes, escaped as Python does.
  fileprivate var tree: String {
    var result = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\u{8}": result += "\\b"
      case "\u{C}": result += "\\f"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

extension GraphQLDocument: Tree {
  fileprivate var tree: String { parts("document", operations.tree, fragments.tree) }
}

extension GraphQLExecutable: Tree {
  fileprivate var tree: String {
    if kind == "fragment" {
      return parts("fragment", name.tree, type.tree, directives.tree, selections.tree)
    }
    let named = name.isEmpty ? "-" : name.tree
    return parts("operation", kind.tree, named, variables.tree, directives.tree, selections.tree)
  }
}

extension GraphQLDefinition: Tree {
  fileprivate var tree: String {
    parts("variable", name.tree, type.tree, fallback?.tree ?? "-", directives.tree)
  }
}

extension GraphQLSelection: Tree {
  fileprivate var tree: String {
    switch kind {
    case .field:
      parts(
        "field",
        alias?.tree ?? "-",
        name.tree,
        arguments.tree,
        directives.tree,
        selections.tree
      )
    case .spread: parts("spread", name.tree, directives.tree)
    case .inline:
      parts("inline", name.isEmpty ? "-" : name.tree, directives.tree, selections.tree)
    }
  }
}

extension GraphQLDirective: Tree {
  fileprivate var tree: String { parts("directive", name.tree, arguments.tree) }
}

extension GraphQLType: Tree {
  fileprivate var tree: String {
    switch self {
    case .named(let name): name
    case .list(let type): "[\(type.tree)]"
    case .nonNull(let type): "\(type.tree)!"
    }
  }
}

extension GraphQLMember: Tree {
  fileprivate var tree: String { parts("member", name.tree, value.tree) }
}

extension GraphQLValue: Tree {
  fileprivate var tree: String {
    switch self {
    case .variable(let name): "$\(name)"
    case .int(let text): "int:\(text)"
    case .float(let text): "float:\(text)"
    case .string(let text): text.tree
    case .bool(let bool): bool ? "true" : "false"
    case .null: "null"
    case .enumeration(let name): "enum:\(name)"
    case .list(let items): "(" + (["list"] + items.map(\.tree)).joined(separator: " ") + ")"
    case .object(let members): "(" + (["object"] + members.map(\.tree)).joined(separator: " ") + ")"
    }
  }
}
