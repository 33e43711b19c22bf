import Measuring

/// A limit that the framework has set itself, for one row.
struct Bar {
  /// What is limited.
  enum Subject {
    /// How many times as much as a row of `library` it costs.
    case ratio(to: Library, String)
    /// How often it asks for memory.
    case allocations
    /// The bytes that it keeps.
    case bytes
  }

  let row: String
  let subject: Subject
  let limit: Double

  /// What was measured, or `nil` where a figure is missing.
  func measured(in results: Results) -> Double? {
    switch subject {
    case .ratio(let library, let other): results.ratio(row, to: library, other)
    case .allocations: results[row, .ours]?.allocations
    case .bytes: results[row, .ours]?.amount
    }
  }

  /// Whether the limit is held.
  ///
  /// An allocation in several hundred operations is a list that grew, and none of the operation's.
  func isHeld(by measured: Double) -> Bool {
    switch subject {
    case .ratio: measured <= limit
    case .allocations: measured <= limit + 0.005
    case .bytes: measured.rounded() <= limit
    }
  }

  /// How its figures are written.
  func figure(_ value: Double) -> String {
    switch subject {
    case .ratio: Figure.ratio(value)
    case .allocations: Figure.count(value)
    case .bytes: Figure.amount(value)
    }
  }

  /// What is limited, in words.
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
  /// The name in words.
  fileprivate var name: String {
    switch self {
    case .ours: "Bindery"
    case .openCombine: "OpenCombine"
    case .observation: "Observation"
    case .floor: "the floor"
    }
  }
}
