extension Command {
  /// Calls `action` with `owner` and each published value, until the lifetime of the owner ends.
  ///
  /// ```swift
  /// reload.onValue(self) { viewModel, books in viewModel.books = books }
  /// ```
  ///
  /// Order: handlers run in the order in which they were added, in one batch with the change of
  /// ``result``. The command does not retain the owner.
  public func onValue<Owner: LifetimeProviding>(
    _ owner: Owner,
    _ action: @escaping (Owner, Output) -> Void
  ) {
    let anchor = OwnerAnchor.of(owner)
    owner.lifetime += sentValues.listen { value in anchor.call { action($0, value) } }
  }

  /// Calls `action` with `owner` and each failure that no caller awaits, until the lifetime of the
  /// owner ends.
  ///
  /// A command with a handler of errors does not send its failures to ``Trace``. The command does
  /// not retain the owner.
  ///
  /// ```swift
  /// load.onError(self) { viewModel, error in viewModel.message = "Could not load: \(error)" }
  /// ```
  public func onError<Owner: LifetimeProviding>(
    _ owner: Owner,
    _ action: @escaping (Owner, any Error) -> Void
  ) {
    let anchor = OwnerAnchor.of(owner)
    owner.lifetime += sentErrors.listen { error in anchor.call { action($0, error) } }
  }

  /// Calls `action` with each published value.
  ///
  /// - Returns: A token: the calls end when it is disposed of or released.
  public func onValue(_ action: @escaping (Output) -> Void) -> ObservationToken {
    ObservationToken(sentValues.listen(action))
  }

  /// Calls `action` with each failure that no caller awaits.
  ///
  /// - Returns: A token: the calls end when it is disposed of or released.
  ///
  /// ```swift
  /// lifetime += upload.onError { error in print("Could not upload: \(error)") }
  /// ```
  public func onError(_ action: @escaping (any Error) -> Void) -> ObservationToken {
    ObservationToken(sentErrors.listen(action))
  }

  /// Sends each published value.
  package var sentValues: Channel<Output> {
    let channel = published ?? ClosingChannel()
    published = channel
    return channel
  }

  /// Sends each failure that no caller awaits.
  package var sentErrors: Channel<any Error> {
    let channel = failures ?? ClosingChannel()
    failures = channel
    return channel
  }
}
