extension Command {
  /// Calls `action` with each value that a run has published.
  ///
  /// - Returns: A token: dispose of it to stop.
  public func onValue(_ action: @escaping (Output) -> Void) -> any Disposable {
    sentValues.listen(action)
  }

  /// Calls `action` with each failure that no caller awaits.
  ///
  /// - Returns: A token: dispose of it to stop.
  public func onError(_ action: @escaping (any Error) -> Void) -> any Disposable {
    sentErrors.listen(action)
  }

  /// Carries each value that a run has published.
  package var sentValues: Channel<Output> {
    let channel = published ?? ClosingChannel()
    published = channel
    return channel
  }

  /// Carries each failure that no caller awaits.
  package var sentErrors: Channel<any Error> {
    let channel = failures ?? ClosingChannel()
    failures = channel
    return channel
  }
}
