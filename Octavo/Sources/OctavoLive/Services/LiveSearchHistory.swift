import BinderySignals
import OctavoStore
import OctavoViewModels

/// The recent searches, in the store of the account that is logged in.
///
/// Reading costs nothing; writing happens in order and in the background, until ``settle()``.
final class LiveSearchHistory: SearchHistory {
  /// The store of the account; the session changes it with the account.
  var account: AccountStore? {
    didSet { if account !== oldValue { load() } }
  }

  var queries: [String] {
    get { stored }
    set { save(newValue) }
  }

  var queriesProducer: SignalProducer<[String], Never> { _stored.producer }

  @MutableProperty private var stored: [String] = []
  private let report: (String) -> Void
  private var saving: Task<Void, Never>?

  init(report: @escaping (String) -> Void) {
    self.report = report
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
