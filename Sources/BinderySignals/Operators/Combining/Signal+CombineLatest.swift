extension Signal {
  /// Sends the latest of three signals whenever one sends; see ``combineLatest(with:)``.
  @inlinable
  public static func combineLatest<Second, Third>(
    _ first: Signal,
    _ second: Signal<Second, Failure>,
    _ third: Signal<Third, Failure>
  ) -> Signal<(Value, Second, Third), Failure> {
    latest(first, second, third)
  }

  /// Sends the latest of four signals whenever one sends; see ``combineLatest(with:)``.
  @inlinable
  public static func combineLatest<Second, Third, Fourth>(
    _ first: Signal,
    _ second: Signal<Second, Failure>,
    _ third: Signal<Third, Failure>,
    _ fourth: Signal<Fourth, Failure>
  ) -> Signal<(Value, Second, Third, Fourth), Failure> {
    latest(first, second, third, fourth)
  }

  /// Sends the latest of five signals whenever one sends; see ``combineLatest(with:)``.
  @inlinable
  public static func combineLatest<Second, Third, Fourth, Fifth>(
    _ first: Signal,
    _ second: Signal<Second, Failure>,
    _ third: Signal<Third, Failure>,
    _ fourth: Signal<Fourth, Failure>,
    _ fifth: Signal<Fifth, Failure>
  ) -> Signal<(Value, Second, Third, Fourth, Fifth), Failure> {
    latest(first, second, third, fourth, fifth)
  }

  /// Sends the latest of six signals whenever one sends; see ``combineLatest(with:)``.
  @inlinable
  public static func combineLatest<Second, Third, Fourth, Fifth, Sixth>(
    _ first: Signal,
    _ second: Signal<Second, Failure>,
    _ third: Signal<Third, Failure>,
    _ fourth: Signal<Fourth, Failure>,
    _ fifth: Signal<Fifth, Failure>,
    _ sixth: Signal<Sixth, Failure>
  ) -> Signal<(Value, Second, Third, Fourth, Fifth, Sixth), Failure> {
    latest(first, second, third, fourth, fifth, sixth)
  }

  /// Sends the latest of seven signals whenever one sends; see ``combineLatest(with:)``.
  @inlinable
  public static func combineLatest<Second, Third, Fourth, Fifth, Sixth, Seventh>(
    _ first: Signal,
    _ second: Signal<Second, Failure>,
    _ third: Signal<Third, Failure>,
    _ fourth: Signal<Fourth, Failure>,
    _ fifth: Signal<Fifth, Failure>,
    _ sixth: Signal<Sixth, Failure>,
    _ seventh: Signal<Seventh, Failure>
  ) -> Signal<(Value, Second, Third, Fourth, Fifth, Sixth, Seventh), Failure> {
    latest(first, second, third, fourth, fifth, sixth, seventh)
  }

  /// Sends the latest of eight signals whenever one sends; see ``combineLatest(with:)``.
  @inlinable
  public static func combineLatest<Second, Third, Fourth, Fifth, Sixth, Seventh, Eighth>(
    _ first: Signal,
    _ second: Signal<Second, Failure>,
    _ third: Signal<Third, Failure>,
    _ fourth: Signal<Fourth, Failure>,
    _ fifth: Signal<Fifth, Failure>,
    _ sixth: Signal<Sixth, Failure>,
    _ seventh: Signal<Seventh, Failure>,
    _ eighth: Signal<Eighth, Failure>
  ) -> Signal<(Value, Second, Third, Fourth, Fifth, Sixth, Seventh, Eighth), Failure> {
    latest(first, second, third, fourth, fifth, sixth, seventh, eighth)
  }

  /// Sends the latest of nine signals whenever one sends; see ``combineLatest(with:)``.
  @inlinable
  public static func combineLatest<Second, Third, Fourth, Fifth, Sixth, Seventh, Eighth, Ninth>(
    _ first: Signal,
    _ second: Signal<Second, Failure>,
    _ third: Signal<Third, Failure>,
    _ fourth: Signal<Fourth, Failure>,
    _ fifth: Signal<Fifth, Failure>,
    _ sixth: Signal<Sixth, Failure>,
    _ seventh: Signal<Seventh, Failure>,
    _ eighth: Signal<Eighth, Failure>,
    _ ninth: Signal<Ninth, Failure>
  ) -> Signal<(Value, Second, Third, Fourth, Fifth, Sixth, Seventh, Eighth, Ninth), Failure> {
    latest(first, second, third, fourth, fifth, sixth, seventh, eighth, ninth)
  }

  /// Sends the latest of ten signals whenever one sends; see ``combineLatest(with:)``.
  @inlinable
  public static func combineLatest<
    Second,
    Third,
    Fourth,
    Fifth,
    Sixth,
    Seventh,
    Eighth,
    Ninth,
    Tenth
  >(
    _ first: Signal,
    _ second: Signal<Second, Failure>,
    _ third: Signal<Third, Failure>,
    _ fourth: Signal<Fourth, Failure>,
    _ fifth: Signal<Fifth, Failure>,
    _ sixth: Signal<Sixth, Failure>,
    _ seventh: Signal<Seventh, Failure>,
    _ eighth: Signal<Eighth, Failure>,
    _ ninth: Signal<Ninth, Failure>,
    _ tenth: Signal<Tenth, Failure>
  ) -> Signal<
    (Value, Second, Third, Fourth, Fifth, Sixth, Seventh, Eighth, Ninth, Tenth), Failure
  > {
    latest(first, second, third, fourth, fifth, sixth, seventh, eighth, ninth, tenth)
  }
}
