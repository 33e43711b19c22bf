/// The executions and tasks of lifetimes that are suspended, for reports of work that does not end.
///
/// A task is added when its first part has returned without ending it, so a short body costs one
/// test of a Boolean.
package enum RunningTasks {
  private struct Entry {
    /// The task; `nil` for a callback body.
    let task: Task<Void, Never>?
    let isCommand: Bool
    let label: SourceLabel
  }

  /// The place of a task that is not in the list.
  static let nowhere: Int32 = -1

  private static var entries: ContiguousArray<Entry?> = []
  private static var freePlaces: ContiguousArray<Int32> = []

  /// The names of the tasks, each with its kind and, for a lifetime's task, its file and line.
  package static var names: [String] {
    entries.compactMap { entry in
      entry.map { $0.isCommand ? "the command \($0.label)" : "a task of \($0.label)" }
    }
  }

  /// The tasks.
  package static var tasks: [Task<Void, Never>] { entries.compactMap { $0?.task } }

  /// Adds a task, or a callback body without one, and returns its place.
  static func add(_ task: Task<Void, Never>?, isCommand: Bool, _ label: SourceLabel) -> Int32 {
    let entry = Entry(task: task, isCommand: isCommand, label: label)
    if let place = freePlaces.popLast() {
      entries[Int(place)] = entry
      return place
    }
    entries.append(entry)
    return Int32(truncatingIfNeeded: entries.count - 1)
  }

  /// Removes the task at `place`, which is ``nowhere`` afterwards.
  static func remove(at place: inout Int32) {
    guard place != nowhere else { return }
    entries[Int(place)] = nil
    freePlaces.append(place)
    place = nowhere
  }
}
