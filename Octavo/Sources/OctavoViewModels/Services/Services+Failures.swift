extension Services {
  /// Returns the message for a failure, for the screen that shows it; `nil` for a cancellation.
  func message(for error: any Error) -> String? { Strings.about(error, now: now()) }
}
