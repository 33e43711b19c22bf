public import BinderyNavigation
import Foundation
public import GitHubValues
import IssueForms

/// The ways to open an issue in a repository: its templates, a blank issue, and other pages.
///
/// A repository with nothing to choose shows the fields of a blank issue in place of this screen.
public final class IssueTemplatesViewModel: ViewModel, TableViewModel, RestorableTable {
  /// A template or a page.
  public typealias Row = SummaryRow

  /// The keyword of the filter, as typed.
  @MutableProperty public var keyword = ""
  /// The selected row, for the next start.
  public var selectedRow = SelectedRow()
  @MutableProperty private var stored = Stored<StoredTemplates>()

  /// The templates that match the filter, the blank issue, and the other pages.
  @Computed({ (viewModel: IssueTemplatesViewModel) in viewModel.makeRows() })
  public var rows

  private lazy var loadCommand = command(.latest) { viewModel in
    try await viewModel.services.sync.refresh(.issueTemplates(of: viewModel.name))
  }

  private let services: Services
  private let name: GitHub.RepositoryName
  private let form: NewIssueForm

  /// Makes the screen; the form has the members of the issue that is opened.
  public init(_ services: Services, _ name: GitHub.RepositoryName, _ form: NewIssueForm) {
    (self.services, self.name, self.form) = (services, name, form)
    super.init()
    _stored <~ services.store.observe(.issueTemplates(of: name))
    errors.collect(loadCommand)
    whenActivated { viewModel, lifetime in
      if !viewModel.services.isRecent(untracked { viewModel.stored }, for: 300) {
        viewModel.loadCommand.execute()
      }
      lifetime.observe(viewModel) { viewModel in
        guard let templates = viewModel.stored.value?.templates, templates.isBlankOnly,
          !viewModel.loadCommand.isExecuting
        else { return }
        untracked { viewModel.replace(with: templates.only?.path) }
      }
    }
  }

  /// The repository.
  public var repository: GitHub.RepositoryName? { name }
  /// The title of the screen.
  public var title: String { Strings.newIssue }
  /// The title, with the repository below it.
  public var screenTitle: ScreenTitle { .double(title, subtitle: "\(name)") }
  /// The text in place of an empty list.
  public var emptyText: String { "Issues can only be opened on other pages." }

  /// The content to show.
  public var content: ListContent {
    guard rows.isEmpty else { return .rows }
    if !keyword.trimmed.isEmpty { return .noMatches(keyword: keyword.trimmed) }
    return stored.value == nil ? .loading : .empty
  }

  /// Opens the fields of a template, or a page.
  public func open(_ row: SummaryRow) {
    let templates = untracked { stored.value }
    if let link = templates?.templates.links.first(where: { "link-\($0.url)" == row.id }) {
      if let url = URL(string: link.url) { services.openPage(url) }
    } else if let template = templates?.template(at: row.id), case .problem = template.content {
      services.navigation.push(.source(name, revision: "HEAD", path: template.path))
    } else {
      services.navigation.replace(row.route)
    }
  }

  private func replace(with template: String?) {
    guard phase == .active else { return }
    services.navigation.replace(route(template))
  }

  private func route(_ template: String?) -> Route {
    .newIssue(name, NewIssueForm(template: template, members: form.members))
  }

  private func makeRows() -> [SummaryRow] {
    let stored = stored.value
    // Without the server, a blank issue can be written at least.
    guard stored != nil || errors.latest != nil else { return [] }
    let templates = (stored?.templates.templates ?? []).map(row)
    let blank = SummaryRow(
      "blank",
      "Blank Issue",
      detail: ["Begin with an empty text"],
      route(nil),
      address: nil
    )
    let links = (stored?.templates.links ?? []).map { link in
      SummaryRow(
        "link-\(link.url)",
        link.name,
        mark: "Other page",
        detail: [link.about, URL(string: link.url)?.host()],
        route(nil),
        address: URL(string: link.url)
      )
    }
    let isBlankAllowed = stored?.templates.allowsBlank ?? true
    return (templates + (isBlankAllowed ? [blank] : []) + links).filter {
      $0.title.matches(keyword) || $0.detail.matches(keyword)
    }
  }

  private func row(of template: IssueTemplate) -> SummaryRow {
    var problem: String?
    if case .problem(let reason) = template.content { problem = reason }
    return SummaryRow(
      template.path,
      template.name,
      mark: problem == nil ? nil : "Cannot be used",
      tags: template.labels.prefix(12).map { RowTag(title: $0, color: nil) },
      detail: [problem ?? template.about],
      route(template.path),
      address: nil
    )
  }
}

extension IssueTemplatesViewModel: ActionProviding, SummaryListing {
  /// Requesting the templates again, and the page on the server.
  public var actions: [ScreenAction] {
    let address = services.web.page(of: name, ["issues", "new", "choose"])
    return [
      ScreenAction("refresh", "Refresh", isEnabled: !loadCommand.isExecuting) {
        self.loadCommand.execute()
      }
    ] + services.pageActions(at: address)
  }

  /// The page of a row.
  public func actions(for row: SummaryRow) -> [ScreenAction] {
    services.pageActions(at: row.address)
  }
}
