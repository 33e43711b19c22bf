public import BinderyNavigation
import Foundation
import GitHubValues

/// A long log, of which the pages are loaded that the user looks at.
extension CommitsViewModel {
  /// The commits of the log, or the loaded ones of a long log that the user filters.
  var items: [GitHub.Commit] {
    guard window.source != nil else { return list.items }
    return list.appliedKeyword.isEmpty ? window.first : window.loaded
  }

  /// The number of rows; of a long log, all of them, whether they are loaded or not.
  public var rowCount: Int {
    guard let source = window.source, list.appliedKeyword.isEmpty else { return rows.count }
    return max(source.count, rows.count)
  }

  /// Returns the row at an offset; of a commit that is not loaded, one with its number.
  public func row(at offset: Int) -> CommitRow? {
    let (rows, count) = (rows, rowCount)
    if rows.indices.contains(offset) { return rows[offset] }
    guard (0..<count).contains(offset) else { return nil }
    return window.item(at: offset).map { services.row(of: $0) }
      ?? CommitRow(number: offset + 1, of: count)
  }

  /// The headings of the days; a page that is not loaded has none.
  public var headings: [ListHeading] {
    guard window.source != nil, list.appliedKeyword.isEmpty else {
      return ListHeading.headings(of: sections)
    }
    var days = DayNames(now: services.now(), calendar: services.calendar)
    var headings: [ListHeading] = []
    var end = 0
    for page in window.loadedPages {
      if page.start > end { headings.append(ListHeading("", at: end)) }
      for (place, commit) in page.items.enumerated() {
        let day = commit.date.map { days.name(of: $0) } ?? CommitListRows.unknownDay
        if headings.last?.title != day {
          headings.append(ListHeading(day, at: page.start + place))
        }
      }
      end = page.start + page.items.count
    }
    if end < rowCount { headings.append(ListHeading("", at: end)) }
    return headings
  }

  /// Loads the commits that are visible.
  public func display(_ offsets: Range<Int>) {
    if untracked({ list.appliedKeyword.isEmpty }) { window.display(offsets) }
  }

  /// The content to show.
  public var content: ListContent { rowCount > 0 ? .rows : list.content(showing: rows) }

  /// The message of the last failure.
  public var problem: String? {
    list.problem(showing: rows) ?? window.failure ?? message(for: errors.latest, by: services)
  }

  /// The part of a long log in which the filter looks.
  public var progress: String? {
    guard let source = window.source, !list.appliedKeyword.isEmpty else { return pullProgress }
    let (found, loaded) = (Strings.grouped(rows.count), Strings.grouped(window.loaded.count))
    return "\(found) of \(loaded) loaded commits. The log has \(Strings.grouped(source.count))."
  }

  /// Requests the next page of a log that is loaded page by page.
  public func loadMore() {
    if untracked({ window.source }) == nil { list.loadMoreCommand.execute() }
  }

  /// Requests the log again, and the visible pages whose request has failed.
  public func refresh() {
    list.refreshCommand.execute()
    window.retry()
  }
}
