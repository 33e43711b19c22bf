// Made by Scripts/generate-arities.

extension Signal {
  /// Sends a tuple of the latest values of two signals whenever one sends.
  ///
  /// The first tuple is sent once all have sent a value. A failure or an interruption of one signal
  /// ends the result; it completes when all have completed.
  @inlinable
  public static func combineLatest<Second>(
    _ first: Signal<Value, Failure>,
    _ second: Signal<Second, Failure>
  ) -> Signal<(Value, Second), Failure> {
    first.combineLatest(with: second)
  }

  /// Sends a tuple of the latest values of three signals whenever one sends.
  ///
  /// The first tuple is sent once all have sent a value. A failure or an interruption of one signal
  /// ends the result; it completes when all have completed.
  @inlinable
  public static func combineLatest<Second, Third>(
    _ first: Signal<Value, Failure>,
    _ second: Signal<Second, Failure>,
    _ third: Signal<Third, Failure>
  ) -> Signal<(Value, Second, Third), Failure> {
    .combining(LatestGroup.self, of: 3) { group, work in
      let first = group.input(first, during: work)
      let second = group.input(second, during: work)
      let third = group.input(third, during: work)
      return { (first.value, second.value, third.value) }
    }
  }

  /// Sends a tuple of the latest values of four signals whenever one sends.
  ///
  /// The first tuple is sent once all have sent a value. A failure or an interruption of one signal
  /// ends the result; it completes when all have completed.
  @inlinable
  public static func combineLatest<Second, Third, Fourth>(
    _ first: Signal<Value, Failure>,
    _ second: Signal<Second, Failure>,
    _ third: Signal<Third, Failure>,
    _ fourth: Signal<Fourth, Failure>
  ) -> Signal<(Value, Second, Third, Fourth), Failure> {
    .combining(LatestGroup.self, of: 4) { group, work in
      let first = group.input(first, during: work)
      let second = group.input(second, during: work)
      let third = group.input(third, during: work)
      let fourth = group.input(fourth, during: work)
      return { (first.value, second.value, third.value, fourth.value) }
    }
  }

  /// Sends a tuple of the latest values of five signals whenever one sends.
  ///
  /// The first tuple is sent once all have sent a value. A failure or an interruption of one signal
  /// ends the result; it completes when all have completed.
  @inlinable
  public static func combineLatest<Second, Third, Fourth, Fifth>(
    _ first: Signal<Value, Failure>,
    _ second: Signal<Second, Failure>,
    _ third: Signal<Third, Failure>,
    _ fourth: Signal<Fourth, Failure>,
    _ fifth: Signal<Fifth, Failure>
  ) -> Signal<(Value, Second, Third, Fourth, Fifth), Failure> {
    .combining(LatestGroup.self, of: 5) { group, work in
      let first = group.input(first, during: work)
      let second = group.input(second, during: work)
      let third = group.input(third, during: work)
      let fourth = group.input(fourth, during: work)
      let fifth = group.input(fifth, during: work)
      return { (first.value, second.value, third.value, fourth.value, fifth.value) }
    }
  }

  /// Sends a tuple of the latest values of six signals whenever one sends.
  ///
  /// The first tuple is sent once all have sent a value. A failure or an interruption of one signal
  /// ends the result; it completes when all have completed.
  @inlinable
  public static func combineLatest<Second, Third, Fourth, Fifth, Sixth>(
    _ first: Signal<Value, Failure>,
    _ second: Signal<Second, Failure>,
    _ third: Signal<Third, Failure>,
    _ fourth: Signal<Fourth, Failure>,
    _ fifth: Signal<Fifth, Failure>,
    _ sixth: Signal<Sixth, Failure>
  ) -> Signal<(Value, Second, Third, Fourth, Fifth, Sixth), Failure> {
    .combining(LatestGroup.self, of: 6) { group, work in
      let first = group.input(first, during: work)
      let second = group.input(second, during: work)
      let third = group.input(third, during: work)
      let fourth = group.input(fourth, during: work)
      let fifth = group.input(fifth, during: work)
      let sixth = group.input(sixth, during: work)
      return { (first.value, second.value, third.value, fourth.value, fifth.value, sixth.value) }
    }
  }

  /// Sends a tuple of the latest values of seven signals whenever one sends.
  ///
  /// The first tuple is sent once all have sent a value. A failure or an interruption of one signal
  /// ends the result; it completes when all have completed.
  @inlinable
  public static func combineLatest<Second, Third, Fourth, Fifth, Sixth, Seventh>(
    _ first: Signal<Value, Failure>,
    _ second: Signal<Second, Failure>,
    _ third: Signal<Third, Failure>,
    _ fourth: Signal<Fourth, Failure>,
    _ fifth: Signal<Fifth, Failure>,
    _ sixth: Signal<Sixth, Failure>,
    _ seventh: Signal<Seventh, Failure>
  ) -> Signal<(Value, Second, Third, Fourth, Fifth, Sixth, Seventh), Failure> {
    .combining(LatestGroup.self, of: 7) { group, work in
      let first = group.input(first, during: work)
      let second = group.input(second, during: work)
      let third = group.input(third, during: work)
      let fourth = group.input(fourth, during: work)
      let fifth = group.input(fifth, during: work)
      let sixth = group.input(sixth, during: work)
      let seventh = group.input(seventh, during: work)
      return {
        (
          first.value, second.value, third.value, fourth.value, fifth.value, sixth.value,
          seventh.value
        )
      }
    }
  }

  /// Sends a tuple of the latest values of eight signals whenever one sends.
  ///
  /// The first tuple is sent once all have sent a value. A failure or an interruption of one signal
  /// ends the result; it completes when all have completed.
  @inlinable
  public static func combineLatest<Second, Third, Fourth, Fifth, Sixth, Seventh, Eighth>(
    _ first: Signal<Value, Failure>,
    _ second: Signal<Second, Failure>,
    _ third: Signal<Third, Failure>,
    _ fourth: Signal<Fourth, Failure>,
    _ fifth: Signal<Fifth, Failure>,
    _ sixth: Signal<Sixth, Failure>,
    _ seventh: Signal<Seventh, Failure>,
    _ eighth: Signal<Eighth, Failure>
  ) -> Signal<(Value, Second, Third, Fourth, Fifth, Sixth, Seventh, Eighth), Failure> {
    .combining(LatestGroup.self, of: 8) { group, work in
      let first = group.input(first, during: work)
      let second = group.input(second, during: work)
      let third = group.input(third, during: work)
      let fourth = group.input(fourth, during: work)
      let fifth = group.input(fifth, during: work)
      let sixth = group.input(sixth, during: work)
      let seventh = group.input(seventh, during: work)
      let eighth = group.input(eighth, during: work)
      return {
        (
          first.value, second.value, third.value, fourth.value, fifth.value, sixth.value,
          seventh.value, eighth.value
        )
      }
    }
  }
}
