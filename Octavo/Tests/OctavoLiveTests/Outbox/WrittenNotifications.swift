import Foundation
import GitHubAPI
import GitHubEndpoints
import GitHubValues
import OctavoViewModels

/// The changes of a program to the threads of an inbox, by the lines that it printed until it was
/// killed.
struct WrittenNotifications {
  private var begun: [String: Set<String>] = [:]
  private var stored: [String: Set<String>] = [:]
  /// The end of the latest time up to which threads may be read.
  private var end = -Double.infinity
  /// The states that the subscription to a thread may have.
  private var subscriptions: [String: Set<String>] = [:]

  /// Notes a line of the program; false for one about something else.
  mutating func note(_ kind: String, _ thread: String, _ state: String, isStored: Bool) -> Bool {
    switch kind {
    case NotificationSubscription.name:
      if isStored { subscriptions[thread] = [] }
      subscriptions[thread, default: [""]].insert(state)
    case NotificationDone.name, NotificationRead.name, InboxRead.name:
      begun[kind, default: []].insert(thread)
      if kind == InboxRead.name { end = max(end, Double(state) ?? .infinity) }
      if isStored { stored[kind, default: []].insert(thread) }
    default: return false
    }
    return true
  }

  /// Returns what is wrong with the threads that the server has.
  func faults(by api: GitHubAPI) async throws -> [String] {
    let threads = try await api.send(.notifications(all: true)).items
    let (present, unread) = (Set(threads.map(\.id)), Set(threads.filter(\.isUnread).map(\.id)))
    let done = stored[NotificationDone.name] ?? []
    let read = [NotificationRead.name, InboxRead.name].reduce(into: Set<String>()) { read, kind in
      read.formUnion(stored[kind] ?? [])
    }
    let marked = begun.values.reduce(into: Set<String>()) { $0.formUnion($1) }
    let untouched = threads.filter { thread in
      !marked.contains(thread.id) && (thread.updatedAt?.timeIntervalSince1970 ?? 0) > end
    }
    var faults = [
      untouched.allSatisfy(\.isUnread) ? nil : "some threads are read that nothing has read",
      done.isDisjoint(with: present) ? nil : "some threads are not done",
      read.isDisjoint(with: unread) ? nil : "some threads are not read",
    ].compactMap(\.self)
    for (thread, states) in subscriptions {
      let found = try await api.send(.subscription(ofNotification: thread))
      let state: InboxThread.Subscription? =
        switch found {
        case nil: .unsubscribed
        case let found? where found.isIgnored: .muted
        default: nil
        }
      if !states.contains(state?.rawValue ?? "") { faults.append("\(thread) is not \(states)") }
    }
    return faults
  }
}
