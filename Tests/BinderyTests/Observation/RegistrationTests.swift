import Bindery
import BinderyTesting
import Observation
import Synchronization
import Testing

/// A model that counts its registrations.
private nonisolated final class Gauge: Observable {
  private let registrar = ObservationRegistrar()
  private let readings = ReadingCount()
  private let level = Mutex(0)

  /// The number of registrations: each retains the key path of its reading.
  var registrations: Int { readings.living.withLock(\.self) }

  /// Reads the level.
  func read() -> Int {
    registrar.access(self, keyPath: \.[Reading(of: readings)])
    return level.withLock(\.self)
  }

  func write(_ new: Int) {
    registrar.withMutation(of: self, keyPath: \.[Reading(of: readings)]) {
      level.withLock { $0 = new }
    }
  }

  private subscript(_: Reading) -> Int { 0 }
}

private nonisolated final class ReadingCount: Sendable {
  let living = Mutex(0)
}

/// One reading; all are equal, so that a change of one is a change of all.
private nonisolated final class Reading: Hashable, Sendable {
  private let count: ReadingCount

  init(of count: ReadingCount) {
    self.count = count
    count.living.withLock { $0 += 1 }
  }

  deinit { count.living.withLock { $0 -= 1 } }

  static func == (_: Reading, _: Reading) -> Bool { true }

  func hash(into hasher: inout Hasher) {}
}

struct RegistrationTests {
  private let gauge = Gauge()
  /// The first registration of a place in the source cannot be cancelled; the dictionary of the
  /// registrar keeps one more key path.
  private let few = 4

  // C11
  @Test func `an observer that reads a model is registered once, however often it runs`() async {
    let number = MutableProperty(0)
    var runs = 0
    let token = observe {
      _ = (gauge.read(), number.value)
      runs += 1
    }

    for value in 1...1_000 { number.value = value }
    #expect(gauge.registrations <= few)
    gauge.write(1)
    await settle()

    #expect(runs == 1_002)
    token.dispose()
  }

  // C11
  @Test func `observers that end leave no registration with the model that they have read`() {
    for _ in 0..<1_000 { observe { _ = gauge.read() }.dispose() }

    #expect(gauge.registrations <= few)
  }

  // C11
  @Test func `a computed property that is not run again keeps its registration`() async {
    let other = MutableProperty(0)
    let level = computed { gauge.read() }
    var seen: [Int] = []
    let token = observe { seen.append(level.value + other.value) }

    for value in 1...1_000 { other.value = value * 10 }
    #expect(gauge.registrations <= few)
    gauge.write(1)
    await settle()

    #expect(seen.last == 10_001)
    token.dispose()
  }

  // C11
  @Test func `released computed properties leave no registration with the model`() {
    for _ in 0..<1_000 { _ = computed { gauge.read() }.value }

    #expect(gauge.registrations <= few)
  }

  // C11
  @Test func `derived properties of released view models leave no registration with the model`() {
    for _ in 0..<1_000 { _ = GaugeViewModel(gauge).level }

    #expect(gauge.registrations <= few)
  }

  // C11
  @Test func `a model that was read before an observer ended has no registration any more`() {
    let number = MutableProperty(0)
    let token = observe { _ = (gauge.read(), number.value) }
    number.value = 1
    number.value = 2

    token.dispose()

    #expect(gauge.registrations <= few - 1)
  }
}

private final class GaugeViewModel: ViewModel {
  @Computed({ (viewModel: GaugeViewModel) in viewModel.gauge.read() }) var level
  private let gauge: Gauge

  init(_ gauge: Gauge) {
    self.gauge = gauge
    super.init()
  }
}
