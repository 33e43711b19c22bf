import Foundation
import GitHubValues

extension Services {
  /// The most requests that need no line: they are sent within seconds.
  private static let handful = 5

  /// The progress of many requests, of one account or of several, in a line: “37 of 120 changes
  /// sent · ends at 14:32”; `nil` for a handful of requests, and after the last one is sent.
  func words(of accounts: [OutboxProgress]) -> String? {
    let active = accounts.filter { $0.pending > 0 }
    func sum(_ count: (OutboxProgress) -> Int) -> Int { active.reduce(0) { $0 + count($1) } }
    let total = sum(\.total)
    guard total > Self.handful else { return nil }
    let left = sum { $0.refused + $0.asked }
    // One word for all of them, where the server has refused each.
    let reason = sum(\.asked) == 0 ? "refused" : left == 1 ? "needs you" : "need you"
    let words = [
      "\(Strings.grouped(sum(\.sent))) of \(Strings.grouped(total)) changes sent",
      left > 0 ? "\(Strings.grouped(left)) \(reason): see Unsent" : nil, waiting(active),
    ]
    return words.compactMap(\.self).joined(separator: " · ")
  }

  /// The reason for which no account sends anything now, or the time at which all is sent.
  private func waiting(_ active: [OutboxProgress]) -> String? {
    let now = now()
    let waits = active.compactMap(\.wait).filter { wait in
      if case .limit(let end) = wait { end > now } else { true }
    }
    guard waits.count == active.count else {
      return active.map { $0.end(at: now) }.max().map { "ends at \(time($0, seenAt: now))" }
    }
    let ends = waits.compactMap { if case .limit(let end) = $0 { end } else { nil } }
    if let end = ends.min() { return "paused until \(time(end, seenAt: now)) (GitHub’s limit)" }
    return waits.contains(.network) ? "waits for the network" : "waits for the server"
  }

  /// A time in whole minutes, with its day where that is another one.
  private func time(_ date: Date, seenAt now: Date) -> String {
    let end = Date(timeIntervalSince1970: (date.timeIntervalSince1970 / 60).rounded(.up) * 60)
    func two(_ number: Int?) -> String { String("0\(number ?? 0)".suffix(2)) }
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: end)
    let clock = "\(two(parts.hour)):\(two(parts.minute))"
    if calendar.isDate(end, inSameDayAs: now) { return clock }
    return "\(clock) on \(parts.year ?? 0)-\(two(parts.month))-\(two(parts.day))"
  }
}
