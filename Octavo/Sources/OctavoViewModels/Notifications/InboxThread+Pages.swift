import GitHubValues

/// The comparison of the first pages of the server’s list with the stored threads.
nonisolated extension InboxThread {
  /// The threads of a page.
  static let pageSize = 50

  /// Whether the first page of the server’s list has what is stored of it: the same threads in the
  /// same order, none of which has left the list meanwhile.
  static func isUnchanged(_ page: [Self], _ stored: [Self]) -> Bool {
    let listed = stored.filter { !$0.isMissing }
    guard page.count == min(pageSize, listed.count) else { return false }
    return zip(page, listed).allSatisfy { $0.thread == $1.thread }
  }

  /// Returns how the server’s list goes on after its first threads.
  ///
  /// The newest thread is the first, so below a thread that is unchanged all others are, unless
  /// another program has marked some. That shows by an unmarked thread that is missing above it,
  /// and by fewer pages than those of the threads that are known.
  ///
  /// - Parameters:
  ///   - first: The threads of the first pages, in order.
  ///   - pages: The number of all pages; `nil` if the server has not sent it.
  ///   - stored: The stored threads, in order.
  /// - Returns: The way in which the list goes on.
  static func continuation(
    of first: [Self],
    pages: Int?,
    in stored: [Self]
  ) -> ListContinuation<Self> {
    let present = Set(first.map(\.id))
    let found = Set(first.map(\.thread.searchID))
    if stored.contains(where: { $0.thread.isFromSearch && found.contains($0.id) }) {
      return .allPages
    }
    // One that was missing from the last read of all pages is read if the next one lacks it, too.
    let server = stored.filter { !$0.thread.isFromSearch }
    if server.contains(where: { $0.isMissing && $0.isUnread }) { return .allPages }
    let listed = server.filter { !$0.isMissing }
    guard let last = first.last, let place = listed.firstIndex(where: { $0.id == last.id }),
      listed[place].thread == last.thread
    else { return .nextPage }
    let missing = listed[..<place].filter { !present.contains($0.id) }
    guard missing.allSatisfy({ $0.mark != nil }) else { return .allPages }
    let others = listed[place...].count { $0.mark == nil && !present.contains($0.id) }
    let expected = (present.count + others + pageSize - 1) / pageSize
    if let pages, pages < expected { return .allPages }
    let known = Dictionary(stored.map { ($0.id, $0) }) { first, _ in first }
    var left = present
    let items = first.filter { left.remove($0.id) != nil }.map { item in
      var item = item
      if let known = known[item.id] { item.keep(known) }
      return item
    }
    return .stored(
      after: items
        + missing.map { item in
          var item = item
          item.isMissing = true
          return item
        }
    )
  }
}
