/// A value that is made when it is read first.
@MainActor
final class LazyValue<Value> {
  private var make: (() -> Value)?
  private(set) var made: Value?

  init(made: Value) { self.made = made }

  init(_ make: @escaping () -> Value) { self.make = make }

  deinit {}

  var value: Value {
    if let made { return made }
    guard let make else { preconditionFailure("the value reads itself while it is made") }
    self.make = nil
    let value = make()
    made = value
    return value
  }
}
