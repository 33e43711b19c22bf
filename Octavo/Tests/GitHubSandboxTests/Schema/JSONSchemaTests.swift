import Foundation
import Testing

/// The checker itself, without which the other suites would prove nothing.
struct JSONSchemaTests {
  private static let schema = JSONSchema(
    root: .object([
      "type": .string("object"), "required": .array([.string("name"), .string("age")]),
      "properties": .object([
        "name": .object([
          "anyOf": .array([
            .object(["type": .string("string")]), .object(["type": .string("null")]),
          ])
        ]),
        "age": .object(["type": .string("integer")]),
        "born": .object(["type": .string("string"), "format": .string("date-time")]),
        "friends": .object([
          "type": .string("array"), "items": .object(["$ref": .string("#/$defs/Friend")]),
        ]),
      ]),
      "$defs": .object(["Friend": .object(["enum": .array([.string("cat"), .string("dog")])])]),
    ])
  )

  @Test func `a value that fits has no violations`() {
    let value = JSON.object([
      "name": .null, "age": .int(4), "born": .string("2026-01-02T03:04:05Z"),
      "friends": .array([.string("cat")]), "extra": .bool(true),
    ])

    #expect(Self.schema.violations(of: value) == [])
  }

  @Test(
    arguments: [
      (["age": .int(4)], "$.name is missing"),
      (["name": .null, "age": .string("4")], "$.age: "),
      (["name": .int(1), "age": .int(4)], "$.name: "),
      (
        ["name": .null, "age": .int(4), "born": .string("yesterday")],
        "$.born: “yesterday” is no date"
      ),
      (
        ["name": .null, "age": .int(4), "friends": .array([.string("owl")])],
        "$.friends[0]: "
      ),
    ] as [([String: JSON], String)]
  )
  func `a violation names its place`(fields: [String: JSON], violation: String) {
    #expect(Self.schema.violations(of: .object(fields)).contains { $0.hasPrefix(violation) })
  }

  @Test func `a keyword that is not checked is a violation`() {
    let schema = JSONSchema(root: .object(["pattern": .string("x")]))

    #expect(!schema.violations(of: .string("y")).isEmpty)
  }

  @Test func `a number above the largest one is a violation`() {
    let schema = JSONSchema(root: .object(["type": .string("integer"), "le": .double(6)]))

    #expect(schema.violations(of: .int(6)) == [])
    #expect(schema.violations(of: .int(7)) == ["$: 7.0 is more than 6.0"])
  }

  /// A reply of `ref[]`, whose field `object` is one of the definitions that several files use.
  private static func refs(object: JSON) -> JSON {
    .array([
      .object([
        "ref": .string("refs/heads/main"), "node_id": .string("x"), "url": .string("u"),
        "object": object,
      ])
    ])
  }

  private static let object: [String: JSON] = [
    "type": .string("commit"), "sha": .string("1"), "url": .string("u"),
  ]

  @Test func `an array of another schema fits its elements`() throws {
    let schema = try JSONSchema(named: "ref[]")

    #expect(schema.violations(of: Self.refs(object: .object(Self.object))) == [])
    #expect(!schema.violations(of: Self.refs(object: .object(Self.object))[0]).isEmpty)
  }

  @Test(arguments: ["type", "sha", "url"])
  func `a field that a shared definition requires is missed`(name: String) throws {
    let fields = Self.object.filter { $0.key != name }
    let value = Self.refs(object: .object(fields))

    #expect(
      try JSONSchema(named: "ref[]").violations(of: value) == ["$[0].object.\(name) is missing"]
    )
  }

  @Test(arguments: ["type", "sha", "url"])
  func `a wrong type in a shared definition is a violation`(name: String) throws {
    let fields = Self.object.merging([name: .int(1)]) { $1 }
    let found = try JSONSchema(named: "ref[]").violations(of: Self.refs(object: .object(fields)))

    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("$[0].object.\(name): ") == true)
  }

  @Test func `a reference without a definition is a violation`() {
    let schema = JSONSchema(root: .object(["$ref": .string("#/$defs/Nobody")]))

    #expect(schema.violations(of: .null) == ["$: no schema"])
  }

  @Test func `every reference of a file leads to one definition`() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../Schemas")
    let files = try FileManager.default.contentsOfDirectory(
      at: folder,
      includingPropertiesForKeys: nil
    ).filter { $0.pathExtension == "json" }
    let shared = try Self.file("definitions", in: folder)["$defs"]
    try #require(files.count > 50)
    for file in files {
      let name = file.deletingPathExtension().lastPathComponent
      let schema = try Self.file(name, in: folder)
      let places = schema["$defs"] == shared ? [shared] : [schema["$defs"], shared]
      for reference in Self.references(in: schema) {
        let key = String(reference.dropFirst("#/$defs/".count))
        let known = places.filter { $0[key] != .null }
        #expect(known.count == 1, "\(name): \(reference)")
      }
    }
  }

  private static func file(_ name: String, in folder: URL) throws -> JSON {
    let data = try Data(contentsOf: folder.appending(path: "\(name).json"))
    return try JSONDecoder().decode(JSON.self, from: data)
  }

  private static func references(in schema: JSON) -> [String] {
    switch schema {
    case .object(let fields):
      let own = [fields["$ref"]?.text].compactMap(\.self)
      return own + fields.values.flatMap(references)
    case .array(let items): return items.flatMap(references)
    default: return []
    }
  }
}
