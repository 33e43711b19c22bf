@testable import OctavoViewModels

/// Local data of a size that a test sets.
final class FakeLocalData: LocalData {
  var bytes: Int? = 3 << 19
  var canClear = true
  var aside = 0
  private(set) var clearings = 0

  deinit {}

  func size() async -> Int? { bytes }

  func documentSize() async -> Int { (bytes ?? 0) / 2 }

  func asideSize() async -> Int { aside }

  func removeAside() async -> Bool {
    if canClear { aside = 0 }
    return canClear
  }

  func clear() async -> Bool {
    clearings += 1
    if canClear { bytes = 0 }
    return canClear
  }
}
