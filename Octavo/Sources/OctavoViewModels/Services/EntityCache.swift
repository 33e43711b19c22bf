/// The entities that screens have met most recently, so that the next screen shows them at once.
///
/// A route has only the name of an entity. A row that is opened puts its entity here, and the screen
/// that opens takes it up. The cache is in memory, has a bounded number of entities of each kind, and
/// belongs to the account that is logged in.
final class EntityCache {
  private struct Slot {
    let value: Any
    let age: Int
  }

  private var kinds: [EntityKind: [String: Slot]] = [:]
  private var age = 0

  deinit {}

  /// The entity of a key, or `nil` if it is not in the cache.
  subscript<Value>(key: EntityKey<Value>) -> Value? {
    get { kinds[key.kind]?[key.name]?.value as? Value }
    set {
      age += 1
      var slots = kinds[key.kind] ?? [:]
      slots[key.name] = newValue.map { Slot(value: $0, age: age) }
      if slots.count > key.kind.limit, let oldest = slots.min(by: { $0.value.age < $1.value.age }) {
        slots[oldest.key] = nil
      }
      kinds[key.kind] = slots
    }
  }

  /// Removes all entities, because another account logs in.
  func removeAll() { kinds = [:] }
}
