/// Maps the names in a timeline to values, and its `#` to a failure.
public struct Legend<Value, Failure: Error> {
  let value: (String) -> Value
  let failure: () -> Failure

  /// Makes a legend; `value` returns the value for a name, and `failure` the failure.
  public init(value: @escaping (String) -> Value, failure: @escaping () -> Failure) {
    self.value = value
    self.failure = failure
  }
}

/// The failure that `#` sends in the legends of this module.
public nonisolated struct MarbleFailure: Error, Equatable, Sendable {
  /// Makes the failure.
  public init() {}
}

extension Legend where Failure == MarbleFailure {
  /// Returns a legend that looks the names up in a dictionary.
  public static func values(_ values: [String: Value]) -> Legend {
    Legend(value: { Self.look($0, up: values) }, failure: { MarbleFailure() })
  }
}

extension Legend where Failure == Never {
  /// Returns a legend that looks the names up in a dictionary, for a source that cannot fail.
  public static func infallibleValues(_ values: [String: Value]) -> Legend {
    Legend(value: { Self.look($0, up: values) }, failure: Self.refuseFailure)
  }

  private static func refuseFailure() -> Never {
    preconditionFailure("this source cannot fail: remove the # from its timeline")
  }
}

extension Legend {
  private static func look(_ name: String, up values: [String: Value]) -> Value {
    guard let value = values[name] else { preconditionFailure("add “\(name)” to the legend") }
    return value
  }
}

extension Legend where Value == String, Failure == MarbleFailure {
  /// A legend whose values are the names.
  public static var names: Legend { Legend(value: { $0 }, failure: { MarbleFailure() }) }
}

extension Legend where Value == String, Failure == Never {
  /// A legend whose values are the names, for a source that cannot fail.
  public static var infallibleNames: Legend {
    Legend(value: { $0 }, failure: Self.refuseFailure)
  }
}

extension Legend where Value == Int, Failure == MarbleFailure {
  /// A legend that reads the names as integers.
  public static var numbers: Legend {
    Legend(value: Self.number, failure: { MarbleFailure() })
  }
}

extension Legend where Value == Int, Failure == Never {
  /// A legend that reads the names as integers, for a source that cannot fail.
  public static var infallibleNumbers: Legend {
    Legend(value: Self.number, failure: Self.refuseFailure)
  }
}

extension Legend where Value == Int {
  private static func number(_ name: String) -> Int {
    guard let number = Int(name) else { preconditionFailure("“\(name)” is not a number") }
    return number
  }
}

extension Legend where Value == Void, Failure == Never {
  /// A legend that maps each name to `()`, for triggers, which cannot fail.
  public static var pulses: Legend { Legend(value: { _ in }, failure: Self.refuseFailure) }
}
