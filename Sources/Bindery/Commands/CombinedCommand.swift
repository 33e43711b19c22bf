/// Several commands that a user executes as one, such as “refresh everything”.
///
/// ```swift
/// let refreshAll = CombinedCommand(owned.reload, starred.reload)
/// ```
///
/// It is enabled while all of its children are, and executing while any of them is, also when a
/// child was executed alone. Children can be added and removed; a command that is added twice is
/// one child until both handles have been disposed of. A combined command retains its children;
/// without any it is disabled. The ideas are ReactiveUI's combined commands, and Prism's
/// `CompositeCommand`.
///
/// A view shows it like one command:
///
/// ```swift
/// let addition = refreshAll.add(watched.reload)
/// button.isEnabled = refreshAll.isEnabled
/// spinner.isHidden = !refreshAll.isExecuting
///
/// refreshAll.execute()
/// try await refreshAll()  // waits for all children
///
/// refreshAll.cancel()
/// addition.dispose()  // removes the command that was added
/// ```
@MainActor
public final class CombinedCommand<Input>: CommandStatus {
  @MutableProperty private var children: [CombinedChild<Input>] = []

  /// Combines commands, whose outputs may differ in type.
  public init<each Output>(_ commands: repeat Command<Input, each Output>) {
    repeat _ = add(each commands)
  }

  deinit {}

  /// Whether there are children and all of them are enabled.
  ///
  /// Reading it inside `observe` subscribes.
  public var isEnabled: Bool {
    for child in children where !child.command.isEnabled { return false }
    return !children.isEmpty
  }

  /// Whether any of the children is executing.
  ///
  /// Reading it inside `observe` subscribes.
  public var isExecuting: Bool {
    for child in children where child.command.isExecuting { return true }
    return false
  }

  /// Adds `command` to the children, unless it is one already.
  ///
  /// - Returns: A handle: disposing of it takes this addition back. The command is removed with its
  ///   last addition. Releasing the handle does nothing.
  @discardableResult
  public func add<Output>(_ command: Command<Input, Output>) -> any Disposable {
    untracked {
      if let index = children.firstIndex(where: { $0.command === command }) {
        children[index].additions += 1
      } else {
        children.append(CombinedChild(of: command))
      }
    }
    return AnyDisposable { [weak self] in self?.remove(command) }
  }

  /// Executes all children, in the order in which they were added, if all are enabled.
  ///
  /// A failure is published by the child that failed.
  ///
  /// - Returns: Whether all children have accepted the input. If one of them was disabled before,
  ///   none is executed. If the execution of a child disables a later one, only that one is not
  ///   executed.
  @discardableResult
  public func execute(_ input: Input) -> Bool {
    untracked {
      guard isEnabled else { return false }
      var isAccepted = true
      for child in children where !child.execute(input) { isAccepted = false }
      return isAccepted
    }
  }

  /// Executes all children concurrently and waits until all have ended.
  ///
  /// Cancelling the calling task cancels their executions, unless others have requested them too.
  /// Children that have not been started before the cancellation are not executed.
  ///
  /// - Throws: ``CommandError/disabled`` if a child was disabled: then none is executed;
  ///   `CancellationError` if the calling task was cancelled; or the failure of the first child, in
  ///   the order of adding, that has failed. A child that the execution of an earlier one has
  ///   disabled counts as failed with ``CommandError/disabled``. The children publish the other
  ///   failures.
  public func callAsFunction(_ input: Input) async throws {
    try Task.checkCancellation()
    guard untracked({ isEnabled }) else { throw CommandError.disabled }
    let children = untracked { self.children }
    var started: [Task<Void, any Error>] = []
    // The body of a child may cancel the calling task.
    for child in children where !Task.isCancelled {
      started.append(
        immediateTask(throwing: { @MainActor in try await child.executeAndWait(input) })
      )
    }
    let tasks = started
    let failure = await withTaskCancellationHandler {
      await firstFailure(of: tasks, by: children)
    } onCancel: {
      for task in tasks { task.cancel() }
    }
    if let failure { throw failure }
    if tasks.count < children.count { throw CancellationError() }
  }

  /// Cancels all children.
  public func cancel() {
    for child in untracked({ children }) { child.command.cancel() }
  }

  /// Takes one addition of a child back.
  private func remove(_ command: any CommandStatus) {
    untracked {
      guard let index = children.firstIndex(where: { $0.command === command }) else { return }
      if children[index].additions > 1 {
        children[index].additions -= 1
      } else {
        children.remove(at: index)
      }
    }
  }

  /// Waits for all children; a second failure is published by the child that failed.
  private func firstFailure(
    of tasks: [Task<Void, any Error>],
    by children: [CombinedChild<Input>]
  ) async -> (any Error)? {
    var first: (any Error)?
    for (task, child) in zip(tasks, children) {
      do { try await task.value } catch {
        if first == nil || first is CancellationError {
          first = error
        } else if !(error is CancellationError) {
          child.deliver(error)
        }
      }
    }
    return first
  }
}

extension CombinedCommand where Input == Void {
  /// Executes all children, in the order in which they were added, if all are enabled.
  ///
  /// - Returns: Whether all children have accepted the execution.
  @discardableResult
  public func execute() -> Bool { execute(()) }

  /// Executes all children concurrently and waits until all have ended.
  public func callAsFunction() async throws { try await callAsFunction(()) }
}
