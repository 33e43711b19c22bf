import BinderySignals
import OctavoStore
import OctavoViewModels

/// The user's preferences, in the store that all accounts share.
///
/// Reading costs nothing; writing happens in order and in the background, until ``settle()``.
final class LivePreferences: Preferences {
  @MutableProperty var wrapsLines = true { didSet { save(wrapsLines, as: Name.wrapsLines) } }

  var wrapsLinesProducer: SignalProducer<Bool, Never> { _wrapsLines.producer }

  private enum Name {
    static let wrapsLines = "wrapsLines"
  }

  private let store: SharedStore
  private let report: (String) -> Void
  private var saving: Task<Void, Never>?

  init(store: SharedStore, report: @escaping (String) -> Void) {
    self.store = store
    self.report = report
    do {
      _wrapsLines.value = try store.preference(Name.wrapsLines, as: Bool.self) ?? true
    } catch {
      report("The preferences cannot be read: \(error)")
    }
  }

  /// Waits until everything is written.
  func settle() async {
    await saving?.value
  }

  private func save(_ value: some Codable & Sendable, as name: String) {
    let previous = saving
    saving = Task { [store, report] in
      await previous?.value
      do {
        try await store.save(value, asPreference: name)
      } catch {
        report("A preference cannot be saved: \(error)")
      }
    }
  }
}
