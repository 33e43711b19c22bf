@_spi(Engine) public import Bindery

/// A stateless operator that may change the failure type.
///
/// Like a ``StatelessOperator`` it observes its upstream only while it is observed.
@MainActor
@usableFromInline
class LazyOperator<Value, Failure: Error, NewValue, NewFailure: Error>:
  Operator<Value, Failure, NewValue, NewFailure>
{
  override init() { super.init() }

  @usableFromInline override init(body: @escaping Body) { super.init(body: body) }

  deinit {}

  override var isLazy: Bool { true }
}
