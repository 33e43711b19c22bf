import Foundation
import GitHubValues

nonisolated extension Strings {
  /// The most results that GitHub gives of a search.
  private static let reach = 1_000

  /// Returns the number of results, what is missing among them, and their age: “1,200 results, the
  /// first 1,000 of them here · 5 minutes ago”.
  static func extent(of extent: Stored<Int>, _ kind: SearchPlace.Kind, now: Date) -> String {
    let total = extent.total ?? extent.value ?? 0
    var words = [count(total, "result", "results")]
    if total > reach { words[0] += ", of which GitHub gives the first \(grouped(reach))" }
    if extent.isIncomplete { words.append("GitHub stopped early: some are missing") }
    if kind == .code { words.append("default branches; github.com may find more") }
    if let readAt = extent.readAt, now.timeIntervalSince(readAt) >= 60 {
      words.append(ago(readAt, now: now))
    }
    return words.joined(separator: " · ")
  }

  /// Returns the message for a failure of a search; `nil` for one that is not about searches.
  static func aboutSearch(
    _ error: any Error,
    _ kind: SearchPlace.Kind,
    now: Date
  ) -> String? {
    if let wait = searchWait(error, now: now) {
      let noun = kind == .code ? "searches of code" : "searches"
      let seconds = count(Int(wait.components.seconds), "second")
      return "GitHub permits no more \(noun) this minute. Searching again in \(seconds)."
    }
    guard let error = error as? APIError else { return nil }
    switch error.reason {
    case .validation(let errors):
      let reasons = errors.compactMap(\.message)
      // The usual message of a refusal says less than the advice.
      let message = error.message == "Validation Failed" ? nil : error.message
      let reason = reasons.isEmpty ? message : reasons.joined(separator: " ")
      return "GitHub refuses this search. \(reason ?? "Check the qualifiers and their values.")"
    case .forbidden where kind == .code:
      return "This token may not search in code."
    default: return nil
    }
  }

  /// Returns the time until the server permits another search; `nil` for another failure.
  static func searchWait(_ error: any Error, now: Date) -> Duration? {
    switch (error as? APIError)?.reason {
    case .rateLimited(let end)?: .seconds(max(1, end.timeIntervalSince(now).rounded(.up)))
    case .secondaryLimit(let wait)?: max(wait, .seconds(1))
    default: nil
    }
  }
}
