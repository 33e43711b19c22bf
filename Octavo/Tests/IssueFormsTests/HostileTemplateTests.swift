import Testing

@testable import IssueForms

/// Templates that are made to cost time or memory, or that are simply wrong.
struct HostileTemplateTests {
  private func problem(of text: String) -> String? {
    let file = IssueTemplates.File(path: ".github/ISSUE_TEMPLATE/a.yml", text: text)
    let template = IssueTemplates(folder: [file], only: nil).templates.first
    if case .problem(let reason)? = template?.content { return reason }
    return nil
  }

  private static func form(_ body: String) -> String { "name: A\ndescription: B\nbody:\n\(body)" }

  /// A text of which a parser that follows aliases makes a value without end.
  private static let laughs =
    "a: &a [x, x, x, x, x, x, x, x]\n"
    + (1...30).map { "b\($0): &b\($0) [*\($0 == 1 ? "a" : "b\($0 - 1)"), *a]" }
    .joined(separator: "\n")

  @Test(
    arguments: [
      (laughs, "It has values with several places."),
      ("\(laughs)\n? *b30\n: 1", "It has keys that are no names."),
      ("\(laughs)\n*b30 : 1", "It has keys that are no names."),
      ("\(laughs)\nx: {[*b30]: 1}", "It has keys that are no names."),
      ("\(laughs)\nx: { ? *b30 : 1}", "It has keys that are no names."),
      ("? [a]\n: 1", "It has keys that are no names."),
      ("[a]: 1", "It has keys that are no names."),
      ("a: \(String(repeating: "[", count: 30_000))", "It is not written in YAML."),
      ("a: \(String(repeating: "[", count: 500))\(String(repeating: "]", count: 500))", deep),
      (String(repeating: "- ", count: 30_000), "It is not written in YAML."),
      ("a: [\(String(repeating: "1,", count: 20_000))]", deep),
      (String(repeating: "a", count: 70_000), "It is too large."), ("", "It is empty."),
      ("\u{0}", "It is not written in YAML."), ("a: 1\na: 2", "It is not written in YAML."),
      ("- a", "The form has no name."), ("name: [a]", "The form has no name."),
      ("name: A", "The form has no description."),
      ("name: A\ndescription: B\nbody: text", "The form has no fields."),
      (form("  - type: input"), "Field 1 has no label."),
      (form("  - text"), "Field 1 has an unknown type."),
      (form("  - type: script\n    attributes: {label: x}"), "Field 1 has an unknown type."),
      (form("  - type: markdown\n    attributes: {value: x}"), "The form has nothing but texts."),
      (
        form("  - type: input\n    attributes: {label: [1]}"), "“label” of field 1 is no text."
      ),
      (
        form("  - type: input\n    attributes: {label: x}\n    validations: {required: 7}"),
        "“required” of field 1 is neither true nor false."
      ),
      (form("  - type: dropdown\n    attributes: {label: x}"), "Field 1 has no options."),
      (
        form("  - type: dropdown\n    attributes: {label: x, options: [a, a]}"),
        "Field 1 has an option twice."
      ),
      (
        form("  - type: dropdown\n    attributes: {label: x, options: [a], default: 9}"),
        "The default of field 1 is none of its options."
      ),
      (
        form("  - type: input\n    id: a b\n    attributes: {label: x}"),
        "The id of field 1 is none."
      ),
      (form(String(repeating: "  - type: input\n", count: 300)), "The form has too many fields."),
    ]
  )
  func `a template that is not well formed has a reason, and takes no time`(
    _ text: String,
    _ reason: String
  ) {
    #expect(problem(of: text) == reason)
  }

  private static let deep = "It has too many values."

  @Test func `emphasis, questions and ampersands in texts are no aliases`() {
    let text = Self.form(
      """
        - type: markdown
          attributes:
            value: |
              *Note*: read this first, R &D &amp; *all*
              - *one* and **two**: x
        - type: input
          attributes: {label: "Que s'est-il passé ?"}
      """
    )

    #expect(problem(of: text) == nil)
  }

  @Test func `a hundred fields are one form`() {
    let fields = (1...100).map {
      "  - type: textarea\n    id: f\($0)\n    attributes: {label: L\($0)}"
    }
    let file = IssueTemplates.File(path: "a.yml", text: Self.form(fields.joined(separator: "\n")))
    let template = IssueTemplates(folder: [file], only: nil).templates.first

    #expect(template?.fields.count == 100)
    #expect(template?.fields.body(with: [:]).hasPrefix("### L1\n\n_No response_\n\n### L2") == true)
  }
}
