public import Foundation

/// A measure that was necessary to open a store: the user is informed, and the program continues.
public enum StoreNotice: Sendable, Hashable {
  /// The file made no sense; it lies at `aside` now, and a new one took its place.
  case damaged(aside: URL)
  /// The file is of a newer version; it lies at `aside` now, and a new one took its place.
  case newer(aside: URL)
  /// No file can be written, for the given reason; the store lives in memory until the program
  /// ends.
  case memoryOnly(StoreError)
}
