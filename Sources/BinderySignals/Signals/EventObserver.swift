/// An observer that calls a closure with each event.
///
/// Its body is formed in an inlinable initialiser, so the compiler specialises it for the types of
/// the caller.
@MainActor
@usableFromInline
final class EventObserver<Value, Failure: Error>: Observer<Value, Failure> {
  @usableFromInline let action: (Signal<Value, Failure>.Event) -> Void
  private let ending: (EventObserver, Termination<Failure>) -> Void

  @inlinable
  convenience init(_ action: @escaping (Signal<Value, Failure>.Event) -> Void) {
    self.init(action) {
      downcast($0, to: EventObserver.self).action(.value($1))
    } ending: {
      $0.action(Signal<Value, Failure>.Event($1))
    }
  }

  @usableFromInline
  init(
    _ action: @escaping (Signal<Value, Failure>.Event) -> Void,
    body: @escaping Body,
    ending: @escaping (EventObserver, Termination<Failure>) -> Void
  ) {
    self.action = action
    self.ending = ending
    super.init(body: body)
  }

  deinit {}

  override func terminate(_ termination: Termination<Failure>) { ending(self, termination) }
}
