/// Lets everything run that waits for the main actor, and what that makes due in turn.
///
/// For tests of code that awaits: after a fake service was told to answer, what awaits the answer
/// has run when `settle` returns. Work that goes through other threads on its way (`async let`, a
/// detached task, a service that is an actor) has had its turn there several times. It waits for no
/// time.
@MainActor
public func settle() async {
  for _ in 0..<4 {
    for _ in 0..<16 { await Task.yield() }
    // Comes back when the other threads have taken up what was given to them before.
    await Task.detached(priority: .low) {}.value
  }
}
