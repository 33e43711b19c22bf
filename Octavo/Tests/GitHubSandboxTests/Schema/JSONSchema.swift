import Foundation
import Synchronization

/// Checks a JSON value against the part of JSON Schema that GitHub's description uses.
struct JSONSchema {
  private let root: JSON

  /// The files that were read, by name: most are read for many responses.
  private static let files = Mutex<[String: JSON]>([:])

  /// The definitions that several files use, in `Schemas/definitions.json`.
  private static let shared = Result { try file("definitions")["$defs"] }

  /// Reads one of the files in `Schemas`; a name such as `label[]` stands for an array.
  init(named name: String) throws {
    guard name.hasSuffix("[]") else {
      root = try Self.file(name)
      return
    }
    guard case .object(var rules) = try Self.file(String(name.dropLast(2))) else {
      throw CocoaError(.coderInvalidValue)
    }
    var array: [String: JSON] = ["type": .string("array")]
    array["$defs"] = rules.removeValue(forKey: "$defs")
    array["items"] = .object(rules)
    root = .object(array)
  }

  private static func file(_ name: String) throws -> JSON {
    if let known = files.withLock({ $0[name] }) { return known }
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../Schemas/\(name).json")
    let root = try JSONDecoder().decode(JSON.self, from: Data(contentsOf: file))
    files.withLock { $0[name] = root }
    return root
  }

  /// Reads one definition of a file, such as that of one kind of payload.
  init(named name: String, definition: String) throws {
    guard case .object(var root) = try JSONSchema(named: name).root else {
      throw CocoaError(.coderInvalidValue)
    }
    root["$ref"] = .string("#/$defs/\(definition)")
    root["type"] = nil
    root["items"] = nil
    self.root = .object(root)
  }

  init(root: JSON) {
    self.root = root
  }

  /// Returns the violations in a value, each with its place; empty if there is none.
  func violations(of value: JSON) -> [String] {
    violations(of: value, by: root, at: "$")
  }

  private func definition(_ name: String) -> JSON {
    let own = root["$defs"][name]
    return own == .null ? (try? Self.shared.get()[name]) ?? .null : own
  }

  private static let keywords: Set<String> = [
    "$defs", "$ref", "anyOf", "const", "default", "enum", "format", "items", "le", "properties",
    "required", "type",
  ]

  private func violations(of value: JSON, by schema: JSON, at place: String) -> [String] {
    guard case .object(let rules) = schema else { return ["\(place): no schema"] }
    var found: [String] = rules.keys.filter { !Self.keywords.contains($0) }
      .map { "\(place): the schema uses \($0), which is not checked" }
    if let reference = rules["$ref"]?.text {
      let name = reference.split(separator: "/").last.map(String.init) ?? ""
      found += violations(of: value, by: definition(name), at: place)
    }
    if case .array(let choices)? = rules["anyOf"] {
      let attempts = choices.map { violations(of: value, by: $0, at: place) }
      if !attempts.contains(where: \.isEmpty) {
        found += attempts.min { $0.count < $1.count } ?? []
      }
    }
    if case .array(let allowed)? = rules["enum"], !allowed.contains(value) {
      found.append("\(place): \(value) is not one of \(allowed)")
    }
    if let constant = rules["const"], constant != value {
      found.append("\(place): \(value) is not \(constant)")
    }
    // The largest number that is permitted.
    if let most = rules["le"]?.amount, let amount = value.amount, amount > most {
      found.append("\(place): \(amount) is more than \(most)")
    }
    if let type = rules["type"]?.text {
      found += violations(of: value, byType: type, rules, at: place)
    }
    return found
  }

  private func violations(
    of value: JSON,
    byType type: String,
    _ rules: [String: JSON],
    at place: String
  ) -> [String] {
    switch (type, value) {
    case ("object", .object(let fields)): return violations(of: fields, rules, at: place)
    case ("array", .array(let items)):
      guard let rule = rules["items"] else { return [] }
      return items.enumerated().flatMap { index, item in
        violations(of: item, by: rule, at: "\(place)[\(index)]")
      }
    case ("string", .string(let text)):
      let isDate = rules["format"]?.text != "date-time" || Self.isDate(text)
      return isDate ? [] : ["\(place): “\(text)” is no date"]
    case ("integer", .int), ("number", .int), ("number", .double), ("boolean", .bool),
      ("null", .null):
      return []
    default: return ["\(place): \(value) is no \(type)"]
    }
  }

  private func violations(
    of fields: [String: JSON],
    _ rules: [String: JSON],
    at place: String
  ) -> [String] {
    let required = rules["required"]?.items.compactMap(\.text) ?? []
    var found = required.filter { fields[$0] == nil }.map { "\(place).\($0) is missing" }
    guard case .object(let properties)? = rules["properties"] else { return found }
    for (name, rule) in properties {
      if let value = fields[name] {
        found += violations(of: value, by: rule, at: "\(place).\(name)")
      }
    }
    return found
  }

  /// Whether a text has the form of “2026-01-02T03:04:05Z”.
  private static func isDate(_ text: String) -> Bool {
    let form = "dddd-dd-ddTdd:dd:ddZ".utf8
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    return text.utf8.count == form.count
      && zip(text.utf8, form).allSatisfy { byte, expected in
        expected == UInt8(ascii: "d") ? digits.contains(byte) : byte == expected
      }
  }
}
