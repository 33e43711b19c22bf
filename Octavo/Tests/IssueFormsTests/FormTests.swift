import Testing

@testable import IssueForms

/// The story of a form: its fields, the answers that it demands, and the text that they become.
struct FormTests {
  private static let text = """
    name: Bug
    description: Something is broken
    title: "[Bug]: "
    labels: [bug, "needs triage"]
    assignees: ada
    body:
      - type: markdown
        attributes:
          value: Thanks!
      - type: input
        id: version
        attributes: {label: Version, placeholder: "1.0"}
        validations: {required: true}
      - type: textarea
        id: logs
        attributes: {label: Logs, render: shell}
      - type: dropdown
        id: systems
        attributes:
          label: Systems
          multiple: true
          options: [Linux, macOS, Windows]
          default: 1
      - type: checkboxes
        id: terms
        attributes:
          label: Terms
          options:
            - label: I have read it
              required: true
            - label: I will help
      - type: upload
        id: picture
        attributes: {label: Picture}
    """

  private var form: IssueTemplate {
    get throws {
      let file = IssueTemplates.File(path: ".github/ISSUE_TEMPLATE/bug.yml", text: Self.text)
      return try #require(IssueTemplates(folder: [file], only: nil).templates.first)
    }
  }

  @Test func `the head names the form, and what its issues get`() throws {
    let form = try form

    #expect(form.name == "Bug" && form.about == "Something is broken")
    #expect(form.title == "[Bug]: " && form.labels == ["bug", "needs triage"])
    #expect(form.assignees == ["ada"])
    #expect(
      form.fields.map(\.kind)
        == [.markdown, .input, .textarea, .dropdown, .checkboxes, .upload]
    )
  }

  @Test func `answers become sections, in GitHub's form`() throws {
    let answers = [
      "version": FormAnswer(text: "1.2"), "logs": FormAnswer(text: "a\n```\nb"),
      "systems": FormAnswer(chosen: [0, 2]), "terms": FormAnswer(chosen: [0]),
    ]

    #expect(
      try form.fields.body(with: answers) == """
        ### Version

        1.2

        ### Logs

        ````shell
        a
        ```
        b
        ````

        ### Systems

        Linux, Windows

        ### Terms

        - [X] I have read it
        - [ ] I will help

        ### Picture

        _No response_
        """
    )
  }

  @Test func `an empty answer is no response, and a default is an answer`() throws {
    let body = try form.fields.body(with: ["logs": FormAnswer(text: " \n")])

    #expect(body.hasPrefix("### Version\n\n_No response_\n\n### Logs\n\n_No response_"))
    #expect(body.contains("### Systems\n\nmacOS\n"))
  }

  @Test func `answers that are needed are asked for one after the other`() throws {
    let fields = try form.fields
    var answers: [String: FormAnswer] = ["version": FormAnswer(text: "  ")]
    let first = fields.problem(with: answers)
    answers["version"] = FormAnswer(text: "1")
    let second = fields.problem(with: answers)
    answers["terms"] = FormAnswer(chosen: [0])

    #expect(first == "“Version” is needed." && second == "A box of “Terms” has to be checked.")
    #expect(fields.problem(with: answers) == nil && !fields.needsBrowser)
  }

  @Test func `a form that demands files goes on in the browser`() throws {
    let text = Self.text + "\n    validations: {required: true}"
    let file = IssueTemplates.File(path: "bug.yml", text: text)
    let form = try #require(IssueTemplates(folder: [file], only: nil).templates.first)

    #expect(form.fields.needsBrowser)
  }

  @Test func `templates in Markdown need a name, and are ordered by their files`() {
    let folder = [
      IssueTemplates.File(
        path: "x/b.md",
        text: "---\r\nname: Idea\r\nabout: New\r\nlabels: a, b\r\n---\r\n\r\nWhy?\r\n"
      ), IssueTemplates.File(path: "x/a.md", text: "---\nname: Bug\n---\nHow?"),
      IssueTemplates.File(path: "x/c.md", text: "No head"),
      IssueTemplates.File(path: "x/d.txt", text: "name: x"),
    ]
    let templates = IssueTemplates(folder: folder, only: nil).templates

    #expect(templates.map(\.name) == ["Bug", "Idea"])
    #expect(templates.map(\.labels) == [[], ["a", "b"]])
    #expect(templates.map(\.content) == [.text("How?"), .text("Why?\n")])
  }

  @Test func `the configuration forbids blank issues, and leads to other pages`() {
    let text = """
      blank_issues_enabled: false
      contact_links:
        - name: Forum
          url: https://example.org/forum
          about: Questions
        - name: Trick
          url: javascript:alert(1)
      """
    let file = IssueTemplates.File(path: ".github/ISSUE_TEMPLATE/config.yml", text: text)
    let templates = IssueTemplates(folder: [file], only: nil)

    #expect(!templates.allowsBlank && !templates.isBlankOnly && templates.templates.isEmpty)
    #expect(templates.links.map(\.url) == ["https://example.org/forum"])
  }

  @Test func `the only template of a repository is the text to begin with`() {
    let only = IssueTemplates.File(path: "ISSUE_TEMPLATE.md", text: "What?\n")
    let templates = IssueTemplates(folder: [], only: only)

    #expect(templates.isBlankOnly && templates.only?.content == .text("What?\n"))
  }
}
