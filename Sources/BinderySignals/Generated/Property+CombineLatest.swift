// Made by Scripts/generate-arities.

public import Bindery

extension PropertyProtocol {
  /// Returns a property of the values of two properties, as a tuple.
  ///
  /// It is lazy, and sends one event per change, even if one write or one `batch` changes several.
  /// Its signal completes when all the properties have been released.
  public static func combineLatest<Second>(
    _ first: some PropertyProtocol<Value>,
    _ second: some PropertyProtocol<Second>
  ) -> Property<(Value, Second)> {
    first.combineLatest(with: second)
  }

  /// Returns a property of the values of three properties, as a tuple.
  ///
  /// It is lazy, and sends one event per change, even if one write or one `batch` changes several.
  /// Its signal completes when all the properties have been released.
  public static func combineLatest<Second, Third>(
    _ first: some PropertyProtocol<Value>,
    _ second: some PropertyProtocol<Second>,
    _ third: some PropertyProtocol<Third>
  ) -> Property<(Value, Second, Third)> {
    let (first, second, third) = (first.reflection, second.reflection, third.reflection)
    let ended = Lifetime.all([first.node.ending, second.node.ending, third.node.ending])
    let areEqual = Equality.of(Value.self, Second.self, Third.self)
    return Property(deriving: "combineLatest", until: ended, areEqual: areEqual) {
      (first.value, second.value, third.value)
    }
  }

  /// Returns a property of the values of four properties, as a tuple.
  ///
  /// It is lazy, and sends one event per change, even if one write or one `batch` changes several.
  /// Its signal completes when all the properties have been released.
  public static func combineLatest<Second, Third, Fourth>(
    _ first: some PropertyProtocol<Value>,
    _ second: some PropertyProtocol<Second>,
    _ third: some PropertyProtocol<Third>,
    _ fourth: some PropertyProtocol<Fourth>
  ) -> Property<(Value, Second, Third, Fourth)> {
    let (first, second, third, fourth) = (
      first.reflection, second.reflection, third.reflection, fourth.reflection
    )
    let ended = Lifetime.all([
      first.node.ending,
      second.node.ending,
      third.node.ending,
      fourth.node.ending,
    ])
    let areEqual = Equality.of(Value.self, Second.self, Third.self, Fourth.self)
    return Property(deriving: "combineLatest", until: ended, areEqual: areEqual) {
      (first.value, second.value, third.value, fourth.value)
    }
  }

  /// Returns a property of the values of five properties, as a tuple.
  ///
  /// It is lazy, and sends one event per change, even if one write or one `batch` changes several.
  /// Its signal completes when all the properties have been released.
  public static func combineLatest<Second, Third, Fourth, Fifth>(
    _ first: some PropertyProtocol<Value>,
    _ second: some PropertyProtocol<Second>,
    _ third: some PropertyProtocol<Third>,
    _ fourth: some PropertyProtocol<Fourth>,
    _ fifth: some PropertyProtocol<Fifth>
  ) -> Property<(Value, Second, Third, Fourth, Fifth)> {
    let (first, second, third, fourth, fifth) = (
      first.reflection, second.reflection, third.reflection, fourth.reflection, fifth.reflection
    )
    let ended = Lifetime.all([
      first.node.ending,
      second.node.ending,
      third.node.ending,
      fourth.node.ending,
      fifth.node.ending,
    ])
    let areEqual = Equality.of(Value.self, Second.self, Third.self, Fourth.self, Fifth.self)
    return Property(deriving: "combineLatest", until: ended, areEqual: areEqual) {
      (first.value, second.value, third.value, fourth.value, fifth.value)
    }
  }

  /// Returns a property of the values of six properties, as a tuple.
  ///
  /// It is lazy, and sends one event per change, even if one write or one `batch` changes several.
  /// Its signal completes when all the properties have been released.
  public static func combineLatest<Second, Third, Fourth, Fifth, Sixth>(
    _ first: some PropertyProtocol<Value>,
    _ second: some PropertyProtocol<Second>,
    _ third: some PropertyProtocol<Third>,
    _ fourth: some PropertyProtocol<Fourth>,
    _ fifth: some PropertyProtocol<Fifth>,
    _ sixth: some PropertyProtocol<Sixth>
  ) -> Property<(Value, Second, Third, Fourth, Fifth, Sixth)> {
    let (first, second, third, fourth, fifth, sixth) = (
      first.reflection, second.reflection, third.reflection, fourth.reflection, fifth.reflection,
      sixth.reflection
    )
    let ended = Lifetime.all([
      first.node.ending,
      second.node.ending,
      third.node.ending,
      fourth.node.ending,
      fifth.node.ending,
      sixth.node.ending,
    ])
    let areEqual = Equality.of(
      Value.self,
      Second.self,
      Third.self,
      Fourth.self,
      Fifth.self,
      Sixth.self
    )
    return Property(deriving: "combineLatest", until: ended, areEqual: areEqual) {
      (first.value, second.value, third.value, fourth.value, fifth.value, sixth.value)
    }
  }

  /// Returns a property of the values of seven properties, as a tuple.
  ///
  /// It is lazy, and sends one event per change, even if one write or one `batch` changes several.
  /// Its signal completes when all the properties have been released.
  public static func combineLatest<Second, Third, Fourth, Fifth, Sixth, Seventh>(
    _ first: some PropertyProtocol<Value>,
    _ second: some PropertyProtocol<Second>,
    _ third: some PropertyProtocol<Third>,
    _ fourth: some PropertyProtocol<Fourth>,
    _ fifth: some PropertyProtocol<Fifth>,
    _ sixth: some PropertyProtocol<Sixth>,
    _ seventh: some PropertyProtocol<Seventh>
  ) -> Property<(Value, Second, Third, Fourth, Fifth, Sixth, Seventh)> {
    let (first, second, third, fourth, fifth, sixth, seventh) = (
      first.reflection, second.reflection, third.reflection, fourth.reflection, fifth.reflection,
      sixth.reflection, seventh.reflection
    )
    let ended = Lifetime.all([
      first.node.ending,
      second.node.ending,
      third.node.ending,
      fourth.node.ending,
      fifth.node.ending,
      sixth.node.ending,
      seventh.node.ending,
    ])
    let areEqual = Equality.of(
      Value.self,
      Second.self,
      Third.self,
      Fourth.self,
      Fifth.self,
      Sixth.self,
      Seventh.self
    )
    return Property(deriving: "combineLatest", until: ended, areEqual: areEqual) {
      (
        first.value, second.value, third.value, fourth.value, fifth.value, sixth.value,
        seventh.value
      )
    }
  }

  /// Returns a property of the values of eight properties, as a tuple.
  ///
  /// It is lazy, and sends one event per change, even if one write or one `batch` changes several.
  /// Its signal completes when all the properties have been released.
  public static func combineLatest<Second, Third, Fourth, Fifth, Sixth, Seventh, Eighth>(
    _ first: some PropertyProtocol<Value>,
    _ second: some PropertyProtocol<Second>,
    _ third: some PropertyProtocol<Third>,
    _ fourth: some PropertyProtocol<Fourth>,
    _ fifth: some PropertyProtocol<Fifth>,
    _ sixth: some PropertyProtocol<Sixth>,
    _ seventh: some PropertyProtocol<Seventh>,
    _ eighth: some PropertyProtocol<Eighth>
  ) -> Property<(Value, Second, Third, Fourth, Fifth, Sixth, Seventh, Eighth)> {
    let (first, second, third, fourth, fifth, sixth, seventh, eighth) = (
      first.reflection, second.reflection, third.reflection, fourth.reflection, fifth.reflection,
      sixth.reflection, seventh.reflection, eighth.reflection
    )
    let ended = Lifetime.all([
      first.node.ending,
      second.node.ending,
      third.node.ending,
      fourth.node.ending,
      fifth.node.ending,
      sixth.node.ending,
      seventh.node.ending,
      eighth.node.ending,
    ])
    let areEqual = Equality.of(
      Value.self,
      Second.self,
      Third.self,
      Fourth.self,
      Fifth.self,
      Sixth.self,
      Seventh.self,
      Eighth.self
    )
    return Property(deriving: "combineLatest", until: ended, areEqual: areEqual) {
      (
        first.value, second.value, third.value, fourth.value, fifth.value, sixth.value,
        seventh.value, eighth.value
      )
    }
  }
}
