import Foundation

extension Services {
  /// Returns the message for a failure, for the screen that shows it; `nil` for a cancellation.
  ///
  /// `isOutdated` says whether an older copy of the requested value is shown beside the message,
  /// and `storedAt` when the server sent that.
  func message(
    for error: any Error,
    isOutdated: Bool = false,
    storedAt: Date? = nil
  ) -> String? {
    Strings.about(error, now: now(), isOutdated: isOutdated, storedAt: storedAt)
  }
}
