public import BinderyNavigation
public import Foundation
public import GitHubValues

/// A feed of events: those that the user receives, or those of an account in public.
public final class NewsViewModel: ViewModel, PagedTableViewModel, RestorableTable {
  /// The account whose events these are.
  public let source: NewsSource
  /// The selected row, for the next start.
  public var selectedRow = SelectedRow()
  /// The events, newest first, their filter and their paging.
  public let events: ObservedList<GitHub.Event>
  /// The time from which rows reckon how long ago something was; it moves on while on show.
  @MutableProperty public private(set) var now: Date

  /// The rows that the filter lets through.
  @Computed({ (viewModel: NewsViewModel) in
    viewModel.events.visible.map { NewsSentence($0, on: viewModel.services.web).row }
  }) public var rows

  let services: Services

  /// Makes the screen.
  public init(_ services: Services, _ source: NewsSource) {
    self.services = services
    self.source = source
    now = services.now()
    events = ObservedList(services, .events(source)) { [web = services.web] event, keyword in
      NewsSentence(event, on: web).row.matches(keyword)
    }
    super.init()
    whenActivated { viewModel, activation in
      viewModel.tick(during: activation)
      viewModel.events.refreshIfNeeded()
    }
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
    case .web(let url): services.open(url)
    }
  }

  private func tick(during activation: Lifetime) {
    now = services.now()
    let timer = SerialDisposable()
    activation.add(timer)
    scheduleTick(timer)
  }

  private func scheduleTick(_ timer: SerialDisposable) {
    timer.inner = services.scheduler.schedule(after: .seconds(60)) { [weak self, weak timer] in
      guard let self, let timer else { return }
      now = services.now()
      scheduleTick(timer)
    }
  }
}
