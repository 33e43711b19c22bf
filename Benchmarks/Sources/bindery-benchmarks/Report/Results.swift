import Measuring

/// All figures of a run, by row and library.
struct Results {
  private var measurements: [Key: Measurement] = [:]

  init(_ measurements: [Measurement]) {
    for measurement in measurements {
      self.measurements[Key(row: measurement.row, library: measurement.library)] = measurement
    }
  }

  subscript(row: String, library: Library) -> Measurement? {
    measurements[Key(row: row, library: library)]
  }

  /// Returns the cost of our row as a multiple of a row of `library`.
  func ratio(_ row: String, to library: Library, _ other: String) -> Double? {
    guard let ours = self[row, .ours], let theirs = self[other, library] else { return nil }
    return ours.ratio(to: theirs)
  }

  private struct Key: Hashable {
    let row: String
    let library: Library
  }
}
