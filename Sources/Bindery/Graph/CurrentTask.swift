/// An identifier of the task that runs on this thread.
nonisolated struct CurrentTask: Hashable {
  private let task: Int

  /// The identifier of the running task; one of its own where no task runs, as in the callback of an
  /// event loop.
  ///
  /// - Cost: about 40 ns, which is more than the rest of a read.
  static var now: CurrentTask { CurrentTask(task: withUnsafeCurrentTask { $0.hashValue }) }
}
