public import BinderyNavigation
import Foundation
public import GitHubValues
import OctavoMarkup

/// An issue or a pull request as a thread: its text, the comments with the events between them, and
/// the comments that are being sent.
///
/// The requests of the user are applied to what the store has, so that a comment is in its place as
/// soon as it is sent, and stays there, with its state, until the server has confirmed it.
public final class IssueViewModel: ViewModel, ContentViewModel {
  /// The issue is shown as a whole.
  public typealias Page = GitHub.Issue

  /// The repository.
  public let repository: GitHub.RepositoryName
  /// The number.
  public let number: Int
  /// The scroll position, for the next start.
  public var scrollPosition = PagePosition()
  /// The entry to which the view scrolls; `nil` until there is one.
  @MutableProperty public internal(set) var section: SectionReveal?
  /// Whether that entry is still at the top.
  public var isAtSection = false
  /// The references of the thread, which has no titles.
  public let contents: DocumentContents
  /// The comment that is being written; `nil` while no field is open.
  @MutableProperty public internal(set) var writing: CommentWriting?
  /// The entry that the actions of the page are about; `nil` for none.
  @MutableProperty public var selectedID: ThreadEntry.ID?

  /// The text to which the view scrolls next; `nil` until there is one.
  @MutableProperty public internal(set) var documentSearch: DocumentSearch?

  /// Whether two texts fit beside each other, which the view knows.
  @MutableProperty public var isWide = false

  /// Returns the text that the user has selected in an entry; set by a view with such texts.
  public var selectedText: (ThreadEntry.ID) -> String? = { _ in nil }

  let services: Services
  /// The time until which the user has read the thread; `nil` if nothing in it is new, or all.
  @MutableProperty var readUntil: Date?
  /// The time of the newest part of the thread when it was requested last; `nil` for none.
  var loadedUntil: Date?
  /// The comment that the page is to show, until it is there; `nil` for none.
  var asked: Int?
  /// The names of the sections that were visible last.
  var shownSections: [String] = []
  /// The comparisons of the texts that two have changed.
  let comparison = TextComparison()
  @MutableProperty private var stored = Stored<GitHub.Issue>()
  @MutableProperty private(set) var storedRepository = Stored<GitHub.Repository>()
  @MutableProperty private(set) var requests: [OutboxRow] = []
  /// The folded comments that the user has opened.
  @MutableProperty var opened: Set<Int> = []
  /// The conversations at lines that the user has opened or folded, by their ids.
  @MutableProperty var toggledThreads: Set<String> = []

  /// The accounts that are programs.
  @MutableProperty private(set) var bots = BotNames(logins: [])
  /// The earlier forms of the text that the user looks at.
  private(set) lazy var history = TextHistory(services)
  /// The comments and the events.
  private(set) lazy var reader = ThreadReader(services, of: $place)
  /// The issues and pull requests to which it is linked.
  private(set) lazy var links = IssueLinks(services, of: $place)
  /// The parts of a pull request.
  private(set) lazy var pull = PullThread(services, repository, number, of: $place)
  /// The projects that it is in.
  private(set) lazy var projects = IssueProjects(services, of: $place)

  /// The place of the issue; `nil` until the id of the repository is known.
  @MutableProperty public private(set) var place: GitHub.IssuePlace?
  /// The issue with the requests of the user, once the store has it.
  @Computed({ (viewModel: IssueViewModel) in
    viewModel.stored.value?.applying(viewModel.requests)
  })
  public var page
  /// The number of the items with boxes in the text of the issue.
  @Computed({ (viewModel: IssueViewModel) in MarkupTasks(in: viewModel.page?.body ?? "") })
  var tasks
  /// The rights of the user, without which no change is offered.
  @Computed({ (viewModel: IssueViewModel) in
    viewModel.services.rights(on: viewModel.page, in: viewModel.storedRepository.value)
  })
  var rights
  /// The reason why the user cannot comment; `nil` if none is known.
  @Computed({ (viewModel: IssueViewModel) in viewModel.findObstacle() })
  var obstacle
  /// The thread as a document, which both front ends draw.
  ///
  /// The links above and below the comments are addresses that no document can have, because those
  /// of a document lead to the web, to a mail or to a place beside it.
  @Computed({ (viewModel: IssueViewModel) in viewModel.makeDocument() })
  public var document
  /// The entries of the thread.
  @Computed({ (viewModel: IssueViewModel) in viewModel.makeEntries() })
  public var entries
  /// The first comment that was written after the user has read the thread; `nil` for none.
  @Computed({ (viewModel: IssueViewModel) in viewModel.newEntries.first?.id })
  var firstNew
  /// The kinds of the requests that change the issue itself, by their numbers.
  @Computed({ (viewModel: IssueViewModel) in
    Dictionary(
      uniqueKeysWithValues: viewModel.requests.lazy.filter { $0.kind != NewComment.name }
        .map { ($0.id, $0.kind) }
    )
  })
  var changeKinds
  /// The accounts of the thread: those that have commented, the last first, the author of the issue
  /// and those that are to work on it.
  @Computed({ (viewModel: IssueViewModel) in viewModel.makeParticipants() })
  var participants

  /// Requests the issue from the server, and then what is new in the thread.
  public private(set) lazy var refreshCommand: Command<Void, Void> = command(.latest) { viewModel in
    // It is one piece of work, so that the program is not at rest between two requests.
    try await viewModel.services.activity { try await viewModel.refreshAndRead() }
  }

  /// Requests the new part of the timeline; the thread is shown even if this fails.
  private(set) lazy var timelineCommand: Command<Void, Void> = command(.latest) { viewModel in
    try await viewModel.services.activity { try await viewModel.refreshTimeline() }
  }

  /// Requests a part of the thread that is not loaded.
  private(set) lazy var loadCommand: Command<GapLoad, Void> = command(.latest) { viewModel, load in
    try await viewModel.services.activity { try await viewModel.load(load) }
  }

  /// Makes the screen of a number in a repository.
  ///
  /// - Parameters:
  ///   - services: The services.
  ///   - repository: The repository.
  ///   - number: The number of the issue or pull request.
  ///   - comment: The number of the comment to scroll to; `nil` for the top.
  public init(
    _ services: Services,
    _ repository: GitHub.RepositoryName,
    _ number: Int,
    comment: Int? = nil
  ) {
    self.services = services
    contents = DocumentContents { services.observeForm(of: $0) }
    self.repository = repository
    self.number = number
    readUntil = Self.readUntil(repository, number, services)
    super.init()
    _bots <~ services.preferences.producer(of: Settings.botLogins).map { BotNames(logins: $0) }
    _stored <~ services.store.observe(.issue(number, of: repository))
    _storedRepository <~ services.store.observe(.repository(repository))
    if let comment {
      section = SectionReveal("comment-\(comment)", after: nil)
      selectedID = "comment-\(comment)"
      isAtSection = true
      (opened, asked) = ([comment], comment)
    }
    _place
      <~ $storedRepository.producer.map { $0.value?.place(ofIssue: number) }.skipRepeats()
    _requests
      <~ $place.producer.flatMap(.latest) { place in
        place.map { services.outbox.requests(on: $0.subject) } ?? SignalProducer(value: [])
      }
    // A text is stored when its page is left, also within the pause after a key.
    whenActivated { viewModel, lifetime in
      viewModel.readLoaded()
      lifetime.observeEnded { [weak viewModel] in viewModel?.writing?.store() }
      viewModel.pull.follow(during: lifetime)
    }
    followPage()
    refreshAfterChanges()
    if comment == nil { showFirstNew() }
  }

  /// The name of the place, such as “ada/engine#12”.
  public var title: String { "\(repository)#\(number)" }

  /// The words of its address below that of the repository.
  public var path: String { "\(page?.isPullRequest == true ? "pull" : "issues")/\(number)" }

  /// The title of the issue, with its place below it.
  public var loadedTitle: ScreenTitle {
    page.map { .double($0.title, subtitle: title) } ?? .plain(title)
  }

  /// The state of the issue in words, such as “Closed as completed · 3 comments”.
  public var summary: String {
    guard let issue = page else { return "" }
    return [
      issue.stateWords, issue.isLocked ? "locked" : nil, taskWords,
      Strings.count(reader.commentCount ?? issue.comments, "comment"),
      participants.count > 1 ? Strings.participants(participants.map(\.login)) : nil,
      issue.labels.isEmpty ? nil : issue.labels.map(\.name).joined(separator: ", "),
      issue.milestone.map { "milestone \($0.title)" },
      issue.assignees.isEmpty
        ? nil : "assigned to \(issue.assignees.map(\.login).joined(separator: ", "))",
      thread.map(\.notifiedWords), obstacle.map { "you cannot comment: \($0)" },
    ].compactMap(\.self).joined(separator: " · ")
  }

  /// The message of the last failure.
  public var failure: String? { latestFailure(by: services, storedAt: stored.readAt) }

  /// The place of the documents, for their links and pictures.
  public var documentPlace: DocumentPlace {
    services.document(ofIssue: number, in: repository)
  }

  /// The thread as the user sees it; `nil` until it is loaded.
  var seen: SeenThread? {
    untracked { page.map { SeenThread($0, reader.parts.comments) } }
  }

  /// Returns an entry by its id, also by the one that it had before it was folded or opened.
  public func entry(_ id: ThreadEntry.ID?) -> ThreadEntry? {
    guard let id else { return nil }
    return entries.first { $0.id == id } ?? entries.first { $0.wasNamed(id) }
  }

  /// The number of seconds after which the rights of the user are read again with the thread.
  private static let longestAgeOfRights = 3600.0

  func refreshThread() async throws {
    // Without the rights of the user, no change is offered; they can be taken back.
    let known = untracked { storedRepository }
    if known.value?.role == nil || !services.isRecent(known, for: Self.longestAgeOfRights) {
      try await services.sync.refresh(.repository(repository))
    }
    let before = untracked { stored.value?.comments }
    try await services.sync.refresh(.issue(number, of: repository))
    try await reader.refreshComments(count: untracked { stored.value?.comments }, before: before)
  }

  private func makeParticipants() -> [GitHub.Account] {
    let authors = reader.parts.comments.reversed().map(\.author) + [page?.author]
    var seen: Set<String> = []
    return (authors.compactMap(\.self) + (page?.assignees ?? []))
      .filter { seen.insert($0.login).inserted }
  }

  private func makeEntries() -> [ThreadEntry] {
    guard let place else { return [] }
    let thread = ThreadEntries(
      login: services.outbox.login ?? "",
      place: place,
      now: services.now(),
      reactions: { [services] in services.reactions($0, to: $1, on: place) },
      line: EventLine(
        web: services.web,
        repository: repository,
        now: services.now(),
        ends: pull.details?.ends ?? links.facts(requests)?.ends ?? [],
        pull: page?.isPullRequest == true ? number : nil
      ),
      opened: opened,
      bots: bots,
      threads: page?.isPullRequest == true ? pull.threads : [],
      toggledThreads: toggledThreads
    )
    let entries = thread.entries(stored.value, reader.parts, requests)
    guard let page else { return entries }
    return entries.prefix(1) + factRows(of: page, thread.line).entries + entries.dropFirst()
  }

  private func factRows(of page: GitHub.Issue, _ line: EventLine) -> [FactLine] {
    guard !page.isPullRequest else {
      return pull.details.map { details in
        PullLines(
          line: line,
          pull: details,
          checks: pull.checks.list,
          report: page.state == .open ? pull.report : nil
        ).rows()
      } ?? []
    }
    return IssueFactLines(
      line: line,
      facts: links.facts(requests),
      subIssues: links.linked(.subIssue, requests),
      blockers: links.linked(.blocker, requests),
      blocking: links.blocking,
      projects: projects.items(requests)
    )
    .rows(of: page)
  }
}
