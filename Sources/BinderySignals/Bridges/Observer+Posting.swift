import Bindery

extension Signal.Observer where Value: Sendable {
  /// Returns an object that sends events to this observer from any isolation.
  ///
  /// Callback code and actors post to it. The events are delivered on the main actor, in the order
  /// of posting.
  ///
  /// ```swift
  /// let locations = SignalProducer<Location, Never> { observer, lifetime in
  ///   let poster = observer.poster(bufferingPolicy: .bufferingNewest(1))
  ///   lifetime += tracker.start { poster.post($0) }  // called on a thread of the tracker
  /// }
  /// ```
  ///
  /// - Parameter bufferingPolicy: The buffer of values that have not been delivered yet. By default
  ///   it is unbounded. The other policies drop values silently, but never the ending.
  /// - Returns: The poster. It may be retained and released on any thread.
  public func poster(
    bufferingPolicy: AsyncStream<Value>.Continuation.BufferingPolicy = .unbounded
  ) -> Poster<Value, Failure> {
    let (values, value) = AsyncStream.makeStream(of: Value.self, bufferingPolicy: bufferingPolicy)
    let (endings, ending) = AsyncStream.makeStream(of: Termination<Failure>.self)
    let end = lifetime?.observeEnded {
      ending.finish()
      value.finish()
    }
    Task { @MainActor in
      for await value in values { send(value: value) }
      for await ending in endings {
        terminate(ending)
        break
      }
      end?.dispose()
    }
    return Poster(value, ending)
  }
}
