import Bindery

@MainActor
func properties() -> Property<Int> {
  let count = MutableProperty(1)
  count.value += 1
  let before = count.swap(5)
  print(before, count.wrappedValue)  // 2 5
  let readOnly = count.projectedValue
  return readOnly
}

@MainActor
func constant() -> [Property<String>] {
  let name = Property(value: "Bindery")
  print(name.wrappedValue, name.projectedValue.value)  // Bindery Bindery
  return [name]
}

@MainActor
func show(_ error: any Error, during lifetime: Lifetime) {
  let errors = ErrorFunnel()
  lifetime += errors.onError { error in print("Could not save: \(error)") }
  errors.send(error)
  print(errors.latest != nil)  // true
  errors.clear()  // the user has dismissed it
}

@MainActor
func life(of viewModel: ProfileViewModel) {
  print(viewModel.phase == .initialised)  // true
  viewModel.activate()
  print(viewModel.phase == .active, viewModel.isVisible)  // true true
  viewModel.deactivate()
  print(viewModel.phase == .inactive, viewModel.isBeside)  // true false
  viewModel.end()
  print(viewModel.phase == .ended, viewModel.errors.latest == nil)  // true true
}

@MainActor
func limitRuns() {
  Trace.cycleLimit = 1_000
  if !Trace.isOn { print("Only problems are printed.") }
}

@MainActor
func line(for event: TraceEvent) -> String {
  switch event {
  case .change(let property, let value): "\(property) = \(value)"
  case .observerRuns(let observer, let causes): "\(observer) runs because of \(causes)"
  case .commandStarted(let name): "\(name) begins"
  case .commandEnded(let name, .succeeded): "\(name) has succeeded"
  case .commandEnded(let name, .failed(let error)): "\(name) has failed: \(error)"
  case .commandEnded(let name, .cancelled): "\(name) was cancelled"
  case .commandRefused(let name), .executionDropped(let name), .completionDropped(let name):
    "\(name) was refused"
  case .signal(let name, let event): "\(name): \(event)"
  case .unhandledError, .cycle, .unansweredQuestion, .leak, .ignoredRequest, .untrackedReads,
    .unfinishedWork, .refusedScreen, .secondEngine:
    "Problem: " + event.description
  }
}
