@testable import OctavoViewModels

/// Local data of a size that a test sets.
final class FakeLocalData: LocalData {
  var bytes: Int? = 3 << 19
  private(set) var clearings = 0

  deinit {}

  func size() async -> Int? { bytes }

  func clear() async {
    clearings += 1
    bytes = 0
  }
}
