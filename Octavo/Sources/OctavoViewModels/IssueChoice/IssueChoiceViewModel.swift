public import BinderyNavigation
public import GitHubValues

/// The labels, assignees or milestones of an issue, each of which is set or removed at once.
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
  private let number: Int
  private let close: () -> Void
  @MutableProperty var stored = Stored<GitHub.Issue>()
  @MutableProperty var storedRepository = Stored<GitHub.Repository>()
  @MutableProperty private var requests: [OutboxRow] = []
  @MutableProperty var options: [IssueOption]?
  /// The requests for labels that the server does not have yet.
  @MutableProperty var newLabels: [OutboxRow] = []
  /// The options that were set when the list was opened, which stay at the top.
  var first: Set<String> = []

  private lazy var loadCommand = command(.latest) { viewModel in
    try await viewModel.source.refresh()
  }

  /// Makes the screen.
  ///
  /// - Parameters:
  ///   - services: The services.
  ///   - choice: The member of the issue.
  ///   - repository: The repository.
  ///   - number: The number of the issue.
  ///   - close: Removes the screen.
  public init(
    _ services: Services,
    _ choice: IssueChoice,
    _ repository: GitHub.RepositoryName,
    _ number: Int,
    close: @escaping () -> Void
  ) {
    (self.services, self.choice, self.close) = (services, choice, close)
    (self.repository, self.number) = (repository, number)
    super.init()
    _stored <~ services.store.observe(.issue(number, of: repository))
    _storedRepository <~ services.store.observe(.repository(repository))
    _newLabels <~ services.outbox.requests(ofKinds: [NewLabel.name])
    _options <~ source.stored
    _requests
      <~ $storedRepository.producer.map { $0.value?.place(ofIssue: number) }.skipRepeats()
      .flatMap(.latest) { place in
        place.map { services.outbox.requests(on: $0.subject) } ?? SignalProducer(value: [])
      }
    first = Set(untracked { issue }?.options(of: choice).map(\.id) ?? [])
    errors.collect(loadCommand)
    whenActivated { viewModel, _ in viewModel.loadCommand.executeOnce() }
  }

  /// The title of the screen.
  public var title: String { choice.title }

  /// The text in the empty filter field.
  public var placeholder: String { choice.placeholder }

  /// The text in place of an empty list.
  public var emptyText: String { choice.emptyText }

  /// The content to show.
  public var content: ListContent {
    if !rows.isEmpty { return .rows }
    if let options { return options.isEmpty ? .empty : .noMatches(keyword: keyword.trimmed) }
    return message(for: errors.latest, by: services).map { .failed($0) } ?? .loading
  }

  /// Sets an option that is not set, or removes one that is.
  public func open(_ row: Row) {
    guard let issue = untracked({ issue }), let place = untracked({ place }) else { return }
    switch row.option {
    case .label(let label):
      let request = IssueLabelRequest(label, isSet: !row.isCurrent, on: place)
      let needed = request.isSet ? untracked { waiting(label) } : nil
      services.changeOutbox { _ = try await $0.add(request, needing: needed, consuming: nil) }
    case .newLabel(let name): makeLabel(named: name, for: place)
    case .assignee(let account):
      services.change([IssueAssigneeRequest(account, isSet: !row.isCurrent, on: place)])
    case .milestone(let milestone):
      if !row.isCurrent {
        let former = issue.milestone?.number
        services.change([IssueMilestoneRequest(milestone, from: former, on: place)])
      }
      // An issue has one milestone.
      close()
    }
  }

  /// Closes the screen.
  public func cancel() { close() }

  /// The issue with the requests of the user.
  var issue: GitHub.Issue? { stored.value?.applying(requests) }

  private var place: GitHub.IssuePlace? { storedRepository.value?.place(ofIssue: number) }

  /// Makes a label, and adds it to the issue when the server has it.
  private func makeLabel(named name: String, for place: GitHub.IssuePlace) {
    let label = GitHub.Label(name: name)
    services.changeOutbox { outbox in
      let new = NewLabel(label, in: place.repository, place.name)
      // The use ends with the label if that is discarded.
      try await outbox.add(IssueLabelRequest(label, isSet: true, on: place), after: new)
    }
  }
}
