import Bindery

/// The queue of a ``MainScheduler``, which runs due actions in jobs of the main actor.
///
/// One task sleeps, until the first action is due.
@MainActor
final class TimerQueue {
  /// Waits until a time, up to a tolerance longer; throws if the task is cancelled.
  typealias Sleep = @MainActor (_ due: Duration, _ tolerance: Duration) async throws -> Void

  private struct Sleeper {
    let task: Task<Void, Never>
    let due: Duration
    let latest: Duration
  }

  private let actions = ActionQueue()
  private let now: () -> Duration
  private let sleep: Sleep
  private var sleeper: Sleeper?
  private var isTurnPending = false
  private var isLongerSleepPending = false

  init(now: @escaping () -> Duration, sleep: @escaping Sleep) {
    self.now = now
    self.sleep = sleep
    actions.changed = { [unowned self] in prepare() }
  }

  deinit {}

  /// Adds an action.
  func add(due: Duration, leeway: Duration, _ action: @escaping () -> Void) -> any Disposable {
    actions.add(due: due, leeway: leeway, action)
  }

  /// Arranges that the first action runs when it is due.
  private func prepare() {
    // A turn ends with another call.
    guard !isTurnPending else { return }
    guard let first = actions.first else { return wake() }
    if first.due <= now() { return requestTurn() }
    let latest = latest(for: first)
    if let sleeper, sleeper.due <= first.due, sleeper.latest <= latest {
      if sleeper.due < first.due { requestLongerSleep() }
      return
    }
    wake()
    // The task retains the queue, so that its actions run after the release of the scheduler.
    let task = Task { @MainActor in
      do { try await sleep(first.due, latest - first.due) } catch { return }
      if !Task.isCancelled { endSleep() }
    }
    sleeper = Sleeper(task: task, due: first.due, latest: latest)
  }

  /// Replaces the sleep for a cancelled action by a longer one, in a later job of the main actor.
  ///
  /// So cancelling many actions begins one sleep.
  private func requestLongerSleep() {
    guard !isLongerSleepPending else { return }
    isLongerSleepPending = true
    Task { @MainActor in
      isLongerSleepPending = false
      if let due = sleeper?.due, let first = actions.first, due < first.due { wake() }
      prepare()
    }
  }

  /// Returns the time by which the first action has to run.
  ///
  /// The second one must not be late because the first one may be.
  private func latest(for first: ScheduledAction) -> Duration {
    guard first.leeway > .zero else { return first.due }
    return min(first.due.adding(first.leeway), max(first.due, actions.secondDue ?? .endOfTime))
  }

  /// Ends the sleep without running anything.
  private func wake() {
    sleeper?.task.cancel()
    sleeper = nil
  }

  private func endSleep() {
    sleeper = nil
    runDue()
  }

  private func requestTurn() {
    isTurnPending = true
    Task { @MainActor in
      isTurnPending = false
      runDue()
    }
  }

  /// Runs the actions that are due, but not those that they schedule.
  private func runDue() {
    let (now, end) = (self.now(), actions.scheduled)
    while let action = actions.first, action.due <= now, action.number < end {
      actions.remove(action)
      // An action may run the main actor’s jobs itself, so the next ones have a job already.
      prepare()
      action.run()
    }
    prepare()
  }
}
