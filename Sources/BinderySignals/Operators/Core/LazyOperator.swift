public import Bindery

/// An operator without a memory that may change the type of failures.
///
/// Like a ``StatelessOperator`` it need not hear what nobody listens to.
@MainActor
@usableFromInline
class LazyOperator<Value, Failure: Error, NewValue, NewFailure: Error>:
  Operator<Value, Failure, NewValue, NewFailure>
{
  override init() { super.init() }

  @usableFromInline override init(body: @escaping Body) { super.init(body: body) }

  deinit {}

  public override var isLazy: Bool { true }
}
