import BinderySignals
import BinderyTesting
import Measuring

/// Adds work that must grow with its amount and not with its square: each row once and with twice
/// the amount.
func addGrowth(to suite: inout Suite) {
  for count in [8_000, 16_000] {
    suite.growth("handles", count, removeHandles)
    suite.growth("timers", count, advanceTimers)
    suite.growth("delays", count, cancelDelays)
  }
  for count in [500, 1_000] { suite.growth("pages", count, loadPages) }
}

extension Suite {
  /// Adds a row for an operation on `count` things.
  fileprivate mutating func growth(_ name: String, _ count: Int, _ work: @escaping (Int) -> Int) {
    row("\(name)-\(count)") { _, sink in { for _ in $0 { sink.consume(work(count)) } } }
  }
}

/// Adds `count` members to a composite and removes each again through its handle.
private func removeHandles(_ count: Int) -> Int {
  let composite = CompositeDisposable()
  let handles = (0..<count).map { _ in composite.add(AnyDisposable {}) }
  for handle in handles { handle?.dispose() }
  return handles.count
}

/// Schedules `count` actions on a virtual clock, the latest first, and runs them.
private func advanceTimers(_ count: Int) -> Int {
  let scheduler = TestScheduler()
  var runs = 0
  for delay in (1...count).reversed() {
    scheduler.schedule(after: .milliseconds(delay)) { runs += 1 }
  }
  scheduler.advance(by: .milliseconds(count))
  return runs
}

/// Schedules `count` actions on the main actor and cancels each before it is due.
private func cancelDelays(_ count: Int) -> Int {
  let scheduler = MainScheduler()
  let delays = (1...count).map { scheduler.schedule(after: .seconds(1_000 + $0)) {} }
  for delay in delays { delay.dispose() }
  return delays.count
}

/// Loads a list page by page, with an observer of its items.
private func loadPages(_ count: Int) -> Int {
  let list = PagedList<Number, Int>(matches: { _, _ in true }) { cursor in
    let page = cursor ?? 0
    let items = (0..<20).map { Number(id: 20 * page + $0) }
    return Page(items: items, next: page + 1 < count ? page + 1 : nil)
  }
  var shown = 0
  let observer = observe { shown = list.visible.count }
  list.refreshCommand.execute()
  while list.loadMoreCommand.isEnabled { list.loadMoreCommand.execute() }
  observer.dispose()
  return shown
}

private nonisolated struct Number: Identifiable, Equatable {
  let id: Int
}
