extension Router {
  /// Performs a request for a screen that returns a result, and waits for the result.
  public func result<Result>(
    of request: (RouteResult<Result>) -> NavigationRequest<Screen.Route>
  ) async -> Result? {
    guard !Task.isCancelled else { return nil }
    let pending = PendingResult<Result>()
    var request = request(RouteResult(pending))
    request.awaited = pending.screen
    return await pending.wait { [weak self] viewModel in
      self?.remove(viewModel)
    } show: {
      submit(request, completion: nil)
    }
  }
}
