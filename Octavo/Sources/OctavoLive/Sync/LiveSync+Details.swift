import Foundation
import GitHubEndpoints
import OctavoStore
import OctavoViewModels

extension LiveSync {
  /// The most requests for facts after one refresh.
  private static let mostRequests = 4
  /// The seconds after a failure in which no facts are requested.
  private static let pause = 1_800.0

  /// Requests facts about the items of a list that its own responses lack, some hundred at most.
  ///
  /// The list is complete without them, so a failure is not the user's: the items that lack them
  /// are asked for again after half an hour.
  func readDetails<Source: ListSource>(of source: Source, as name: String) async {
    let list = source.list
    guard let details = list.details else { return }
    // A clock that is set back does not make the pause longer.
    if let failed = failedDetails[name], failed.isWithin(Self.pause, before: now()) {
      return
    }
    failedDetails[name] = nil
    do {
      let key = ListKey(list, of: try account.login)
      for _ in 0..<Self.mostRequests {
        guard let items = try await account.items(in: key), let endpoint = details.endpoint(items)
        else { return }
        let read = try await gitHub.send(endpoint)
        if read.isEmpty { return failedDetails[name] = now() }
        let facts = Dictionary(read.map { (list.key($0), $0) }) { first, _ in first }
        try await write { account in
          _ = try await account.change(key, Array(facts.keys)) { name, item in
            guard let read = facts[name] else { return false }
            details.add(read, &item)
            return true
          }
        }
      }
    } catch is CancellationError {
    } catch {
      failedDetails[name] = now()
    }
  }
}
