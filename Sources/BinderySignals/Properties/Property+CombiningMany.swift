public import Bindery

extension PropertyProtocol {
  /// Returns a property of the values of two properties; see ``combineLatest(with:)``.
  public static func combineLatest<First: PropertyProtocol, Second: PropertyProtocol>(
    _ first: First,
    _ second: Second
  ) -> Property<(Value, Second.Value)> where First.Value == Value {
    latest(first, second)
  }

  /// Returns a property of the values of three properties; see ``combineLatest(with:)``.
  public static func combineLatest<
    First: PropertyProtocol,
    Second: PropertyProtocol,
    Third: PropertyProtocol
  >(
    _ first: First,
    _ second: Second,
    _ third: Third
  ) -> Property<(Value, Second.Value, Third.Value)> where First.Value == Value {
    latest(first, second, third)
  }

  /// Returns a property of the values of four properties; see ``combineLatest(with:)``.
  public static func combineLatest<
    First: PropertyProtocol,
    Second: PropertyProtocol,
    Third: PropertyProtocol,
    Fourth: PropertyProtocol
  >(
    _ first: First,
    _ second: Second,
    _ third: Third,
    _ fourth: Fourth
  ) -> Property<(Value, Second.Value, Third.Value, Fourth.Value)> where First.Value == Value {
    latest(first, second, third, fourth)
  }

  /// Returns a property of the values of five properties; see ``combineLatest(with:)``.
  public static func combineLatest<
    First: PropertyProtocol,
    Second: PropertyProtocol,
    Third: PropertyProtocol,
    Fourth: PropertyProtocol,
    Fifth: PropertyProtocol
  >(
    _ first: First,
    _ second: Second,
    _ third: Third,
    _ fourth: Fourth,
    _ fifth: Fifth
  ) -> Property<
    (
      Value,
      Second.Value,
      Third.Value,
      Fourth.Value,
      Fifth.Value
    )
  > where First.Value == Value {
    latest(first, second, third, fourth, fifth)
  }

  /// Returns a property of the values of six properties; see ``combineLatest(with:)``.
  public static func combineLatest<
    First: PropertyProtocol,
    Second: PropertyProtocol,
    Third: PropertyProtocol,
    Fourth: PropertyProtocol,
    Fifth: PropertyProtocol,
    Sixth: PropertyProtocol
  >(
    _ first: First,
    _ second: Second,
    _ third: Third,
    _ fourth: Fourth,
    _ fifth: Fifth,
    _ sixth: Sixth
  ) -> Property<
    (
      Value,
      Second.Value,
      Third.Value,
      Fourth.Value,
      Fifth.Value,
      Sixth.Value
    )
  > where First.Value == Value {
    latest(first, second, third, fourth, fifth, sixth)
  }

  /// Returns a property of the values of seven properties; see ``combineLatest(with:)``.
  public static func combineLatest<
    First: PropertyProtocol,
    Second: PropertyProtocol,
    Third: PropertyProtocol,
    Fourth: PropertyProtocol,
    Fifth: PropertyProtocol,
    Sixth: PropertyProtocol,
    Seventh: PropertyProtocol
  >(
    _ first: First,
    _ second: Second,
    _ third: Third,
    _ fourth: Fourth,
    _ fifth: Fifth,
    _ sixth: Sixth,
    _ seventh: Seventh
  ) -> Property<
    (
      Value,
      Second.Value,
      Third.Value,
      Fourth.Value,
      Fifth.Value,
      Sixth.Value,
      Seventh.Value
    )
  > where First.Value == Value {
    latest(first, second, third, fourth, fifth, sixth, seventh)
  }

  /// Returns a property of the values of eight properties; see ``combineLatest(with:)``.
  public static func combineLatest<
    First: PropertyProtocol,
    Second: PropertyProtocol,
    Third: PropertyProtocol,
    Fourth: PropertyProtocol,
    Fifth: PropertyProtocol,
    Sixth: PropertyProtocol,
    Seventh: PropertyProtocol,
    Eighth: PropertyProtocol
  >(
    _ first: First,
    _ second: Second,
    _ third: Third,
    _ fourth: Fourth,
    _ fifth: Fifth,
    _ sixth: Sixth,
    _ seventh: Seventh,
    _ eighth: Eighth
  ) -> Property<
    (
      Value,
      Second.Value,
      Third.Value,
      Fourth.Value,
      Fifth.Value,
      Sixth.Value,
      Seventh.Value,
      Eighth.Value
    )
  > where First.Value == Value {
    latest(first, second, third, fourth, fifth, sixth, seventh, eighth)
  }

  /// Returns a property of the values of nine properties; see ``combineLatest(with:)``.
  public static func combineLatest<
    First: PropertyProtocol,
    Second: PropertyProtocol,
    Third: PropertyProtocol,
    Fourth: PropertyProtocol,
    Fifth: PropertyProtocol,
    Sixth: PropertyProtocol,
    Seventh: PropertyProtocol,
    Eighth: PropertyProtocol,
    Ninth: PropertyProtocol
  >(
    _ first: First,
    _ second: Second,
    _ third: Third,
    _ fourth: Fourth,
    _ fifth: Fifth,
    _ sixth: Sixth,
    _ seventh: Seventh,
    _ eighth: Eighth,
    _ ninth: Ninth
  ) -> Property<
    (
      Value,
      Second.Value,
      Third.Value,
      Fourth.Value,
      Fifth.Value,
      Sixth.Value,
      Seventh.Value,
      Eighth.Value,
      Ninth.Value
    )
  > where First.Value == Value {
    latest(first, second, third, fourth, fifth, sixth, seventh, eighth, ninth)
  }

  /// Returns a property of the values of ten properties; see ``combineLatest(with:)``.
  public static func combineLatest<
    First: PropertyProtocol,
    Second: PropertyProtocol,
    Third: PropertyProtocol,
    Fourth: PropertyProtocol,
    Fifth: PropertyProtocol,
    Sixth: PropertyProtocol,
    Seventh: PropertyProtocol,
    Eighth: PropertyProtocol,
    Ninth: PropertyProtocol,
    Tenth: PropertyProtocol
  >(
    _ first: First,
    _ second: Second,
    _ third: Third,
    _ fourth: Fourth,
    _ fifth: Fifth,
    _ sixth: Sixth,
    _ seventh: Seventh,
    _ eighth: Eighth,
    _ ninth: Ninth,
    _ tenth: Tenth
  ) -> Property<
    (
      Value,
      Second.Value,
      Third.Value,
      Fourth.Value,
      Fifth.Value,
      Sixth.Value,
      Seventh.Value,
      Eighth.Value,
      Ninth.Value,
      Tenth.Value
    )
  > where First.Value == Value {
    latest(first, second, third, fourth, fifth, sixth, seventh, eighth, ninth, tenth)
  }
}
