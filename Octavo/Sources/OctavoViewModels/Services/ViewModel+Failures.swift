import BinderyNavigation

extension ViewModel {
  /// Returns the message for a failure on show; `nil` for none.
  func message(for error: (any Error)?, by services: Services) -> String? {
    error.flatMap { services.message(for: $0) }
  }
}
