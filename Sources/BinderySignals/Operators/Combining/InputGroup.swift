@_spi(Engine) public import Bindery

/// The state that the inputs of an operator share: the output, and whether it has ended.
///
/// As the head of a run it receives the interruption of the run.
@MainActor
@usableFromInline
class InputGroup<Output, Failure: Error>: Feed {
  @usableFromInline final let output: Observer<Output, Failure>
  /// The number of inputs that have not completed.
  private final var running: Int
  /// Whether the output has ended.
  private(set) final var hasEnded = false

  @usableFromInline
  init(of count: Int, sendingTo output: Observer<Output, Failure>) {
    self.output = output
    running = count
    super.init()
  }

  deinit {}

  /// Ends the output when all inputs have completed, or one has ended in another way.
  final func inputEnded(_ termination: Termination<Failure>) {
    if case .completed = termination {
      running -= 1
      if running > 0 { return }
    }
    end(termination)
  }

  /// Ends the output, unless it has ended.
  final func end(_ termination: Termination<Failure>) {
    guard !hasEnded else { return }
    close()
    output.terminate(termination)
  }

  /// Interrupts the output, also after its ending, because operators downstream may still be
  /// active.
  override func interrupt() {
    close()
    output.terminate(.interrupted)
  }

  /// Releases what is needed only until the end.
  @usableFromInline func close() { hasEnded = true }
}
