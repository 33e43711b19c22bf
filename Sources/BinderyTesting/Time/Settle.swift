/// Lets everything run that waits for the main actor, and what that makes due in turn.
///
/// For tests of code that awaits: after a fake service was told to answer, what awaits the answer
/// has run when `settle` returns. It waits for no time and for no other thread.
public func settle() async {
  for _ in 0..<16 { await Task.yield() }
}
