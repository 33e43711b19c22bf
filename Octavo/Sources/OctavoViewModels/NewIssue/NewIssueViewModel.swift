public import BinderyNavigation
import Foundation
public import GitHubValues
import IssueForms

/// An issue that the user writes, or one that waits to be sent.
///
/// The fields are stored as a draft, one for each repository and template. An issue that waits is
/// shown with the state of its request. Once it is sent, its page replaces this screen.
public final class NewIssueViewModel: ViewModel, ContentViewModel {
  /// The issue that is written.
  public typealias Page = IssueWriting

  /// The repository.
  public let repository: GitHub.RepositoryName
  /// The scroll position, for the next start.
  public var scrollPosition = PagePosition()
  /// The issue that is written; `nil` until the repository is known.
  @MutableProperty public private(set) var page: IssueWriting?
  @MutableProperty private(set) var storedRepository = Stored<GitHub.Repository>()
  @MutableProperty private var storedTemplates = Stored<StoredTemplates>()
  @MutableProperty private var requests: [OutboxRow]?
  @MutableProperty private var known = Stored<[GitHub.Issue]>()
  /// The request that was shown last, which the server has confirmed if it is no longer there.
  private var sent: (row: OutboxRow, request: NewIssue)?

  /// The request that is shown; `nil` for an issue that is written.
  @Computed({ (viewModel: NewIssueViewModel) in
    viewModel.requests?.first { $0.id == viewModel.form.request }
  })
  var request

  /// Requests the repository, without whose id and role no issue is opened, and the template.
  public private(set) lazy var refreshCommand: Command<Void, Void> = command(.latest) { viewModel in
    let (services, name) = (viewModel.services, viewModel.repository)
    let (repository, templates) = untracked {
      (viewModel.storedRepository, viewModel.storedTemplates)
    }
    if repository.value?.role == nil || !services.isRecent(repository, for: Self.longestAge) {
      try await services.sync.refresh(.repository(name))
    }
    if viewModel.needsTemplates, templates.value == nil {
      try await services.sync.refresh(.issueTemplates(of: name))
    }
  }

  let services: Services
  let form: NewIssueForm
  private(set) var keeper: DraftKeeper?

  /// The number of seconds after which the rights of the user are read again.
  private static let longestAge = 3600.0

  /// Makes the screen.
  public init(_ services: Services, _ repository: GitHub.RepositoryName, _ form: NewIssueForm) {
    (self.services, self.repository, self.form) = (services, repository, form)
    super.init()
    _storedRepository <~ services.store.observe(.repository(repository))
    if needsTemplates {
      _storedTemplates <~ services.store.observe(.issueTemplates(of: repository))
    }
    _requests <~ services.outbox.requests(ofKinds: [NewIssue.name]).map { $0 }
    if form.request != nil {
      _known <~ services.store.observe(.knownIssues(.repository(repository)))
      lifetime.observe(self) { viewModel in viewModel.followRequest() }
    } else {
      lifetime.observe(self) { viewModel in
        if viewModel.isKnown { untracked { viewModel.begin() } }
      }
    }
    whenActivated { viewModel, lifetime in
      lifetime.observeEnded { [weak viewModel] in viewModel?.store() }
    }
    followPage()
  }

  /// The title of the screen.
  public var title: String { form.request == nil ? "New Issue" : "Unsent Issue" }

  /// The title, with the repository below it.
  public var loadedTitle: ScreenTitle { .double(title, subtitle: "\(repository)") }

  /// The message of the last failure.
  public var failure: String? {
    if form.request != nil, page == nil { return "This issue no longer waits to be sent." }
    return latestFailure(by: services, storedAt: storedRepository.readAt)
  }

  /// The state of the request in words; `nil` for an issue that is written.
  public var status: String? {
    request.map { Strings.status(of: $0, RequestKinds.request($0)) }
  }

  /// The reason why no issue can be opened here; `nil` if none is known.
  public var obstacle: String? {
    services.obstacle(toWritingIn: storedRepository.value).map { "You cannot open issues: \($0)." }
  }

  /// Whether the user may set labels, assignees and the milestone.
  var triages: Bool { IssueRights(storedRepository.value, isAuthor: true).triages }

  /// Opens the target of a link in a preview.
  public func open(_ link: ContentLink) {
    services.open(link, in: services.document(in: repository))
  }

  /// Whether the repository and the template are known.
  private var isKnown: Bool {
    storedRepository.value != nil && (!needsTemplates || storedTemplates.value != nil)
  }

  /// Whether the address or the choice of the user names a template.
  private var needsTemplates: Bool {
    form.template != nil || form.members["template"] != nil
  }

  /// The path of the template; `nil` for a blank issue.
  var path: String? { form.template ?? template?.path }

  /// The template; `nil` for a blank issue, and for a template that was removed.
  private var template: IssueTemplate? {
    let stored = storedTemplates.value
    return form.template.flatMap { stored?.template(at: $0) }
      ?? form.members["template"].flatMap { stored?.template(named: $0) }
  }

  /// Begins to write, with the draft that there is.
  private func begin() {
    guard page == nil, let id = storedRepository.value?.id else { return }
    let template = template
    let writing = IssueWriting(
      services,
      in: repository,
      fields: template?.fields ?? [],
      isRequest: false
    ) { [weak self] in try await self?.create() }
    writing.begin(with: template.map(Self.draft) ?? IssueDraft())
    let place = DraftPlace(
      newIssueIn: GitHub.RepositoryID(rawValue: id),
      repository,
      template: path
    )
    keeper = DraftKeeper(of: writing, services, place: place.text)
    add(form, to: writing, besides: template)
    keeper?.warn()
    page = writing
  }

  /// The issue with which a template begins, with the labels and assignees that its issues get.
  private static func draft(of template: IssueTemplate) -> IssueDraft {
    var draft = IssueDraft(title: template.title)
    if case .text(let text) = template.content { draft.body = text }
    draft.labels = template.labels.map { GitHub.Label(name: $0) }
    draft.assignees = template.assignees.map { GitHub.Account(login: $0) }
    return draft
  }

  private func create() async throws {
    guard let keeper, let writing = page, let id = untracked({ storedRepository.value?.id }) else {
      throw CancellationError()
    }
    let (draft, body) = untracked { (writing.draft, writing.body) }
    let new = NewIssue(
      draft,
      body: body,
      template: untracked { path },
      grant: untracked { grant },
      in: GitHub.RepositoryID(rawValue: id),
      repository
    )
    var number: Int64?
    try await keeper.consume { outbox, draft in
      number = try await outbox.add(new, needing: nil, consuming: draft)
      return number != nil
    }
    guard phase == .active else { return }
    services.navigation.replace(
      .newIssue(repository, NewIssueForm(template: untracked { path }, request: number))
    )
  }

  /// The template that gives labels and assignees to an issue of a user without the right to set
  /// them; `nil` for a user with the right, and for a template without any.
  private var grant: NewIssue.Grant? {
    guard !triages, let template, let node = storedTemplates.value?.node, !node.isEmpty,
      !template.name.isEmpty, !template.labels.isEmpty || !template.assignees.isEmpty
    else { return nil }
    return NewIssue.Grant(node: node, name: template.name)
  }

  /// Opens or closes a fold in a preview, or opens the page of a link.
  public func follow(_ address: String) {
    let previews = untracked { page?.composers.filter(\.isPreviewing) } ?? []
    let isFold = previews.map { $0.contents.toggleFold(at: address) }.contains(true)
    if !isFold { untracked { open(ContentLink(address)) } }
  }

  /// Shows the request, or the page of the issue that it has opened.
  private func followRequest() {
    if let row = request, let new = RequestKinds.request(row) as? NewIssue {
      untracked {
        sent = (row, new)
        guard page == nil else { return }
        let writing = IssueWriting(services, in: repository, isRequest: true) {}
        writing.show(new.issue)
        writing.composer.restore(text: new.body)
        writing.composer.previewCommand.execute()
        page = writing
      }
    } else if requests != nil, let sent {
      let issue = known.value?.filter { issue in
        sent.request.isMade(issue) && issue.number > sent.row.highestBefore ?? 0
          && services.isUser(issue.author?.login ?? "")
      }
      .max { $0.number < $1.number }
      if let issue { untracked { show(issue) } }
    }
  }

  private func show(_ issue: GitHub.Issue) {
    sent = nil
    if phase == .active { services.navigation.replace(.issue(repository, issue.number)) }
  }

  /// Stores the text at once, as when the screen is left.
  private func store() { Task.immediate { [keeper] in await keeper?.storeLater() } }

  /// Moves the issue of the request back into the fields.
  func change() {
    guard let row = untracked({ request }) else { return }
    services.changeOutbox { [weak self] outbox in
      // Without a draft the request is on its way already.
      guard try await outbox.discard(row, keepsText: true) != nil, let self else { return }
      services.navigation.replace(.newIssue(repository, NewIssueForm(template: form.template)))
    }
  }

  /// Discards the request, or what is written.
  func discard() {
    guard let row = untracked({ request }) else {
      Task.immediate { await endDraft() }
      return
    }
    sent = nil
    services.changeOutbox { [weak self] outbox in
      try await outbox.discard(row, keepsText: false)
      self?.services.navigation.pop()
    }
  }

  private func endDraft() async {
    do {
      try await keeper?.discard()
      services.navigation.pop()
    } catch {
      page?.failure = services.message(for: error)
    }
  }
}
