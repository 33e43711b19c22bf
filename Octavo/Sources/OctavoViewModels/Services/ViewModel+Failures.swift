import BinderyNavigation

extension ViewModel {
  /// Takes the failures of `command` into the funnel, past what the app does about them itself.
  func funnelErrors<Input, Output>(
    of command: Command<Input, Output>,
    through services: Services
  ) {
    heedErrors(through: services)
    errors.collect(command)
  }

  /// The words for a failure on show.
  func message(for error: (any Error)?, by services: Services) -> String? {
    error.flatMap { Strings.about($0, now: services.now()) }
  }

  fileprivate func heedErrors(through services: Services) {
    errors.filter = { [services] in services.heeding($0) }
  }
}

extension ContentViewModel {
  /// Follows the page, whose failures go past what the app does about them itself.
  func followPage(through services: Services) {
    heedErrors(through: services)
    followPage()
  }
}
