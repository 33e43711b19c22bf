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
/// but not for each other’s `settle()`. A loop of `Task.yield()` that waits for an outside event
/// delays them until it ends.
///
/// Counting needs Linux with glibc, and a runtime that enqueues with `dispatch_async_f`. Elsewhere
/// the promise is weaker: a call lets all other tasks run 1,000 times on the main actor and on the
/// global executor. Chains on the main actor of up to that length end first; longer ones, and slow
/// work on another thread, may not.
@MainActor
public func settle() async {
  #if canImport(Glibc)
  if isCounting { return await awaitNoJobs() }
  #endif
  _ = warning
  await takeTurns(1_000)
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
private func awaitNoJobs() async {
  await withCheckedContinuation { continuation in
    let waiter = Unmanaged.passRetained(Waiter(continuation))
    bindery_await_no_jobs(
      { Unmanaged<Waiter>.fromOpaque($0).takeRetainedValue().continuation.resume() },
      waiter.toOpaque()
    )
  }
}

private let isCounting = bindery_counts_jobs()

/// The continuation of a call of `settle()`, for the C target to hold.
private nonisolated final class Waiter: Sendable {
  let continuation: CheckedContinuation<Void, Never>

  init(_ continuation: CheckedContinuation<Void, Never>) { self.continuation = continuation }

  deinit {}
}
#endif
