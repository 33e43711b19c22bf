import BinderyTesting
import Foundation
import GitHubEndpoints
import GitHubValues
import IssueForms
import Testing

@testable import OctavoViewModels

/// Issues that are begun with a template or a form, with the lines of a file, or with a comment.
struct IssueTemplateTests {
  private let fakes = Fakes()
  private let bug = IssueTemplateFiles.File(
    path: ".github/ISSUE_TEMPLATE/bug.yml",
    text: """
      name: Bug
      description: Something is broken
      title: "[Bug] "
      labels: [bug]
      body:
        - type: textarea
          id: what
          attributes: {label: What happened}
          validations: {required: true}
        - type: dropdown
          id: system
          attributes: {label: System, options: [Linux, macOS]}
        - type: checkboxes
          attributes:
            label: Terms
            options: [{label: I have read it, required: true}]
      """
  )
  private let idea = IssueTemplateFiles.File(
    path: ".github/ISSUE_TEMPLATE/idea.md",
    text: "---\nname: Idea\nabout: New\nlabels: idea\n---\nWhy?"
  )
  private let picture = IssueTemplateFiles.File(
    path: ".github/ISSUE_TEMPLATE/picture.yml",
    text: """
      name: Picture
      description: With files
      body:
        - type: input
          id: name
          attributes: {label: Name}
        - type: upload
          attributes: {label: Files}
          validations: {required: true}
      """
  )

  private func config(_ text: String) -> IssueTemplateFiles.File {
    IssueTemplateFiles.File(path: ".github/ISSUE_TEMPLATE/config.yml", text: text)
  }

  private func prepare(
    _ files: [IssueTemplateFiles.File],
    only: IssueTemplateFiles.File? = nil,
    as role: GitHub.RepositoryRole = .read
  ) {
    fakes.logIn()
    var repository = Sample.repository()
    repository.role = role
    fakes.sync[.repository(Sample.name)] = repository
    fakes.sync[.issueTemplates(of: Sample.name)] = StoredTemplates(
      IssueTemplateFiles(node: "R_1", folder: files, only: only)
    )
    _ = fakes.services
    fakes.navigation.resetRoot(.explore)
  }

  private func chooser() async throws -> IssueTemplatesViewModel {
    fakes.navigation.push(.issueTemplates(Sample.name))
    await settle()
    return try fakes.top()
  }

  private func form(_ file: IssueTemplateFiles.File) async throws -> NewIssueViewModel {
    fakes.navigation.push(.newIssue(Sample.name, NewIssueForm(template: file.path)))
    await settle()
    return try fakes.top()
  }

  private var created: NewIssue? {
    fakes.outbox.rows.last.flatMap(RequestKinds.request) as? NewIssue
  }

  @Test func `the templates, a blank issue and other pages are there to choose from`()
    async throws
  {
    let links = """
      contact_links:
        - {name: Forum, url: "https://example.org/forum", about: Questions}
      """
    prepare([bug, idea, config(links)])
    let chooser = try await chooser()
    let titles = chooser.rows.map(\.title)
    chooser.open(chooser.rows[3])
    chooser.open(chooser.rows[1])
    await settle()
    let screen = try fakes.top(NewIssueViewModel.self)

    #expect(titles == ["Bug", "Idea", "Blank Issue", "Forum"])
    #expect(fakes.opened == ["https://example.org/forum"])
    #expect(screen.page?.composer.text == "Why?" && screen.page?.facts == "idea")
    #expect(fakes.outbox.storedDrafts.isEmpty)
  }

  @Test func `a repository can forbid blank issues, and one without templates has no choice`()
    async throws
  {
    prepare([bug, config("blank_issues_enabled: false")])
    let titles = try await chooser().rows.map(\.title)
    let other = Self()
    other.prepare([], only: IssueTemplateFiles.File(path: "ISSUE_TEMPLATE.md", text: "What?"))
    other.fakes.navigation.push(.issueTemplates(Sample.name))
    await settle()
    let screen = try other.fakes.top(NewIssueViewModel.self)

    #expect(titles == ["Bug"])
    #expect(screen.page?.composer.text == "What?")
  }

  @Test func `a form with a mistake is named, and its file is shown`() async throws {
    let text = bug.text.replacing("id: what", with: "id: system")
    prepare([IssueTemplateFiles.File(path: bug.path, text: text)])
    let chooser = try await chooser()
    let row = try #require(chooser.rows.first)
    chooser.open(row)

    #expect(row.mark == "Cannot be used" && row.detail == "Two fields have the same id.")
    #expect(
      fakes.navigation.path.targets.last
        == .source(Sample.name, revision: "HEAD", path: bug.path)
    )
  }

  @Test func `a form is validated, composed, and sent with the labels of its template`()
    async throws
  {
    prepare([bug])
    let screen = try await form(bug)
    let writing = try #require(screen.page)
    var problems = [writing.problem]
    writing.title = "[Bug] Steam"
    writing.fields[0].composer?.text = "Too hot"
    problems.append(writing.problem)
    writing.fields[2].isChosen(0).value = true
    writing.fields[1].selection = 2
    problems.append(writing.problem)
    screen.actions.action("send")?.perform()
    await settle()

    #expect(
      problems == [
        "“What happened” is needed.", "A box of “Terms” has to be checked.", nil,
      ]
    )
    #expect(
      created?.body == """
        ### What happened

        Too hot

        ### System

        macOS

        ### Terms

        - [X] I have read it
        """
    )
    #expect(created?.grant == NewIssue.Grant(node: "R_1", name: "Bug"))
    #expect(created?.issue.labels.map(\.name) == ["bug"])
    #expect(screen.actions.action("labels") == nil)
  }

  @Test func `with the rights of triage the labels are the user’s choice`() async throws {
    prepare([bug], as: .triage)
    let screen = try await form(bug)
    let writing = try #require(screen.page)
    writing.title = "Steam"
    writing.fields[0].composer?.text = "Too hot"
    writing.fields[2].chosen = [0]
    writing.options.labels = []
    screen.actions.action("send")?.perform()
    await settle()

    #expect(created?.grant == nil && created?.issue.labels == [])
  }

  @Test func `the answers of a form are a draft, and of a changed request too`() async throws {
    prepare([bug])
    let screen = try await form(bug)
    screen.page?.title = "Steam"
    screen.page?.fields[0].composer?.text = "Too hot"
    screen.page?.fields[1].selection = 1
    screen.page?.fields[2].chosen = [0]
    fakes.scheduler.advance(by: .milliseconds(300))
    await settle()
    let drafts = fakes.outbox.storedDrafts.count
    screen.actions.action("send")?.perform()
    await settle()
    try fakes.top(NewIssueViewModel.self).actions.action("change.request")?.perform()
    await settle()
    let again = try #require(try fakes.top(NewIssueViewModel.self).page)

    #expect(drafts == 1 && fakes.outbox.rows.isEmpty)
    #expect(again.fields[0].composer?.text == "Too hot" && again.fields[1].selection == 1)
    #expect(again.fields[2].chosen == [0] && again.isComplete)
  }

  @Test func `a form that demands files goes on in the browser with what was filled in`()
    async throws
  {
    prepare([picture])
    let screen = try await form(picture)
    screen.page?.title = "A & B"
    screen.page?.fields[0].line = "x=y"
    let canSend = screen.actions.action("send")?.isEnabled
    screen.actions.action("issue.browser")?.perform()

    #expect(canSend == false && screen.page?.needsBrowser == true)
    #expect(
      fakes.opened.last?.hasSuffix(
        "/maralind/tides/issues/new?template=picture.yml&title=A%20%26%20B&name=x%3Dy"
      ) == true
    )
  }

  @Test(arguments: [
    ("what=Too%20hot&system=MACOS", "Too hot", 1), ("what=&system=Plan%209", "", nil),
    ("system=macOS,Linux", "", 0), ("title=x&y=z", "", nil),
  ])
  func `an address answers the fields of a form by their names`(
    _ query: String,
    _ text: String,
    _ system: Int?
  ) async throws {
    prepare([bug])
    let link = try DeepLink(parsing: "/maralind/tides/issues/new?template=bug.yml&\(query)")
    fakes.navigation.push(try #require(link.path(at: nil).targets.last))
    await settle()
    let fields = try #require(try fakes.top(NewIssueViewModel.self).page?.fields)

    #expect(
      fields[0].composer?.text == text && fields[1].chosen == Set([system].compactMap(\.self))
    )
    #expect(fakes.outbox.storedDrafts.isEmpty)
  }

  @Test func `an address names a template by its file, and members besides`() async throws {
    prepare([bug, idea])
    let link = try DeepLink(parsing: "/maralind/tides/issues/new?template=idea.md&title=T")
    fakes.navigation.push(try #require(link.path(at: nil).targets.last))
    await settle()
    let screen = try fakes.top(NewIssueViewModel.self)

    #expect(screen.page?.title == "T" && screen.page?.composer.text == "Why?")
  }

  @Test func `a comment begins an issue with a quote and its address`() async throws {
    fakes.addTides()
    _ = fakes.services
    fakes.navigation.resetRoot(.explore)
    let page = IssueViewModel(fakes.services, Sample.name, 12)
    var comment = Sample.comment(7, "Twice\n\na day.")
    comment.htmlURL = URL(string: "https://github.com/x#7")
    let entry = ThreadEntry(
      subject: .comment(comment),
      author: "ada",
      words: "",
      text: comment.body,
      reactions: [],
      request: nil,
      status: nil
    )
    page.actions(for: entry).action("reference")?.perform()

    guard case .newIssue(_, let form) = fakes.navigation.path.targets.last else {
      throw WrongScreen()
    }
    #expect(form.members["title"] == "Twice")
    #expect(
      form.members["body"]
        == "> Twice\n>\n> a day.\n\n_Originally posted by @ada in https://github.com/x#7_"
    )
  }
}
