import Bindery

#if canImport(Glibc)
import CBinderyTesting
#endif

/// Waits until no task has work left that can run.
///
/// For tests of asynchronous code: after a test double has returned a response, every task that
/// awaited it has run when `settle` returns, and so has every task that those have started.
///
/// ```swift
/// server.answer("Juno")
/// await settle()
/// #expect(viewModel.title == "Juno")
/// ```
///
/// The function counts jobs: each job that the Swift runtime enqueues on the main actor, on another
/// actor or on the global executor counts until it has run. `settle` returns after that number has
/// been zero. So a chain of tasks of any length ends first, also across actors, detached tasks and
/// `async let`, and also on a slow machine.
///
/// A suspended task is not counted until it is resumed: one that sleeps, or that awaits a
/// continuation, a process, a timer or a connection. Blocks of a dispatch queue, other threads and
/// executors that do not use libdispatch are not counted either.
///
/// The count is that of the process. Tests that run at the same time wait for each other’s jobs,
/// but not for each other’s `settle()`. A task that polls, in a loop of `Task.yield()`, has work
/// left until its loop ends. So `settle` also returns after `limit` jobs, and reports then to
/// `Trace` which executions of commands and tasks of lifetimes have not ended, and the number of
/// all other jobs. A job that does not return is waited for.
///
/// Counting needs Linux with glibc, and a runtime that enqueues with `dispatch_async_f`. Elsewhere
/// the promise is weaker: a call lets all other tasks run 1,000 times on the main actor and on the
/// global executor. Chains on the main actor of up to that length end first; longer ones, and slow
/// work on another thread, may not.
///
/// - Parameters:
///   - limit: The number of jobs after which the call returns and reports.
///   - file: The file for the report.
///   - line: The line for the report.
@MainActor
public func settle(
  limit: Int = 1_000_000,
  file: StaticString = #fileID,
  line: UInt = #line
) async {
  let jobs = await waitForJobs(limit: limit)
  guard !jobs.areDone else { return }
  Trace.report(
    .unfinishedWork(
      call: "settle() (\(file):\(line)) after \(limit) jobs",
      work: RunningTasks.names + [otherJobs]
    )
  )
}

/// Waits until no task has work left that can run; the form to pass as a function.
@_disfavoredOverload
@MainActor
public func settle() async { await settle(limit: 1_000_000) }

/// The number of jobs that have ended, and whether no job was left.
typealias WaitedJobs = (ended: Int, areDone: Bool)

/// Waits until there are no jobs, or until `limit` jobs have ended.
@MainActor
func waitForJobs(limit: Int) async -> WaitedJobs {
  #if canImport(Glibc)
  if isCounting { return await countJobs(limit: limit) }
  #endif
  _ = warning
  await takeTurns(1_000)
  return (1_000, true)
}

/// Prints a warning, once.
private let warning: Void = {
  print("BinderyTesting: jobs cannot be counted here: settle() yields 1,000 times instead")
}()

/// Yields `count` times to the other tasks, each time on the main actor and on the global executor.
@MainActor
func takeTurns(_ count: Int) async {
  for _ in 0..<count {
    await Task.yield()
    await Task.detached(priority: .background) {}.value
  }
}

#if canImport(Glibc)
private func countJobs(limit: Int) async -> WaitedJobs {
  await withCheckedContinuation { continuation in
    let waiter = unsafe Unmanaged.passRetained(Waiter(continuation))
    unsafe bindery_await_no_jobs(
      UInt64(clamping: limit),
      { context, ended, areDone in
        unsafe Unmanaged<Waiter>.fromOpaque(context).takeRetainedValue().continuation
          .resume(returning: (Int(clamping: ended), areDone))
      },
      unsafe waiter.toOpaque()
    )
  }
}

private let isCounting = bindery_counts_jobs()

/// The number of jobs that do not belong to a task in `RunningTasks`, as text.
var otherJobs: String {
  // The job of a task is the task itself.
  let tasks = unsafe RunningTasks.tasks.map { task in
    unsafe withUnsafeBytes(of: task) { unsafe $0.load(as: UnsafeRawPointer.self) }
  }
  return unsafe "\(bindery_other_jobs(tasks, tasks.count)) other jobs"
}

/// The continuation of a call of `settle()`, for the C target to hold.
private nonisolated final class Waiter: Sendable {
  let continuation: CheckedContinuation<WaitedJobs, Never>

  init(_ continuation: CheckedContinuation<WaitedJobs, Never>) {
    self.continuation = continuation
  }

  deinit {}
}
#else
var otherJobs: String { "an unknown number of other jobs" }
#endif
