/// The steps of a job by the clock.
struct JobTimeline {
  /// A step at one time.
  struct Step: Equatable, Sendable {
    let number: Int
    let plan: JobPlan.Step
    let state: CheckState
    /// The time of its start, also in the future; `nil` for a step that is left out.
    let starts: Int?
    let ends: Int?
  }

  let steps: [Step]

  /// Makes the steps of a run; a run without times has none.
  init(_ run: StoredCheckRun, at time: Int) {
    guard let starts = run.starts, let planned = run.conclusion, starts <= time, planned != .skipped
    else {
      steps = []
      return
    }
    // Without the cancellation, its steps would have ended like those of its attempt.
    let isCancelled = planned == .cancelled
    let result = isCancelled ? run.plan.conclusion(ofAttempt: run.attempt) : planned
    let ends = run.ends ?? .max
    var clock = starts
    steps = zip(run.plan.steps, run.plan.stepConclusions(endingWith: result)).enumerated().map {
      index,
      step in
      let (begin, number) = (clock, index + 1)
      guard step.1 != .skipped, begin < ends || !isCancelled else {
        let state: CheckState =
          time < begin ? .unfinished(.queued) : .completed(isCancelled ? .cancelled : .skipped)
        return Step(number: number, plan: step.0, state: state, starts: nil, ends: nil)
      }
      clock = min(begin + step.0.seconds, ends)
      let isCut = isCancelled && begin + step.0.seconds > ends
      let state: CheckState =
        clock <= time
        ? .completed(isCut ? .cancelled : step.1)
        : .unfinished(begin <= time ? .running : .queued)
      return Step(number: number, plan: step.0, state: state, starts: begin, ends: clock)
    }
  }
}
