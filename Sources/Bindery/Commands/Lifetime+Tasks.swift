extension Lifetime {
  /// Starts `operation` now, and cancels it when the lifetime ends.
  ///
  /// For work that ends with a view model and that no user requested, such as a poll:
  ///
  /// ```swift
  /// lifetime.task { [service, _status] in
  ///   while let next = await service.nextStatus() { _status.value = next }
  /// }
  /// ```
  ///
  /// The first part runs before `task` returns, up to the first suspension; its reads are not
  /// observed. On Apple’s systems before version 26 it runs in the next job of the main
  /// actor, unless the lifetime has ended until then. Nothing is started on a lifetime that has
  /// ended. The calling task does not matter, not even if it has been cancelled: the work belongs
  /// to the lifetime. The operation and its
  /// captures are retained until it has ended: an operation that captures its own view model
  /// retains it until then. A task that has ended is not retained. For work on each element of a
  /// sequence, ``task(_:for:name:file:line:_:)`` does not retain the view model at rest.
  ///
  /// - Parameters:
  ///   - name: The name in reports of work that does not end.
  ///   - file: The file for these reports.
  ///   - line: The line for these reports.
  ///   - operation: The work.
  /// - Returns: The task, to await or to cancel it earlier.
  @discardableResult
  public func task(
    name: StaticString = #function,
    file: StaticString = #fileID,
    line: UInt = #line,
    _ operation: @escaping @MainActor () async -> Void
  ) -> Task<Void, Never> {
    start(as: SourceLabel(name, file, line), operation)
  }

  private func start(
    as label: SourceLabel,
    _ operation: @escaping @MainActor () async -> Void
  ) -> Task<Void, Never> {
    let token = TaskDisposable()
    if hasEnded { token.dispose() }
    let task = untracked {
      immediateTask { @MainActor in
        if !token.isDisposed { await operation() }
        RunningTasks.remove(at: &token.place)
        token.finish()
      }
    }
    token.task = task
    if !token.isDisposed {
      token.place = RunningTasks.add(task, isCommand: false, label)
    }
    add(token)
    return task
  }

  /// Cancels `task` when this lifetime ends, or at once if it has.
  ///
  /// The task and its result are retained until the task has ended.
  public func add<Success, Failure>(_ task: Task<Success, Failure>) {
    guard !hasEnded else { return task.cancel() }
    // Not an effect of the cancellation of the waiting task, which may not have begun.
    let ending = observeEnded { task.cancel() }
    self.task {
      _ = await task.result
      ending.dispose()
    }
  }

  /// Calls `body` with `owner` and each element of `elements`, until the sequence or the lifetime
  /// ends.
  ///
  /// ```swift
  /// lifetime.task(self, for: store.changes()) { viewModel, change in viewModel.apply(change) }
  /// ```
  ///
  /// The owner is held weakly and retained only while `body` runs, so a sequence without end keeps
  /// no view model alive; the first element after its release ends the work. Elements are handled
  /// one at a time, in order, and none after the end of the lifetime, not even those that a stream
  /// has buffered. An error that the sequence or `body` throws ends the work and is reported to
  /// ``Trace``.
  ///
  /// - Returns: The task, to await or to cancel it earlier.
  @discardableResult
  public func task<Owner: AnyObject, Elements: AsyncSequence>(
    _ owner: Owner,
    for elements: Elements,
    name: StaticString = #function,
    file: StaticString = #fileID,
    line: UInt = #line,
    _ body: @escaping @MainActor (Owner, Elements.Element) async throws -> Void
  ) -> Task<Void, Never> {
    task(owner, of: { elements }, name: name, file: file, line: line, body)
  }

  /// Calls `body` with `owner` and each element of the sequence that `elements` returns, until the
  /// sequence or the lifetime ends.
  ///
  /// For a service on another actor, which has to be awaited for its sequence:
  ///
  /// ```swift
  /// lifetime.task(self, of: { await store.changes() }) { viewModel, change in
  ///   viewModel.apply(change)
  /// }
  /// ```
  ///
  /// The owner is held weakly and retained only while `body` runs. Elements are handled one at a
  /// time, in order, and none after the end of the lifetime. An error of `elements`, of the
  /// sequence or of `body` ends the work and is reported to ``Trace``.
  ///
  /// - Returns: The task, to await or to cancel it earlier.
  @discardableResult
  public func task<Owner: AnyObject, Elements: AsyncSequence>(
    _ owner: Owner,
    of elements: @escaping @MainActor () async throws -> Elements,
    name: StaticString = #function,
    file: StaticString = #fileID,
    line: UInt = #line,
    _ body: @escaping @MainActor (Owner, Elements.Element) async throws -> Void
  ) -> Task<Void, Never> {
    start(as: SourceLabel(name, file, line)) { [weak owner] in
      do {
        for try await element in try await elements() {
          guard !Task.isCancelled, let owner else { return }
          try await body(owner, element)
        }
      } catch {
        if error is CancellationError { return }
        Trace.report(.unhandledError(command: "\(name)", error))
      }
    }
  }
}
