extension Router {
  /// Performs a request for a screen that returns a result, and waits for the result.
  public func result<Result>(
    of request: NavigationRequest<Screen.Route>,
    returning type: Result.Type
  ) async -> Result? {
    let pending = PendingResult<Result>()
    var submission = Submission(request: request.map { .route($0) })
    submission.receive = { result in
      guard let result = result as? Result else {
        preconditionFailure(
          "the screen of \(request) returns \(Swift.type(of: result)), its caller awaits \(type)"
        )
      }
      _ = pending.receive(result)
    }
    submission.prepare = { pending.show($0.viewModel) }
    submission.refused = { pending.resolve() }
    return await pending.wait { [weak self] in
      pending.isCancelled = true
      if let viewModel = pending.viewModel { self?.remove(viewModel) }
    } show: {
      submit(submission)
    }
  }
}
