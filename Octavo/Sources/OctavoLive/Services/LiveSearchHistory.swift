import BinderySignals
import OctavoStore
import OctavoViewModels

/// The recent searches of one account, in its store.
///
/// Reading costs nothing; writing happens in order and in the background, until ``settle()``.
final class LiveSearchHistory: SearchHistory {
  var queries: [String] {
    get { stored }
    set { save(newValue) }
  }

  var queriesProducer: SignalProducer<[String], Never> { _stored.producer }

  @MutableProperty private var stored: [String] = []
  /// The store of the account; `nil` for the login on a server.
  private let account: AccountStore?
  private let report: (String) -> Void
  private var saving: Task<Void, Never>?

  init(_ account: AccountStore? = nil, report: @escaping (String) -> Void) {
    self.account = account
    self.report = report
    load()
  }

  /// Waits until everything is written.
  func settle() async { await saving?.value }

  private func load() {
    do {
      stored = try account?.recentSearches() ?? []
    } catch {
      stored = []
      report("The recent searches cannot be read: \(error)")
    }
  }

  private func save(_ queries: [String]) {
    guard let account else { return }
    stored = queries
    let previous = saving
    saving = Task { [report] in
      await previous?.value
      do {
        try await account.saveRecentSearches(queries)
      } catch {
        report("The recent searches cannot be saved: \(error)")
      }
    }
  }
}
