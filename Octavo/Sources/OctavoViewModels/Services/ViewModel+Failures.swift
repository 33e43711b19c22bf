import BinderyNavigation

extension ViewModel {
  /// Takes the failures of `command` into the funnel, past what the app does about them itself.
  func funnelErrors<Input, Output>(
    of command: Command<Input, Output>,
    through services: Services
  ) {
    errors.filter = { [services] in services.heeding($0) }
    errors.collect(command)
  }

  /// The words for a failure on show.
  func words(for error: (any Error)?, by services: Services) -> String? {
    error.flatMap { Words.about($0, now: services.now()) }
  }
}
