public import BinderyNavigation
import GitHubEndpoints
public import GitHubValues

/// The labels, assignees or other members of one issue or several, each of which is set or removed
/// at once; of several issues, an option is set if all of them have it.
///
/// A choice is a request like every other change: it is shown immediately, and choosing again takes
/// it back.
public final class IssueChoiceViewModel: ViewModel, PickerViewModel {
  /// The value of a row.
  public typealias Option = IssueOption
  /// A row with an option.
  public typealias Row = PickerRow<IssueOption>
  /// The rows below one heading.
  public typealias Section = PickerSection<IssueOption>

  /// The keyword of the filter, as typed.
  @MutableProperty public var keyword = ""
  /// The options that match the filter: those that are set first.
  @Computed({ (viewModel: IssueChoiceViewModel) in viewModel.makeSections() })
  public var sections
  /// The options that match the filter.
  @Computed({ (viewModel: IssueChoiceViewModel) in viewModel.sections.flatMap(\.rows) })
  public var rows
  /// The row of the cursor.
  public var selectedRow = SelectedRow()

  let choice: IssueChoice
  let services: Services
  let repository: GitHub.RepositoryName
  let numbers: [Int]
  /// The issue that is written, in place of issues; `nil` for none.
  weak let draft: IssueDraftOptions?
  let close: () -> Void
  @MutableProperty private var stored: [Int: GitHub.Issue] = [:]
  @MutableProperty var storedRepository = Stored<GitHub.Repository>()
  @MutableProperty private var requests: [OutboxRow] = []
  /// The place of the issue; `nil` for several.
  @MutableProperty private(set) var place: GitHub.IssuePlace?
  /// The issues to which it is linked.
  private(set) lazy var links = IssueLinks(services, of: $place)
  /// The projects that it is in.
  private(set) lazy var projects = IssueProjects(services, of: $place)
  @MutableProperty var options: [IssueOption]?
  /// The requests for labels that the server does not have yet.
  @MutableProperty var newLabels: [OutboxRow] = []
  /// The issues of the repository that the store knows from whatever response.
  @MutableProperty var known: [GitHub.Issue] = []
  /// The issues that the server has found by the keyword.
  @MutableProperty var found: [GitHub.Issue] = []
  /// The options that were set when the list was opened, which stay at the top.
  var first: Set<String> = []

  /// Searches for issues by the keyword.
  private(set) lazy var searchCommand: Command<String, [GitHub.Issue]> = command(.latest) {
    viewModel,
    keyword in
    let words = keyword.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    return try await viewModel.services.issues(titled: words, in: viewModel.repository)
  }

  private lazy var loadCommand = command(.latest) { viewModel in
    do {
      try await viewModel.source.refresh()
    } catch let error as APIError where error.reason == .notFound && viewModel.choice == .type {
      // The owner is no organization.
      viewModel.options = viewModel.options ?? []
    }
    guard let place = untracked({ viewModel.place }) else { return }
    if viewModel.choice == .projects {
      try await viewModel.services.sync.refresh(.projects(of: place))
    }
    if let kind = viewModel.choice.link {
      try await viewModel.services.sync.refresh(.linked(kind, to: place))
    }
  }

  /// Makes the screen.
  ///
  /// - Parameters:
  ///   - services: The services.
  ///   - choice: The member of the issue.
  ///   - repository: The repository.
  ///   - numbers: The numbers of the issues.
  ///   - draft: The issue that is written, in place of issues; `nil` for none.
  ///   - close: Removes the screen.
  public init(
    _ services: Services,
    _ choice: IssueChoice,
    _ repository: GitHub.RepositoryName,
    _ numbers: [Int],
    of draft: IssueDraftOptions? = nil,
    close: @escaping () -> Void
  ) {
    (self.services, self.choice, self.close) = (services, choice, close)
    (self.repository, self.numbers, self.draft) = (repository, numbers, draft)
    super.init()
    for number in numbers {
      lifetime.add(
        services.store.observe(.issue(number, of: repository)).startWithValues { [weak self] in
          self?.stored[number] = $0.value
        }
      )
    }
    _storedRepository <~ services.store.observe(.repository(repository))
    _newLabels <~ services.outbox.requests(ofKinds: [NewLabel.name])
    if numbers.count == 1 {
      _place
        <~ $storedRepository.producer.map { $0.value?.place(ofIssue: numbers[0]) }.skipRepeats()
    }
    _options <~ source.stored
    _requests <~ services.outbox.requests(ofKinds: RequestKinds.ofIssues)
    if choice.takesIssues {
      _known
        <~ services.store.observe(.knownIssues(.repository(repository))).map { $0.value ?? [] }
      followKeyword()
    }
    first = untracked { commonOptions }
    errors.collect(loadCommand)
    whenActivated { viewModel, _ in viewModel.loadCommand.executeOnce() }
  }

  /// The title of the screen.
  public var title: String {
    numbers.count < 2
      ? choice.title : "\(choice.title) of \(Strings.count(numbers.count, "issue"))"
  }

  /// The text in the empty filter field.
  public var placeholder: String { choice.placeholder }

  /// The text in place of an empty list.
  public var emptyText: String { choice.emptyText }

  /// The content to show.
  public var content: ListContent {
    if !rows.isEmpty { return .rows }
    if let options {
      return options.isEmpty && keyword.trimmed.isEmpty
        ? .empty : .noMatches(keyword: keyword.trimmed)
    }
    return message(for: errors.latest, by: services).map { .failed($0) } ?? .loading
  }

  /// Closes the screen.
  public func cancel() { close() }

  /// The issues with the requests of the user.
  var issues: [GitHub.Issue] {
    guard let draft else { return subjects.map(\.issue) }
    let issue = GitHub.Issue(id: 0, number: 0, title: "") { issue in
      (issue.labels, issue.assignees) = (draft.labels, draft.assignees)
      issue.milestone = draft.milestone
    }
    return [issue]
  }

  /// Whether the options are those of an issue that is written.
  var isOfDraft: Bool { draft != nil }

  /// The identities of the options that all issues have.
  var commonOptions: Set<IssueOption.ID> {
    let options = issues.map { Set(present(in: $0).map(\.id)) }
    return options.dropFirst().reduce(options.first ?? []) { $0.intersection($1) }
  }

  /// The requests about the issue that change its links and projects.
  var linkRequests: [OutboxRow] { requests.filter { $0.subject == place?.subject } }

  var subjects: [(issue: GitHub.Issue, place: GitHub.IssuePlace)] {
    guard let repository = storedRepository.value else { return [] }
    return numbers.compactMap { number in
      let place = repository.place(ofIssue: number)
      let requests = requests.filter { $0.subject == place.subject }
      return stored[number].map { ($0.applying(requests), place) }
    }
  }
}
