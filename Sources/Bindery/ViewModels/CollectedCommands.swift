/// The commands of an ``ErrorFunnel``, which observes them and does not retain them.
struct CollectedCommands {
  /// The observations of each command, by its identity; they end with the command.
  private var observations: [ObjectIdentifier: [any Disposable]] = [:]
  private var sweepAt = 32
  /// The number of the newest command.
  private var last = 0

  init() {}

  /// Adds a command, unless it was added before.
  ///
  /// - Parameters:
  ///   - command: The command.
  ///   - observe: Observes it, given its number, which no other command has.
  mutating func add(_ command: AnyObject, _ observe: (Int) -> [any Disposable]) {
    let identity = ObjectIdentifier(command)
    // A new command may have the address of one that has been released.
    if let old = observations[identity], Self.areRunning(old) { return }
    if observations.count >= sweepAt {
      observations = observations.filter { Self.areRunning($1) }
      sweepAt = max(32, observations.count * 2)
    }
    last += 1
    observations[identity] = observe(last)
  }

  /// Ends the observations.
  func dispose() {
    for observation in observations.values.joined() { observation.dispose() }
  }

  private static func areRunning(_ observations: [any Disposable]) -> Bool {
    observations.contains { !$0.isDisposed }
  }
}
