import BinderySignals
import OctavoStore
import OctavoViewModels

/// The user's settings, in the store that all accounts share.
///
/// A setting is read from the store when it is needed first; writing happens in order and in the
/// background, until ``settle()``. While the user is logged out, the settings of accounts have
/// their default values and are not stored.
final class LivePreferences: Preferences {
  /// Returns the account that is shown; `nil` while the user is logged out.
  var account: () -> StoredAccount.ID? = { nil }

  private let store: SharedStore
  private let report: (String) -> Void
  private var properties: [String: AnyObject] = [:]
  /// The properties of the settings of each account.
  private var ownProperties: [StoredAccount.ID?: [String: AnyObject]] = [:]
  private var saving: Task<Void, Never>?
  /// Reads the settings again that are read already.
  private var rereads: [() -> Void] = []
  private var isRereading = false

  init(store: SharedStore, report: @escaping (String) -> Void) {
    self.store = store
    self.report = report
  }

  deinit {}

  func property<Value>(of setting: Setting<Value>) -> MutableProperty<Value> {
    let account = account()
    let known = setting.isPerAccount ? ownProperties[account] ?? [:] : properties
    if let property = known[setting.key] as? MutableProperty<Value> { return property }
    let name = storedName(of: setting, account)
    let property = MutableProperty(name.flatMap { stored($0) } ?? setting.defaultValue)
    if setting.isPerAccount {
      ownProperties[account, default: [:]][setting.key] = property
    } else {
      properties[setting.key] = property
    }
    if let name {
      property.signal.observeValues { [weak self] in self?.save($0, as: name) }
      rereads.append { [weak self, weak property] in
        guard let self, let property else { return }
        let value = stored(name) ?? setting.defaultValue
        if untracked({ property.value }) != value { property.value = value }
      }
    }
    return property
  }

  /// Reads all settings again that were read before, because another program may have changed them.
  func reread() async {
    await settle()
    isRereading = true
    for reread in rereads { reread() }
    isRereading = false
  }

  /// Waits until everything is written.
  func settle() async {
    await saving?.value
  }

  /// Returns the name of a setting in the store; `nil` for one of accounts while none is logged in.
  private func storedName<Value>(
    of setting: Setting<Value>,
    _ account: StoredAccount.ID?
  ) -> String? {
    guard setting.isPerAccount else { return setting.key }
    return account.map {
      SharedStore.preferenceName(setting.key, of: $0.login, on: $0.server)
    }
  }

  /// Returns the stored value, or `nil` where there is none or it does not decode.
  private func stored<Value: Decodable>(_ name: String) -> Value? {
    do {
      return try store.preference(name, as: Value.self)
    } catch {
      report("The preferences cannot be read: \(error)")
      return nil
    }
  }

  private func save(_ value: some Codable & Sendable, as name: String) {
    guard !isRereading else { return }
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
