/// What the names in a timeline stand for.
public struct Legend<Value, Failure: Error> {
  let value: (String) -> Value
  let failure: () -> Failure

  /// Makes a legend in which `value` makes a value of its name, and `failure` the failure.
  public init(value: @escaping (String) -> Value, failure: @escaping () -> Failure) {
    self.value = value
    self.failure = failure
  }
}

/// The failure that `#` stands for.
public nonisolated struct MarbleFailure: Error, Equatable, Sendable {
  /// Makes the failure.
  public init() {}
}

extension Legend where Failure == MarbleFailure {
  /// The names stand for the values of a dictionary.
  public static func values(_ values: [String: Value]) -> Legend {
    Legend(value: { Self.look($0, up: values) }, failure: { MarbleFailure() })
  }
}

extension Legend where Failure == Never {
  /// The names stand for the values of a dictionary, and there are no failures.
  public static func infallibleValues(_ values: [String: Value]) -> Legend {
    Legend(value: { Self.look($0, up: values) }, failure: Self.refuseFailure)
  }

  private static func refuseFailure() -> Never {
    preconditionFailure("this source cannot fail: take the # out of its timeline")
  }
}

extension Legend {
  private static func look(_ name: String, up values: [String: Value]) -> Value {
    guard let value = values[name] else { preconditionFailure("the legend lacks “\(name)”") }
    return value
  }
}

extension Legend where Value == String, Failure == MarbleFailure {
  /// The names are the values.
  public static var names: Legend { Legend(value: { $0 }, failure: { MarbleFailure() }) }
}

extension Legend where Value == String, Failure == Never {
  /// The names are the values, and there are no failures.
  public static var infallibleNames: Legend {
    Legend(value: { $0 }, failure: Self.refuseFailure)
  }
}

extension Legend where Value == Int, Failure == MarbleFailure {
  /// The names are numbers.
  public static var numbers: Legend {
    Legend(value: Self.number, failure: { MarbleFailure() })
  }
}

extension Legend where Value == Int, Failure == Never {
  /// The names are numbers, and there are no failures.
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
  /// Any name is a pulse, and there are no failures: what triggers are made of.
  public static var pulses: Legend { Legend(value: { _ in }, failure: Self.refuseFailure) }
}
