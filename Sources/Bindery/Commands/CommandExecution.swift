/// One execution of a command, as its body sees it.
///
/// The body is given it as the last argument. It reports progress, stops work that does not observe
/// the cancellation of a task, and tells whether its result still counts. It is released with the
/// execution.
///
/// ```swift
/// let upload = Command<[Book], Int> { books, execution in
///   execution.onCancel { print("Cancelled.") }
///   for (count, book) in books.enumerated() where !execution.isCancelled {
///     try await library.save(book)
///     execution.report(progress: Double(count + 1) / Double(books.count))
///   }
///   return books.count
/// }
/// ```
@MainActor
public class CommandExecution {
  private var cancelHandler: (() -> Void)?
  /// Retains the object that made the command until the outcome is published.
  @usableFromInline final var owner: OwnerAnchor?

  /// Whether the execution was cancelled or superseded; its result is then not published.
  public private(set) final var isCancelled = false
  /// Whether the execution ends as soon as its cancel handler has returned.
  private(set) final var endsWhenCancelled = false

  @inlinable init() {}

  deinit {}

  /// Reports the progress from 0 to 1, or `nil` if it is unknown.
  public final func report(progress: Double?) {
    if !isCancelled { publish(progress: progress) }
  }

  /// Sets a handler that is called when the execution is cancelled, or at once if it has been.
  public final func onCancel(_ handler: @escaping () -> Void) {
    if isCancelled { handler() } else { cancelHandler = handler }
  }

  /// Sets the cancel handler of a callback body, whose execution ends when `handler` has returned.
  final func end(afterCancelling handler: @escaping () -> Void) {
    endsWhenCancelled = true
    onCancel(handler)
  }

  /// Cancels the execution.
  ///
  /// The body is still running until it returns, except for a callback body.
  func cancel() {
    guard !isCancelled else { return }
    isCancelled = true
    let handler = cancelHandler
    cancelHandler = nil
    handler?()
  }

  /// Publishes the progress through the command, if it has not been released.
  func publish(progress: Double?) {}
}
