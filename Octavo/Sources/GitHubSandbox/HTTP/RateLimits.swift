import Synchronization

/// A budget of requests; GitHub counts each kind by itself.
enum RateBucket: String, Sendable {
  case core
  case search
  /// Searches of code, of which GitHub permits fewer.
  case codeSearch = "code_search"
  case graphQL = "graphql"
  /// Pictures, and the question how much is left.
  case free
}

/// Counts the requests of each viewer in the windows of each budget.
final class RateLimits: Sendable {
  struct State: Equatable, Sendable {
    let limit: Int
    let used: Int
    /// The end of the window, in seconds since 1970.
    let reset: Int

    var remaining: Int { max(0, limit - used) }
  }

  private struct Key: Hashable {
    let who: String
    let bucket: RateBucket
  }

  private let windows = Mutex<[Key: State]>([:])
  /// The requests that a user may send in an hour.
  private let perHour: Int

  init(perHour: Int) {
    self.perHour = perHour
  }

  /// Returns the state of a budget without using any of it.
  func state(of bucket: RateBucket, for viewer: Viewer, now: Int) -> State {
    windows.withLock { state(in: $0, of: bucket, for: viewer, now: now) }
  }

  /// Uses one request.
  ///
  /// - Returns: The new state of the budget, or `nil` if nothing was left.
  func use(_ bucket: RateBucket, for viewer: Viewer, now: Int) -> State? {
    change(bucket, for: viewer, now: now) { $0.remaining > 0 ? $0.used + 1 : nil }
  }

  /// Uses further points of a budget, as far as it has them.
  func use(_ points: Int, of bucket: RateBucket, for viewer: Viewer, now: Int) {
    _ = change(bucket, for: viewer, now: now) { min($0.limit, $0.used + points) }
  }

  /// Gives one request back: a 304 costs a viewer who is logged in nothing.
  func giveBack(_ bucket: RateBucket, for viewer: Viewer, now: Int) -> State? {
    change(bucket, for: viewer, now: now) { max(0, $0.used - 1) }
  }

  /// Leaves nothing until the window ends.
  func exhaust(_ bucket: RateBucket, for viewer: Viewer, now: Int) {
    _ = change(bucket, for: viewer, now: now) { $0.limit }
  }

  private func change(
    _ bucket: RateBucket,
    for viewer: Viewer,
    now: Int,
    used: (State) -> Int?
  ) -> State? {
    windows.withLock { windows in
      let old = state(in: windows, of: bucket, for: viewer, now: now)
      guard let used = used(old) else { return nil }
      let new = State(limit: old.limit, used: used, reset: old.reset)
      windows[Key(who: viewer.login ?? "", bucket: bucket)] = new
      return new
    }
  }

  private func state(
    in windows: [Key: State],
    of bucket: RateBucket,
    for viewer: Viewer,
    now: Int
  ) -> State {
    let window = [.search, .codeSearch].contains(bucket) ? 60 : 3600
    let known = windows[Key(who: viewer.login ?? "", bucket: bucket)]
    // A window that ends further away than it is long comes from a clock that was set back.
    if let known, known.reset > now, known.reset <= now + window { return known }
    return State(limit: limit(of: bucket, for: viewer), used: 0, reset: now + window)
  }

  private func limit(of bucket: RateBucket, for viewer: Viewer) -> Int {
    switch (bucket, viewer) {
    case (.search, .anonymous): 10
    case (.search, _): 30
    case (.codeSearch, _): 10
    case (_, .anonymous): 60
    case (_, _): perHour
    }
  }
}

extension RateLimits.State: JSONObjectWritable {
  func write(fields: inout JSONFields) {
    fields.set("limit", limit)
    fields.set("used", used)
    fields.set("remaining", remaining)
    fields.set("reset", reset)
  }
}
