import BinderyNavigation
import Foundation
import GitHubValues

/// The comments and events of a thread, which it requests.
///
/// A thread of a few pages is read as a whole. Of a longer one, the first page and the last one are
/// read, and the pages between them when the user comes to what is missing, from either side.
final class ThreadReader: ViewModel {
  /// The side from which missing pages are requested.
  nonisolated enum Side: Sendable {
    /// The pages after the first part.
    case first
    /// The pages before the last part.
    case last
  }

  @MutableProperty private var storedComments = Stored<[GitHub.Comment]>()
  @MutableProperty private var storedEnd = Stored<[GitHub.Comment]>()
  @MutableProperty private var storedTimeline = Stored<[GitHub.IssueEvent]>()
  @MutableProperty private var storedTimelineEnd = Stored<[GitHub.IssueEvent]>()
  /// Whether the thread was read as a whole, because a comment was deleted elsewhere.
  private var isReadWhole = false

  /// The parts that are shown while further pages are requested, which are then shown at once.
  @MutableProperty private var held: ThreadParts?
  /// The number of requests that hold them.
  private var holds = 0

  /// The comments and events, as far as they are stored.
  var parts: ThreadParts { held ?? stored }

  @Computed({ (reader: ThreadReader) in
    ThreadParts(
      reader.storedComments,
      end: reader.storedEnd,
      reader.storedTimeline,
      end: reader.storedTimelineEnd
    )
  })
  private var stored

  /// The number of stored comments, if all are stored.
  var commentCount: Int? {
    parts.lacksComments ? nil : storedComments.value.map { _ in parts.comments.count }
  }

  private let services: Services
  private let place: Property<GitHub.IssuePlace?>

  /// Follows the place of an issue.
  init(_ services: Services, of place: Property<GitHub.IssuePlace?>) {
    (self.services, self.place) = (services, place)
    super.init()
    _storedComments <~ observed { .comments(on: $0) }
    _storedEnd <~ observed { .lastComments(on: $0) }
    _storedTimeline <~ observed { .timeline(of: $0) }
    _storedTimelineEnd <~ observed { .lastTimeline(of: $0) }
  }

  private func observed<Item>(
    _ query: @escaping (GitHub.IssuePlace) -> StoreQuery<[Item]>
  ) -> SignalProducer<Stored<[Item]>, Never> {
    place.producer.skipRepeats().flatMap(.latest) { [services] place in
      place.map { services.store.observe(query($0)) } ?? SignalProducer(value: Stored())
    }
  }

  /// Requests what is new in the comments, or all of them after one was deleted elsewhere.
  ///
  /// - Parameters:
  ///   - count: The number of comments that the server has.
  ///   - before: The number that it had at the last refresh.
  /// - Throws: `APIError`.
  func refreshComments(count: Int?, before: Int?) async throws {
    guard let place = untracked({ place.value }) else { return }
    let query = StoreQuery.comments(on: place)
    let stored = untracked { parts.lacksComments ? parts.comments.count : nil }
    try await services.sync.refresh(query)
    // A comment that was deleted elsewhere is on no list of changes.
    let known = untracked { commentCount }
    isReadWhole = known != nil && count != nil && known != count
    if let stored, let count, let before, untracked({ parts.lacksComments }) {
      // The pages begin elsewhere after that.
      isReadWhole = count < before + untracked { parts.comments.count } - stored
    }
    if isReadWhole { try await services.sync.refresh(query, completely: true) }
  }

  /// The number of stored pushes with force; `nil` while no timeline is stored.
  private var forcePushes: Int? {
    storedTimeline.value.map { _ in
      let events = stored.first.timeline + (stored.last?.timeline ?? [])
      return events.count { $0.kind == .headForcePushed }
    }
  }

  /// Requests what is new in the timeline, and its part beside the stored comments.
  func refreshTimeline() async throws {
    guard let place = untracked({ place.value }) else { return }
    let pushes = untracked { forcePushes }
    try await services.sync.refresh(.timeline(of: place), completely: isReadWhole)
    if let pushes, !isReadWhole, untracked({ forcePushes }) != pushes {
      // The commits that a push with force has removed are on no list of changes.
      try await services.sync.refresh(.timeline(of: place), completely: true)
    }
    try await followComments(.first)
    try await followComments(.last)
  }

  /// Requests a further page on one side of what is missing, if anything is.
  ///
  /// - Returns: Whether there is more than before.
  /// - Throws: `APIError`.
  @discardableResult
  func loadMore(_ side: Side) async throws -> Bool {
    let before = untracked { stored }
    guard let place = untracked({ place.value }), before.last != nil else { return false }
    hold()
    defer { release() }
    if before.lacksComments {
      try await load(side == .first ? .comments(on: place) : .lastComments(on: place))
      try await followComments(side)
    } else {
      try await load(side == .first ? .timeline(of: place) : .lastTimeline(of: place))
    }
    return untracked { stored } != before
  }

  /// Requests all that is missing.
  func loadAll() async throws {
    while true {
      if try await loadMore(.first) { continue }
      guard try await loadMore(.last) else { return }
    }
  }

  private func hold() {
    if holds == 0 { held = untracked { stored } }
    holds += 1
  }

  private func release() {
    holds -= 1
    if holds == 0 { held = nil }
  }

  /// Requests entries of the timeline until they reach as far as the stored comments of a side.
  private func followComments(_ side: Side) async throws {
    guard let place = untracked({ place.value }) else { return }
    while true {
      guard untracked({ isBehind(side) }) else { return }
      let before = untracked { stored }
      try await load(side == .first ? .timeline(of: place) : .lastTimeline(of: place))
      guard untracked({ stored }) != before else { return }
    }
  }

  /// Whether the timeline is stored to a lesser extent than the comments of a side.
  private func isBehind(_ side: Side) -> Bool {
    let comment = (side == .first ? storedComments : storedEnd).value?.last?.createdAt
    let event = (side == .first ? storedTimeline : storedTimelineEnd).value?.last?.createdAt
    guard stored.lacksComments, storedTimeline.hasMore, let comment, let event else {
      return false
    }
    return side == .first ? event < comment : event > comment
  }

  private func load<Item>(_ query: StoreQuery<[Item]>) async throws {
    try await services.sync.loadMore(query)
    await services.store.drained()
  }
}
