nonisolated extension Strings {
  /// Returns the line about a file that is being saved.
  static func saving(_ name: String, _ measure: String) -> String {
    measure.isEmpty ? "Saving \(name)" : "Saving \(name): \(measure)"
  }

  /// Returns the number of bytes that have arrived, and that of all if it is known.
  static func measure(of progress: SaveProgress) -> String {
    guard progress.received > 0 else { return progress.total.map(size) ?? "" }
    let received = size(progress.received)
    return progress.total.map { "\(received) of \(size($0))" } ?? received
  }

  /// Returns how far the copy of a repository is.
  static func measure(of progress: OfflineProgress) -> String {
    switch progress {
    case .receiving(let bytes): size(bytes)
    case .storing(let count, let total): "\(count) of \(total) files"
    }
  }

  /// Returns the notice about a file that was saved.
  static func saved(at place: SavePlace) -> String { "Saved as \(place.title)." }

  /// Returns the notice about a file that could not be saved.
  static func notSaved(_ name: String, _ reason: String) -> String {
    "Could not save \(name). \(reason)"
  }

  /// The title of the action that saves what a screen shows.
  static let save = "Save As…"
  /// The title of the action that ends the saving of a file.
  public static let cancelSaving = "Cancel"
  /// The title of the action that ends the saving of all files.
  public static let cancelAllSaving = "Cancel All"
  /// The title of the action that saves the rest of a file.
  static let resume = "Resume"
}
