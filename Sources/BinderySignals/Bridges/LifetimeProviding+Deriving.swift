public import Bindery

extension LifetimeProviding {
  /// Derives a value from `inputs` alone by asynchronous work, whose reads are not tracked.
  ///
  /// ```swift
  /// @MutableProperty var query = ""
  /// @MutableProperty private(set) var books = AsyncState<[String]>.idle
  /// private let shelf: Shelf
  ///
  /// init(_ shelf: Shelf, scheduler: any Scheduler) {
  ///   self.shelf = shelf
  ///   super.init()
  ///   let typed = $query.producer.debounce(.milliseconds(300), on: scheduler)
  ///   _books <~ derive(from: typed) { try await $0.shelf.titles(matching: $1) }
  /// }
  /// ```
  ///
  /// - A newer input cancels the work for the previous input and drops its result. The state is
  ///   then `loading` with the last value.
  /// - An error of the work makes the state `failed`; the next input starts the work again. Work
  ///   that throws `CancellationError` without being superseded restores the state before it.
  /// - Lifetime: the object is held weakly, and retained while the work for an input runs. The end
  ///   of its `lifetime` cancels the work, and nothing is sent after that.
  ///
  /// Unlike `@Computed`, only a new input starts the work again. Combine several properties into
  /// one input with `combineLatest` or `computed`. A property that the work itself reads before its
  /// first suspension is reported to `Trace` in debug builds, once for each call of `derive`; a
  /// read inside `untracked` is not.
  ///
  /// - Parameters:
  ///   - inputs: A property, a signal or a producer. The current value of a property is the first
  ///     input.
  ///   - file: The file for reports.
  ///   - line: The line for reports.
  ///   - work: The work, given the object and the input. It begins synchronously, on the main
  ///     actor.
  /// - Returns: A producer of the states, for a property of the object.
  public func derive<Input, Value>(
    from inputs: some SignalProducerConvertible<Input, Never>,
    file: StaticString = #fileID,
    line: UInt = #line,
    _ work: @escaping @MainActor (Self, Input) async throws -> Value
  ) -> SignalProducer<AsyncState<Value>, Never> {
    let anchor = OwnerAnchor.of(self)
    let inputs = inputs.producer
    let call = SourceLabel("derive(from:)", file, line)
    return SignalProducer { Derivation(by: anchor, call, work) }
      .flatMap(.concat) { derivation in
        inputs.flatMap(.latest) { derivation.states(for: $0) }
      }
      .take(during: lifetime)
  }
}

/// The work of one run of a producer of states.
@MainActor
private final class Derivation<Owner: AnyObject, Input, Value> {
  private let anchor: OwnerAnchor
  private let call: SourceLabel
  private let work: @MainActor (Owner, Input) async throws -> Value
  /// The state after the last work that was not cancelled.
  private var settled = AsyncState<Value>.idle

  init(
    by anchor: OwnerAnchor,
    _ call: SourceLabel,
    _ work: @escaping @MainActor (Owner, Input) async throws -> Value
  ) {
    self.anchor = anchor
    self.call = call
    self.work = work
  }

  deinit {}

  func states(for input: Input) -> SignalProducer<AsyncState<Value>, Never> {
    SignalProducer { [self] observer, lifetime in
      observer.send(value: .loading(previous: settled.value))
      // An observer of the `loading` state may have sent a newer input, or released the owner.
      guard !lifetime.hasEnded else { return }
      let probe = ReadProbe(of: call)
      untracked {
        lifetime.task { [self] in
          // A task that is cancelled before it begins does not come here, so it must not hold.
          guard let owner = anchor.hold() else { return }
          probe?.start()
          let state = await state(of: downcast(owner, to: Owner.self), input)
          probe?.stop()
          if !lifetime.hasEnded {
            settled = state
            observer.send(value: state)
            observer.sendCompleted()
          }
          anchor.release()
        }
        probe?.stop()
      }
    }
  }

  private func state(of owner: Owner, _ input: Input) async -> AsyncState<Value> {
    do {
      return .loaded(try await work(owner, input))
    } catch is CancellationError {
      return settled
    } catch {
      return .failed(error, previous: settled.value)
    }
  }
}
