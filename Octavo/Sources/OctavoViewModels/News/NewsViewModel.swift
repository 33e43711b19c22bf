public import BinderyNavigation
public import Foundation
public import GitHubValues

/// A feed of events: those that the user receives, or those of an account in public.
///
/// Its rows are grouped by day, and several pushes to one branch are one row. While the feed is
/// active it is requested as often as the server allows.
public final class NewsViewModel: ViewModel, PagedTableViewModel, SectionedTableViewModel,
  RestorableTable
{
  /// The account whose events these are.
  public let source: NewsSource
  /// The selected row, for the next start.
  public var selectedRow = SelectedRow()
  /// The events, newest first, their filter and their paging.
  public let events: ObservedList<GitHub.Event>
  /// The time from which rows reckon how long ago something was; it moves on while on show.
  @MutableProperty public internal(set) var now: Date

  /// The days of the events, the latest first.
  @Computed({ (viewModel: NewsViewModel) in
    NewsDay.days(of: viewModel.events.visible, in: viewModel.calendar)
  })
  private var days

  /// The rows of the days, without the details that the feed does not have.
  @Computed({ (viewModel: NewsViewModel) in viewModel.makePlainRows() })
  private var plainRows

  /// The subjects of the events whose details the feed does not have.
  @Computed({ (viewModel: NewsViewModel) in viewModel.plainRows.joined().compactMap(\.subject) })
  private var subjects

  @MutableProperty private var storedDetails = Stored<[NewsSubject: GitHub.Event.Detail]>()

  /// The days with rows that match the filter, the latest first.
  @Computed({ (viewModel: NewsViewModel) in viewModel.makeSections() })
  public var sections

  /// The rows of all days.
  @Computed({ (viewModel: NewsViewModel) in viewModel.sections.flatMap(\.rows) })
  public var rows

  /// The beginning of the present day.
  @Computed({ (viewModel: NewsViewModel) in viewModel.calendar.startOfDay(for: viewModel.now) })
  var today

  /// The number of events that came while the user had scrolled down.
  @Computed({ (viewModel: NewsViewModel) in viewModel.countNewEvents() })
  public var newCount

  /// Sends a value when the user asks for the newest events; the view scrolls to the first row.
  public let newestRequests: Signal<Void, Never>

  let services: Services
  let detailRequests: NewsDetailRequests
  let calendar: Calendar
  /// The newest event when the user began to scroll down; `nil` at the top.
  @MutableProperty var newestSeen: String?
  /// The requests that the feed makes by itself.
  private(set) lazy var polling = ListPolling(services, events)
  let newestObserver: Signal<Void, Never>.Observer

  /// Makes the screen.
  public init(_ services: Services, _ source: NewsSource) {
    self.services = services
    self.source = source
    calendar = services.calendar
    now = services.now()
    detailRequests = NewsDetailRequests(services)
    // Rows are filtered, not events: a row may be several of them.
    events = ObservedList(services, .events(source)) { _, _ in true }
    (newestRequests, newestObserver) = Signal.pipe()
    super.init()
    _storedDetails
      <~ $subjects.producer.flatMap(.latest) { services.store.observe(.details(of: $0)) }
    whenActivated { viewModel, activation in viewModel.beginTicking(during: activation) }
  }

  /// The title of the screen.
  public var title: String {
    switch source {
    case .received: "News"
    case .performed: "Public Activity"
    }
  }

  /// The text in place of an empty feed.
  public var emptyText: String {
    switch source {
    case .received: "No news yet. Follow users and watch repositories to see their activity."
    case .performed(let login): "\(login) has no public activity yet."
    }
  }

  /// The events, as every table has them.
  public var list: ObservedList<GitHub.Event> { events }

  /// The content to show.
  public var content: ListContent {
    guard rows.isEmpty, !events.items.isEmpty else { return events.content }
    return .noMatches(keyword: events.appliedKeyword)
  }

  /// Opens the target of a row as a whole.
  public func open(_ row: NewsRow) {
    if let link = row.link { open(link) }
  }

  /// Opens the target of a link in a row.
  public func open(_ link: NewsLink) {
    switch link {
    case .user(let login): services.navigation.push(.user(login))
    case .repository(let name, let reference):
      services.navigation.push(.repository(name, at: reference))
    case .commit(let name, let sha): services.navigation.push(.commit(name, sha: sha))
    case .comparison(let name, let base, let head):
      services.navigation.push(.comparison(name, base: base, head: head))
    case .release(let name, let tag): services.navigation.push(.release(name, tag: tag))
    case .web(let url): services.openPage(url)
    }
  }

  private func makePlainRows() -> [[NewsRow]] {
    days.map { day in day.groups.map { NewsSentence($0, on: services.web).row } }
  }

  private func makeSections() -> [NewsSection] {
    let keyword = events.appliedKeyword
    let details = storedDetails.value ?? [:]
    return zip(days, plainRows).compactMap { day, plainRows in
      // Only the rows whose details have come are made anew.
      let rows = zip(day.groups, plainRows).map { group, plain in
        guard let subject = plain.subject, details[subject] != nil else { return plain }
        return NewsSentence(group, on: services.web, details).row
      }
      .filter { keyword.isEmpty || $0.matches(keyword) }
      guard !rows.isEmpty else { return nil }
      let title = Strings.day(of: day.date, now: today, in: calendar)
      return NewsSection(id: day.date, title: title, rows: rows)
    }
  }
}
