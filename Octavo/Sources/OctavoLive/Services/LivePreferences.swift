import BinderySignals
import OctavoStore
import OctavoViewModels

/// The user's settings, in the store that all accounts share.
///
/// A setting is read from the store when it is needed first; writing happens in order and in the
/// background, until ``settle()``.
final class LivePreferences: Preferences {
  private let store: SharedStore
  private let report: (String) -> Void
  private var properties: [String: AnyObject] = [:]
  private var saving: Task<Void, Never>?

  init(store: SharedStore, report: @escaping (String) -> Void) {
    self.store = store
    self.report = report
  }

  deinit {}

  func property<Value>(of setting: Setting<Value>) -> MutableProperty<Value> {
    if let property = properties[setting.key] as? MutableProperty<Value> { return property }
    let property = MutableProperty(stored(setting))
    properties[setting.key] = property
    property.signal.observeValues { [weak self] in self?.save($0, as: setting.key) }
    return property
  }

  /// Waits until everything is written.
  func settle() async {
    await saving?.value
  }

  /// Returns the stored value, or the default where there is none or it does not decode.
  private func stored<Value>(_ setting: Setting<Value>) -> Value {
    do {
      return try store.preference(setting.key, as: Value.self) ?? setting.defaultValue
    } catch {
      report("The preferences cannot be read: \(error)")
      return setting.defaultValue
    }
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
