import BinderySignals
import BinderyTesting
import Testing

/// Objects that are made, used and released at random, also during deliveries, cause no fault and
/// no leak.
///
/// The address sanitizer checks more: `Scripts/sanitize`.
struct RandomLifeTests {
  private let seeds: Range<UInt64> = 0..<100

  // C45
  @Test func `objects may be released while they are active`() async {
    for seed in seeds {
      let objects = RandomObjects(seed: seed)
      for _ in 0..<4 {
        objects.act(times: 100)
        await Task.yield()
      }
      objects.end()
      await settle()
      // Work that ended meanwhile may report it on the clock.
      objects.end()
      await settle()
      #expect(objects.counter.living == 0, "seed \(seed)")
    }
  }

  // C45
  @Test func `objects may be released on another thread`() async {
    for seed in seeds {
      let objects = RandomObjects(seed: seed)
      for _ in 0..<8 {
        objects.act(times: 60)
        let things = objects.takeObjects()
        let release = Task.detached { _ = things }
        objects.act(times: 20)
        await release.value
      }
      objects.end()
      await settle()
      // An object that was released here may have interrupted work that reports it on the clock.
      objects.end()
      await settle()
      #expect(objects.counter.living == 0, "seed \(seed)")
    }
  }
}
