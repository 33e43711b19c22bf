import Foundation

/// The seeds of the random scripts that a test plays.
///
/// The environment variable `BINDERY_RANDOM_SCRIPTS` says how many; a nightly run plays 100,000.
public nonisolated func scriptSeeds(default count: Int) -> Range<UInt64> {
  let wanted = ProcessInfo.processInfo.environment["BINDERY_RANDOM_SCRIPTS"].flatMap { UInt64($0) }
  return 0..<(wanted ?? UInt64(count))
}
