/// One execution of a command, as its body sees it.
@MainActor
public final class CommandRun {
  private var cancelHandler: (() -> Void)?
  private let reportProgress: (Double?) -> Void

  /// Whether the execution was cancelled or superseded; what it returns is not published.
  public private(set) var isCancelled = false

  init(reportProgress: @escaping (Double?) -> Void) {
    self.reportProgress = reportProgress
  }

  deinit {}

  /// Tells how far the work is, from 0 to 1, or `nil` when nobody can say.
  public func report(progress: Double?) {
    if !isCancelled { reportProgress(progress) }
  }

  /// Sets what to do when the execution is cancelled; does it at once when it has been.
  public func onCancel(_ handler: @escaping () -> Void) {
    if isCancelled { handler() } else { cancelHandler = handler }
  }

  func cancel() {
    guard !isCancelled else { return }
    isCancelled = true
    let handler = cancelHandler
    cancelHandler = nil
    handler?()
  }
}
