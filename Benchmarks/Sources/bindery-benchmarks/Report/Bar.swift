import Measuring

/// A limit for the cost of the framework in one row.
struct Bar {
  /// The quantity that is limited.
  enum Subject {
    /// The cost as a multiple of a row of `library`.
    case ratio(to: Library, String)
    /// The number of allocations.
    case allocations
    /// The number of bytes.
    case bytes
  }

  let row: String
  let subject: Subject
  let limit: Double

  /// Returns the measured figure, or `nil` if it is missing.
  func measured(in results: Results) -> Double? {
    switch subject {
    case .ratio(let library, let other): results.ratio(row, to: library, other)
    case .allocations: results[row, .ours]?.allocations
    case .bytes: results[row, .ours]?.amount
    }
  }

  /// Whether the limit is held.
  ///
  /// One allocation in several hundred operations is ignored: it comes from an array that grows.
  func isHeld(by measured: Double) -> Bool {
    switch subject {
    case .ratio: measured <= limit
    case .allocations: measured <= limit + 0.005
    case .bytes: measured.rounded() <= limit
    }
  }

  /// Returns a figure as text.
  func figure(_ value: Double) -> String {
    switch subject {
    case .ratio: Figure.ratio(value)
    case .allocations: Figure.count(value)
    case .bytes: Figure.amount(value)
    }
  }

  /// The limited quantity as text.
  var description: String {
    switch subject {
    case .ratio(.ours, let other): "÷ \(other)"
    case .ratio(let library, let other): "÷ \(library.name)’s \(other)"
    case .allocations: "allocations"
    case .bytes: "bytes"
    }
  }
}

extension Library {
  /// The name for the report.
  fileprivate var name: String {
    switch self {
    case .ours: "Bindery"
    case .openCombine: "OpenCombine"
    case .observation: "Observation"
    case .floor: "the floor"
    }
  }
}
