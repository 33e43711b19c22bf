import BinderySignals

/// A scheduler of an adopter, which hands everything to another one.
final class LoggingScheduler: Scheduler {
  private let inner: any Scheduler

  init(_ inner: any Scheduler) { self.inner = inner }

  var now: Duration { inner.now }

  func schedule(_ action: @escaping () -> Void) -> any Disposable {
    print("\(now): now")
    return inner.schedule(action)
  }

  func schedule(after delay: Duration, _ action: @escaping () -> Void) -> any Disposable {
    print("\(now): after \(delay)")
    return inner.schedule(after: delay, action)
  }
}

/// A source of bindings of an adopter.
final class Sensor: BindingSource {
  private let level: MutableProperty<Int>

  init(_ level: Int) { self.level = MutableProperty(level) }

  var producer: SignalProducer<Int, Never> { level.producer }
}

/// A target of bindings of an adopter.
final class Lamp: BindingTargetProvider, LifetimeProviding {
  let lifetime = Lifetime()
  private(set) var brightness = 0

  var bindingTarget: BindingTarget<Int> {
    BindingTarget(lifetime: lifetime) { [weak self] in self?.brightness = $0 }
  }
}

@MainActor
func connect(_ lamp: Lamp, _ sensor: Sensor) {
  lamp <~ sensor
}

/// A token of an adopter.
final class Switch: Disposable {
  private(set) var isDisposed = false

  func dispose() { isDisposed = true }
}
