import BinderyNavigation

extension NewsViewModel {
  /// Moves the time of the rows on each minute, and requests new events as often as the server
  /// allows.
  func beginTicking(during activation: Lifetime) {
    activation.observeEnded { [detailRequests] in detailRequests.cancel() }
    polling.begin(during: activation) { [weak self] in
      guard let self else { return }
      now = services.now()
      if services.polling.isAllowed { detailRequests.allowRequests() }
    }
  }
}
