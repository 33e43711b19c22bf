/// One execution of a command, as its body sees it.
@MainActor
public class CommandExecution {
  private var cancelHandler: (() -> Void)?
  /// Retains the object that made the command until the outcome is published.
  @usableFromInline @exclusivity(unchecked) final var owner: OwnerAnchor?

  /// Whether the execution was cancelled or superseded; what it returns is not published.
  @exclusivity(unchecked) public private(set) final var isCancelled = false

  @inlinable init() {}

  deinit {}

  /// Tells how far the work is, from 0 to 1, or `nil` when nobody can say.
  public final func report(progress: Double?) {
    if !isCancelled { publish(progress: progress) }
  }

  /// Sets what to do when the execution is cancelled; does it at once when it has been.
  public final func onCancel(_ handler: @escaping () -> Void) {
    if isCancelled { handler() } else { cancelHandler = handler }
  }

  /// Asks the body to stop.
  ///
  /// It is still running until it ends.
  func cancel() {
    guard !isCancelled else { return }
    isCancelled = true
    let handler = cancelHandler
    cancelHandler = nil
    handler?()
  }

  /// Hands the progress to the command, if it is still there.
  func publish(progress: Double?) {}
}
