public import BinderySignals

extension Router {
  /// A closure that may change or refuse a request before it is performed.
  typealias Interceptor =
    (NavigationRequest<NavigationTarget<Screen>>) -> NavigationRequest<NavigationTarget<Screen>>?

  /// Calls `body` once with each request before it is performed.
  ///
  /// The body returns the request, another one in its place, or `nil` to refuse it. Interceptors
  /// are called in the order of registration, each with the result of the one before.
  ///
  /// - Returns: A token: the body is not called once it is disposed of or released.
  public func intercept(
    _ body:
      @escaping (NavigationRequest<NavigationTarget<Screen>>) -> NavigationRequest<
        NavigationTarget<Screen>
      >?
  ) -> ObservationToken {
    let registration = AnyDisposable { [weak self] in self?.removeInterceptors() }
    interceptors.append((registration, body))
    return ObservationToken(registration)
  }

  /// Returns a submission as the interceptors have changed it, or `nil` if one has refused it.
  func intercepted(_ submission: Submission) -> Submission? {
    guard !submission.isIntercepted else { return submission }
    var submission = submission
    submission.isIntercepted = true
    for (registration, body) in interceptors where !registration.isDisposed {
      guard let request = body(submission.request) else { return nil }
      submission.request = request
    }
    return submission
  }

  /// Removes the interceptors whose tokens have ended.
  private func removeInterceptors() {
    keeping(interceptors) { interceptors = interceptors.filter { !$0.registration.isDisposed } }
  }
}
