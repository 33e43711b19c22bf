import BinderyNavigation
import Foundation

extension ViewModel {
  /// Returns the message for a failure on show; `nil` for none.
  func message(for error: (any Error)?, by services: Services) -> String? {
    error.flatMap { services.message(for: $0) }
  }
}

extension ContentViewModel where Self: ViewModel {
  /// Returns the message for the last failure, which may be above an older copy of the page.
  ///
  /// `other` is a failure to show if there is none in the funnel; `storedAt` is the time when the
  /// server sent that copy.
  func latestFailure(
    by services: Services,
    or other: (any Error)? = nil,
    storedAt: Date?
  ) -> String? {
    (errors.latest ?? other).flatMap {
      services.message(for: $0, isOutdated: page != nil, storedAt: storedAt)
    }
  }
}
