public import Bindery
public import BinderySignals

/// The operator names of RxSwift, so that the compiler suggests the name here.
extension SignalProducerConvertible {
  /// RxSwift’s name for `skipRepeats()`.
  @available(*, unavailable, renamed: "skipRepeats()")
  public func distinctUntilChanged() -> SignalProducer<Value, Failure> { unavailable() }

  /// RxSwift’s name for `skip(first:)`.
  @available(*, unavailable, renamed: "skip(first:)")
  public func skip(_ count: Int) -> SignalProducer<Value, Failure> { unavailable() }

  /// RxSwift’s name for `take(first:)`.
  @available(*, unavailable, renamed: "take(first:)")
  public func take(_ count: Int) -> SignalProducer<Value, Failure> { unavailable() }

  /// RxSwift’s name for `take(last:)`.
  @available(*, unavailable, renamed: "take(last:)")
  public func takeLast(_ count: Int) -> SignalProducer<Value, Failure> { unavailable() }

  /// RxSwift’s name for `withLatest(from:)`.
  @available(*, unavailable, renamed: "withLatest(from:)")
  public func withLatestFrom<Other>(_ other: some SignalProducerConvertible<Other, Never>)
    -> SignalProducer<(Value, Other), Failure>
  { unavailable() }

  /// RxSwift’s name for `retry(upTo:)`.
  @available(*, unavailable, renamed: "retry(upTo:)")
  public func retry(_ count: Int) -> SignalProducer<Value, Failure> { unavailable() }

  /// RxSwift’s name for `on(value:)`.
  @available(*, unavailable, renamed: "on(value:)")
  public func `do`(onNext: (Value) -> Void) -> SignalProducer<Value, Failure> { unavailable() }

  /// RxSwift’s name for `flatten(.latest)`.
  @available(*, unavailable, message: "use flatten(.latest), or flatMap(.latest) { … }")
  public func switchLatest() -> SignalProducer<Value, Failure> { unavailable() }

  /// RxSwift’s name for `flatMap(.latest)`.
  @available(*, unavailable, message: "use flatMap(.latest) { … }")
  public func flatMapLatest<New>(
    _ transform: (Value) -> SignalProducer<New, Failure>
  ) -> SignalProducer<New, Failure> { unavailable() }

  /// RxSwift’s name for `flatMap(.throttle)`.
  @available(*, unavailable, message: "use flatMap(.throttle) { … }")
  public func flatMapFirst<New>(
    _ transform: (Value) -> SignalProducer<New, Failure>
  ) -> SignalProducer<New, Failure> { unavailable() }

  /// RxSwift’s name for `flatMap(.concat)`.
  @available(*, unavailable, message: "use flatMap(.concat) { … }")
  public func concatMap<New>(
    _ transform: (Value) -> SignalProducer<New, Failure>
  ) -> SignalProducer<New, Failure> { unavailable() }

  /// RxSwift’s operator to write values to a target.
  @available(*, unavailable, message: "write the target first: target <~ signal")
  public func bind(to target: some Any) -> any Disposable {
    unavailable()
  }

  /// RxSwift’s operator to write values to a view.
  @available(*, unavailable, message: "write the target first: target <~ signal")
  public func drive(_ target: some Any) -> any Disposable {
    unavailable()
  }

  /// RxSwift’s operator to hide a type.
  @available(*, unavailable, message: "use `.producer` of the property, or the signal itself")
  public func asObservable() -> SignalProducer<Value, Failure> { unavailable() }

  /// RxSwift’s operator to make a driver.
  @available(
    *,
    unavailable,
    message: "all signals send on the main actor: bind the signal itself"
  )
  public func asDriver() -> SignalProducer<Value, Failure> { unavailable() }

  /// RxSwift’s name for `race(with:)`.
  @available(*, unavailable, renamed: "race(with:)")
  public func amb(
    _ other: some SignalProducerConvertible<Value, Failure>
  ) -> SignalProducer<Value, Failure> { unavailable() }
}

extension SignalProducer {
  /// RxSwift’s name for `init(value:)`.
  @available(*, unavailable, renamed: "init(value:)")
  public static func just(_ value: Value) -> SignalProducer { unavailable() }

  /// RxSwift’s name for `init(error:)`.
  @available(*, unavailable, renamed: "init(error:)")
  public static func error(_ error: Failure) -> SignalProducer { unavailable() }
}
