public import BinderyNavigation
public import Foundation
import GitHubEndpoints
public import GitHubValues

/// A feed of events: what the person's people did, or what somebody did in public.
public final class NewsViewModel: ViewModel, PagedTableViewModel, RestorableTable {
  /// The account whose events these are.
  public let source: NewsSource
  /// The selected row, for the next start.
  public var selectedRow = SelectedRow()
  /// The events, newest first, their filter and their paging.
  public let events: PagedList<GitHub.Event, URL>
  /// The time from which rows reckon how long ago something was; it moves on while on show.
  @MutableProperty public private(set) var now: Date

  /// The rows that the filter lets through.
  @Computed({ (viewModel: NewsViewModel) in
    viewModel.events.visible.map { NewsSentence($0, on: viewModel.services.web).row }
  }) public var rows

  private let services: Services

  /// Makes the screen.
  public init(_ services: Services, _ source: NewsSource) {
    self.services = services
    self.source = source
    now = services.now()
    events = PagedList(
      services,
      merging: .onTop,
      matches: { "\($0.actor.login) \($0.repository)".matches($1) },
      endpoint: {
        switch source {
        case .received(let login): .receivedEvents(of: login)
        case .performed(let login): .events(of: login)
        }
      }
    )
    super.init()
    bindToStore()
    whenActivated { viewModel, activation in
      viewModel.tick(during: activation)
      viewModel.events.refreshIfNeeded()
    }
  }

  /// The words above the feed.
  public var title: String {
    switch source {
    case .received: "News"
    case .performed: "Public Activity"
    }
  }

  /// The text in place of an empty feed.
  public var emptyText: String {
    switch source {
    case .received: "No news yet. Follow people and repositories to see what they do."
    case .performed(let login): "\(login) has no public activity yet."
    }
  }

  /// The events, as every table has them.
  public var list: PagedList<GitHub.Event, URL> { events }

  /// Goes where a row as a whole leads.
  public func open(_ row: NewsRow) {
    if let link = row.link { open(link) }
  }

  /// Goes where a part of a row leads.
  public func open(_ link: NewsLink) {
    switch link {
    case .user(let login): services.navigation.push(.user(login))
    case .repository(let name, let reference):
      services.navigation.push(.repository(name, at: reference))
    case .web(let url): services.open(url)
    }
  }

  private var key: CopyKey<[GitHub.Event]> {
    switch source {
    case .received(let login): .receivedEvents(of: login)
    case .performed(let login): .events(of: login)
    }
  }

  private func bindToStore() {
    let store = services.store
    lifetime.add(
      Task.immediate { [key, events] in events.remember(await store.copy(key)) }
    )
    lifetime += events.refreshCommand.values.observeValues { [key, weak events] _ in
      // The feed has no more than 300 events, so older ones could not be paged through anyway.
      guard let newest = events?.items.prefix(300) else { return }
      Task { await store.save(Array(newest), as: key) }
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
