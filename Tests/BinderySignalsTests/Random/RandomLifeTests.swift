import BinderySignals
import BinderyTesting
import Testing

/// Whatever comes and goes while it is at work, nothing breaks, and nothing is left.
///
/// Run it under the address sanitizer to see more than that: `swift test --sanitize=address`.
struct RandomLifeTests {
  private let seeds: Range<UInt64> = 0..<100

  // C45
  @Test func `what goes while it is at work does no harm`() async {
    for seed in seeds {
      let world = World(seed: seed)
      for _ in 0..<4 {
        world.act(times: 100)
        await Task.yield()
      }
      world.end()
      await settle()
      #expect(world.census.living == 0, "seed \(seed)")
    }
  }

  // C45
  @Test func `what is released elsewhere does no harm`() async {
    for seed in seeds {
      let world = World(seed: seed)
      for _ in 0..<8 {
        world.act(times: 60)
        let things = world.handOver()
        let release = Task.detached { _ = things }
        world.act(times: 20)
        await release.value
      }
      world.end()
      await settle()
      // What has come back here to go may have been interrupted by that, on the clock.
      world.end()
      await settle()
      #expect(world.census.living == 0, "seed \(seed)")
    }
  }
}
