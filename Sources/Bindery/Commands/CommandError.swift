/// The reason why a command was not executed.
///
/// ```swift
/// do { try await viewModel.saveCommand(text) } catch CommandError.disabled {
///   print("The command is disabled.")
/// } catch { print("Could not save: \(error)") }
/// ```
public nonisolated enum CommandError: Error, Equatable {
  /// The command was disabled when it was executed, or when the turn of the queued execution came,
  /// or its owner had ended.
  case disabled
}
