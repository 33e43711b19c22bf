public import Foundation

/// What had to be done to open a store: worth a line to the person, never a reason to stop.
public enum StoreNotice: Sendable, Hashable {
  /// The file made no sense; it lies at `aside` now, and a new one took its place.
  case damaged(aside: URL)
  /// The file is of a newer version; it lies at `aside` now, and a new one took its place.
  case newer(aside: URL)
  /// No file can be written, for the reason given; what is kept is gone with the program.
  case memoryOnly(StoreError)
}
