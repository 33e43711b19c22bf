import OctavoViewModels

nonisolated extension UserGit {
  /// Runs a command that only reads, and returns its end.
  ///
  /// - Throws: ``CloneFailure`` if git ends with a status that is not expected.
  func read(
    _ arguments: [String],
    in folder: String,
    input: [UInt8] = [],
    variables: [String: String] = [:],
    expecting statuses: Set<Int32> = [0]
  ) async throws -> GitOutput {
    let output = try await run(
      arguments,
      in: folder,
      input: input,
      variables: variables,
      isReading: true
    )
    guard statuses.contains(output.status) else {
      throw CloneFailure(output, of: arguments, in: folder)
    }
    return output
  }

  /// Runs a command that writes.
  ///
  /// - Throws: ``CloneFailure`` if git ends with an error.
  @discardableResult
  func write(
    _ arguments: [String],
    in folder: String,
    input: [UInt8] = [],
    progress: AsyncStream<String>.Continuation? = nil
  ) async throws -> GitOutput {
    let output = try await run(arguments, in: folder, input: input, progress: progress)
    guard output.isSuccess else { throw CloneFailure(output, of: arguments, in: folder) }
    return output
  }

  /// Runs a command that writes, to its end also if the task is cancelled meanwhile.
  ///
  /// A command that is ended while it writes files would leave some of them behind.
  func finish(
    _ arguments: [String],
    in folder: String,
    input: [UInt8] = [],
    progress: AsyncStream<String>.Continuation? = nil
  ) async throws -> GitOutput {
    let task = Task { try await run(arguments, in: folder, input: input, progress: progress) }
    return try await task.value
  }
}
