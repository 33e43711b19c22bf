import Foundation
import Synchronization

/// The outputs of git on repositories of the sandbox itself, kept in a file between runs.
///
/// A start asks git nearly the same questions each time, and a process of git takes longer than the
/// answer. An output counts as long as no ref of its repository has changed. A file that cannot be
/// read, or that another version has written, counts as empty.
final class KeptOutputs: Sendable {
  /// The outputs on one repository.
  private struct Outputs {
    let stamp: RefStamp
    var byCommand: [String: [UInt8]] = [:]
  }

  private struct State {
    /// The outputs by the folder of the repository; `nil` before the file was read.
    var repositories: [String: Outputs]?
    var size = 0
    var isChanged = false
  }

  /// The most bytes of all outputs together; a sixteenth of it for one output.
  static let limit = 4 << 20

  private let file: URL
  private let state = Mutex(State())

  /// Names the file, which is read with the first question.
  init(_ file: URL) { self.file = file }

  /// Returns the output of a subcommand of git, if it was kept.
  func output(
    of subcommand: [String],
    in repository: String,
    at stamp: RefStamp
  ) -> [UInt8]? {
    state.withLock { state in
      open(&state)
      guard let outputs = state.repositories?[repository], outputs.stamp == stamp else {
        return nil
      }
      return outputs.byCommand[Self.key(subcommand)]
    }
  }

  /// Keeps an output for the next run, if there is space.
  func keep(
    _ output: [UInt8],
    of subcommand: [String],
    in repository: String,
    at stamp: RefStamp
  ) {
    state.withLock { state in
      open(&state)
      var outputs = state.repositories?[repository] ?? Outputs(stamp: stamp)
      if outputs.stamp != stamp { outputs = Outputs(stamp: stamp) }
      let key = Self.key(subcommand)
      let added = key.utf8.count + output.count
      guard added <= Self.limit / 16, state.size + added <= Self.limit else { return }
      outputs.byCommand[key] = output
      state.repositories?[repository] = outputs
      state.size += added
      state.isChanged = true
    }
  }

  /// Writes the file if there is something new; the file is never there in part.
  func save() {
    let changed = state.withLock { state in
      defer { state.isChanged = false }
      return state.isChanged ? state.repositories : nil
    }
    guard let changed else { return }
    let outputs = changed.flatMap { repository, outputs in
      outputs.byCommand.map {
        KeptOutput(repository: repository, stamp: outputs.stamp, command: $0, output: $1)
      }
    }
    // Without the file the next run asks git again.
    try? Data(KeptOutput.file(of: outputs)).write(to: file, options: .atomic)
  }

  private func open(_ state: inout State) {
    guard state.repositories == nil else { return }
    let length = FileStatus(path: file.path)?.length ?? 0
    var repositories: [String: Outputs] = [:]
    if length <= 2 * Self.limit, let data = try? Data(contentsOf: file),
      let outputs = KeptOutput.outputs(in: Array(data))
    {
      for kept in outputs {
        repositories[kept.repository, default: Outputs(stamp: kept.stamp)]
          .byCommand[kept.command] = kept.output
      }
      state.size = data.count
    }
    state.repositories = repositories
  }

  /// No argument of a program has a zero character.
  private static func key(_ subcommand: [String]) -> String {
    subcommand.joined(separator: "\0")
  }
}
