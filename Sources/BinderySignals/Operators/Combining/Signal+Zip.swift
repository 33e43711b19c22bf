extension Signal {
  /// Sends tuples of the nth values of two signals; see ``zip(with:)``.
  public static func zip<Second>(
    _ first: Signal,
    _ second: Signal<Second, Failure>
  ) -> Signal<(Value, Second), Failure> {
    zipped(first, second)
  }

  /// Sends tuples of the nth values of three signals; see ``zip(with:)``.
  public static func zip<Second, Third>(
    _ first: Signal,
    _ second: Signal<Second, Failure>,
    _ third: Signal<Third, Failure>
  ) -> Signal<(Value, Second, Third), Failure> {
    zipped(first, second, third)
  }

  /// Sends tuples of the nth values of four signals; see ``zip(with:)``.
  public static func zip<Second, Third, Fourth>(
    _ first: Signal,
    _ second: Signal<Second, Failure>,
    _ third: Signal<Third, Failure>,
    _ fourth: Signal<Fourth, Failure>
  ) -> Signal<(Value, Second, Third, Fourth), Failure> {
    zipped(first, second, third, fourth)
  }

  /// Sends tuples of the nth values of five signals; see ``zip(with:)``.
  public static func zip<Second, Third, Fourth, Fifth>(
    _ first: Signal,
    _ second: Signal<Second, Failure>,
    _ third: Signal<Third, Failure>,
    _ fourth: Signal<Fourth, Failure>,
    _ fifth: Signal<Fifth, Failure>
  ) -> Signal<(Value, Second, Third, Fourth, Fifth), Failure> {
    zipped(first, second, third, fourth, fifth)
  }

  /// Sends tuples of the nth values of six signals; see ``zip(with:)``.
  public static func zip<Second, Third, Fourth, Fifth, Sixth>(
    _ first: Signal,
    _ second: Signal<Second, Failure>,
    _ third: Signal<Third, Failure>,
    _ fourth: Signal<Fourth, Failure>,
    _ fifth: Signal<Fifth, Failure>,
    _ sixth: Signal<Sixth, Failure>
  ) -> Signal<(Value, Second, Third, Fourth, Fifth, Sixth), Failure> {
    zipped(first, second, third, fourth, fifth, sixth)
  }

  /// Sends tuples of the nth values of seven signals; see ``zip(with:)``.
  public static func zip<Second, Third, Fourth, Fifth, Sixth, Seventh>(
    _ first: Signal,
    _ second: Signal<Second, Failure>,
    _ third: Signal<Third, Failure>,
    _ fourth: Signal<Fourth, Failure>,
    _ fifth: Signal<Fifth, Failure>,
    _ sixth: Signal<Sixth, Failure>,
    _ seventh: Signal<Seventh, Failure>
  ) -> Signal<(Value, Second, Third, Fourth, Fifth, Sixth, Seventh), Failure> {
    zipped(first, second, third, fourth, fifth, sixth, seventh)
  }

  /// Sends tuples of the nth values of eight signals; see ``zip(with:)``.
  public static func zip<Second, Third, Fourth, Fifth, Sixth, Seventh, Eighth>(
    _ first: Signal,
    _ second: Signal<Second, Failure>,
    _ third: Signal<Third, Failure>,
    _ fourth: Signal<Fourth, Failure>,
    _ fifth: Signal<Fifth, Failure>,
    _ sixth: Signal<Sixth, Failure>,
    _ seventh: Signal<Seventh, Failure>,
    _ eighth: Signal<Eighth, Failure>
  ) -> Signal<(Value, Second, Third, Fourth, Fifth, Sixth, Seventh, Eighth), Failure> {
    zipped(first, second, third, fourth, fifth, sixth, seventh, eighth)
  }

  /// Sends tuples of the nth values of nine signals; see ``zip(with:)``.
  public static func zip<Second, Third, Fourth, Fifth, Sixth, Seventh, Eighth, Ninth>(
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
    zipped(first, second, third, fourth, fifth, sixth, seventh, eighth, ninth)
  }

  /// Sends tuples of the nth values of ten signals; see ``zip(with:)``.
  public static func zip<Second, Third, Fourth, Fifth, Sixth, Seventh, Eighth, Ninth, Tenth>(
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
    zipped(first, second, third, fourth, fifth, sixth, seventh, eighth, ninth, tenth)
  }
}
