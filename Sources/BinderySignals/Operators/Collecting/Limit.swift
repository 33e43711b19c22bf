/// The number of values and the time after which an array or a window ends.
struct Limit {
  let time: Duration
  let count: Int
  let scheduler: any Scheduler

  init(_ time: Duration, _ count: Int, _ scheduler: any Scheduler) {
    precondition(count > 0, "buffer and window need a count of 1 or more")
    precondition(time >= .zero, "buffer and window need a time that is not negative")
    self.time = time
    self.count = count
    self.scheduler = scheduler
  }
}
