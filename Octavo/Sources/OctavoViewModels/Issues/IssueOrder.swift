import Foundation
import GitHubValues

/// The order of issues in a list, as numbers that are made once for each issue.
nonisolated struct IssueOrder: Sendable {
  private let key: String
  private let isAscending: Bool

  /// Makes the order of a filter.
  init(_ filter: IssueFilter) { (key, isAscending) = filter.order }

  /// Returns places of issues in the order of the issues.
  func sorted(_ places: [Int], number: (Int) -> Int, value: (Int) -> Double) -> [Int] {
    var keys = places.map { (value: value($0), number: number($0), place: $0) }
    func isBefore(
      _ first: (value: Double, number: Int, place: Int),
      _ second: (value: Double, number: Int, place: Int)
    ) -> Bool {
      let (first, second) = isAscending ? (first, second) : (second, first)
      return first.value == second.value
        ? first.number < second.number : first.value < second.value
    }
    // Most lists are in this order already.
    let isSorted = zip(keys, keys.dropFirst()).allSatisfy { !isBefore($1, $0) }
    guard !isSorted else { return places }
    keys.sort(by: isBefore)
    return keys.map(\.place)
  }

  /// Returns the value by which an issue is sorted.
  func value(of issue: borrowing GitHub.Issue) -> Double {
    switch key {
    case "updated": issue.updatedAt?.timeIntervalSince1970 ?? 0
    case "comments": Double(issue.comments)
    default: issue.createdAt?.timeIntervalSince1970 ?? 0
    }
  }
}
