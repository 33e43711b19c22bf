#if canImport(Glibc)
import CBinderyTesting
#endif

/// Waits until no task has anything left to do.
///
/// For tests of code that awaits: once a test double was told to answer, whatever awaits the answer
/// has run when `settle` returns, and so has everything that it started in turn.
///
/// ```swift
/// server.answer("Juno")
/// await settle()
/// #expect(viewModel.title == "Juno")
/// ```
///
/// The program’s work is counted, not guessed: each job that the Swift runtime enqueues, on the
/// main actor, on another actor or on the global executor, counts until it has run. After the call
/// there was a moment at which that number was zero. So a chain of any length ends first, through
/// as many actors, detached tasks and `async let` as it likes, however slow the machine is.
///
/// A task that is suspended counts for nothing until it is resumed: one that sleeps, that awaits a
/// continuation, a process, a timer or a connection. Blocks of a dispatch queue, threads of your
/// own and executors that do not use libdispatch are not counted either.
///
/// The count is the process’s. Tests that run at the same time wait for each other’s work, but not
/// for each other’s `settle()`. So a loop of `Task.yield()` that waits for something outside delays
/// them until it ends.
///
/// The count needs Linux with glibc, and a runtime that enqueues with `dispatch_async_f`. Elsewhere
/// the promise is weaker: a call gives all other tasks 1,000 turns on the main actor and on the
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
  print("BinderyTesting: jobs cannot be counted here, so settle() gives other tasks 1,000 turns")
}()

/// Lets the other tasks run that many times: once on the main actor, once on the global executor.
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

/// A call of `settle()`, as C keeps it.
private nonisolated final class Waiter: Sendable {
  let continuation: CheckedContinuation<Void, Never>

  init(_ continuation: CheckedContinuation<Void, Never>) { self.continuation = continuation }

  deinit {}
}
#endif
