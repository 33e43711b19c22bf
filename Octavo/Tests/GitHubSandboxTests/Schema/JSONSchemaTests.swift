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
}
