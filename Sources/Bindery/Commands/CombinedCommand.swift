/// Several commands that a user executes as one, such as “refresh everything”.
///
/// ```swift
/// let refreshAll = CombinedCommand(owned.reload, starred.reload)
/// ```
///
/// It is enabled while all of its children are, and executing while any of them is, also when a
/// child was executed alone. Children can be added and removed. A combined command retains its
/// children; without any it is disabled. The ideas are ReactiveUI's combined commands, and Prism's
/// `CompositeCommand`.
@MainActor
public final class CombinedCommand<Input>: CommandStatus {
  private struct Child {
    let command: any CommandStatus
    let execute: (Input) -> Void
    let executeAndWait: @MainActor (Input) async throws -> Void
    let deliver: (any Error) -> Void
  }

  @MutableProperty private var children: [Child] = []

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

  /// Adds `command` to the children.
  ///
  /// - Returns: A handle: disposing of it removes the command again. Releasing it does nothing.
  @discardableResult
  public func add<Output>(_ command: Command<Input, Output>) -> any Disposable {
    children.append(
      Child(
        command: command,
        execute: { command.execute($0) },
        executeAndWait: { _ = try await command($0) },
        deliver: { command.deliver($0) }
      )
    )
    return AnyDisposable { [weak self] in
      self?.children.removeAll { $0.command === command }
    }
  }

  /// Executes all children, in the order in which they were added, if all are enabled.
  ///
  /// A failure is published by the child that failed.
  ///
  /// - Returns: Whether all were enabled.
  @discardableResult
  public func execute(_ input: Input) -> Bool {
    untracked {
      guard isEnabled else { return false }
      for child in children { child.execute(input) }
      return true
    }
  }

  /// Executes all children concurrently and waits until all have ended.
  ///
  /// - Throws: ``CommandError/disabled``, or the failure of the first child, in the order of
  ///   adding, that has failed. The children publish the other failures.
  public func callAsFunction(_ input: Input) async throws {
    guard untracked({ isEnabled }) else { throw CommandError.disabled }
    let children = untracked { self.children }
    var started: [Task<Void, any Error>] = []
    for child in children {
      started.append(Task.immediate { @MainActor in try await child.executeAndWait(input) })
    }
    let tasks = started
    let failure = await withTaskCancellationHandler {
      await firstFailure(of: tasks, by: children)
    } onCancel: {
      for task in tasks { task.cancel() }
    }
    if let failure { throw failure }
  }

  /// Cancels all children.
  public func cancel() {
    for child in untracked({ children }) { child.command.cancel() }
  }

  /// Waits for all children; a second failure is published by the child that failed.
  private func firstFailure(
    of tasks: [Task<Void, any Error>],
    by children: [Child]
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
  /// - Returns: Whether all were enabled.
  @discardableResult
  public func execute() -> Bool { execute(()) }

  /// Executes all children concurrently and waits until all have ended.
  public func callAsFunction() async throws { try await callAsFunction(()) }
}
