/// The times of the jobs of one suite, of which each waits for those that it needs.
struct CheckSchedule {
  /// The newest run of each job, in the order of the jobs.
  private(set) var runs: [StoredCheckRun]

  /// Gives times to the runs that have none and are kept by nothing; some environments may be
  /// deployed to from now on.
  mutating func fill(at time: Int, permitted: Set<String> = []) {
    for index in runs.indices where runs[index].starts == nil && runs[index].ends == nil {
      let needed = runs.filter { runs[index].plan.needs.contains($0.name) }
      let ends = needed.map(\.ends)
      guard !ends.contains(nil) else { continue }
      let ready = ends.compactMap(\.self).reduce(time, max)
      if needed.contains(where: { $0.conclusion?.isPassed != true }) {
        runs[index].created = ready
        runs[index].end(.skipped, at: ready)
      } else if let environment = runs[index].plan.reviewed, !permitted.contains(environment) {
        runs[index].created = ready
      } else {
        if runs[index].plan.reviewed == nil { runs[index].created = ready }
        runs[index].start(at: ready)
      }
    }
  }

  /// Ends all that is not completed, as a user does who cancels the suite.
  mutating func cancel(at time: Int) {
    for index in runs.indices where !runs[index].isCompleted(at: time) {
      runs[index].end(.cancelled, at: time)
    }
  }

  /// Forgets the results of runs that a service reports, which has to report them again.
  mutating func forget() {
    for index in runs.indices {
      (runs[index].starts, runs[index].ends, runs[index].conclusion) = (nil, nil, nil)
    }
  }

  /// Ends the runs that wait for an environment.
  mutating func reject(_ environments: Set<String>, at time: Int) {
    for index in runs.indices where runs[index].starts == nil {
      if let environment = runs[index].plan.reviewed, environments.contains(environment) {
        runs[index].end(.failure, at: time)
      }
    }
  }

  /// Returns the names of jobs with all jobs that need them.
  static func withDependents(_ names: Set<String>, of jobs: [JobPlan]) -> Set<String> {
    jobs.reduce(into: names) { names, job in
      if !names.isDisjoint(with: job.needs) { names.insert(job.name) }
    }
  }
}
