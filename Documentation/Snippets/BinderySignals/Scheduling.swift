import BinderySignals

@MainActor
func remind(on scheduler: any Scheduler) {
  let reminder = scheduler.schedule(after: .seconds(30)) { print("Half a minute has passed.") }

  reminder.dispose()  // It is no longer needed.
}

@MainActor
func greet(_ user: SignalProducer<User, any Error>) -> SignalProducer<String, any Error> {
  let greeting = user.map { "Hello, \($0.name)" }
  return greeting
}
