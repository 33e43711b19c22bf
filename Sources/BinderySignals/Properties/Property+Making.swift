public import Bindery

extension Property {
  /// Makes a property with the value of another, which it retains.
  @inlinable
  public init(capturing property: some PropertyProtocol<Value>) {
    if let property = property as? MutableProperty<Value> {
      self = property.projectedValue
    } else if let property = property as? Property {
      self = property
    } else {
      self.init(deriving: "capturing", until: property.reflection.node.ending) { property.value }
    }
  }

  /// Makes a property with the value of another, which it does not retain.
  ///
  /// After the other property is released, this one keeps its last value.
  public init(_ property: some PropertyProtocol<Value>) { self = property.reflection }

  /// Makes a property with the value `initial`, then the values that `values` sends.
  ///
  /// `values` is a producer, a signal or a property. Its work starts at once, and is interrupted
  /// when the property is no longer retained or observed. The property’s signal completes when the
  /// work completes or is interrupted.
  public init(initial: Value, then values: some BindingSource<Value>) {
    self.init(initial: initial, following: values.bindingProducer)
  }

  /// Makes an optional property with the value `initial`, then the values that `values` sends.
  public init<Values: BindingSource>(initial: Value, then values: Values)
  where Value == Values.Value? {
    self.init(initial: initial, following: values.bindingProducer.map { .some($0) })
  }

  private init(initial: Value, following values: SignalProducer<Value, Never>) {
    let node = FedNode(initial, until: Lifetime())
    node.follow(values)
    self.init(node: node)
  }

  /// Makes a property of the values that `values` sends.
  ///
  /// It must send the first during its start.
  init(
    startingWith values: SignalProducer<Value, Never>,
    areEqual: ((Value, Value) -> Bool)? = Equality.of(Value.self)
  ) {
    var made: FedNode<Value>?
    var hasEnded = false
    weak var node: FedNode<Value>?
    let run = values.start { event in
      if let node {
        node.take(event)
      } else if case .value(let first) = event, made == nil {
        made = FedNode(first, until: Lifetime(), areEqual: areEqual)
        node = made
      } else {
        hasEnded = true
      }
    }
    guard let first = made else {
      preconditionFailure("a property needs a first value: send one before `start` returns")
    }
    made = nil
    first.work = run
    if hasEnded { first.stop() }
    self.init(node: first)
  }

  /// Makes a property that is derived from others, whose changes end with `ended`.
  ///
  /// A result that is equal to the one before is no change, by default if values can be compared.
  @inlinable
  init(
    deriving name: SourceLabel,
    until ended: Lifetime?,
    areEqual: ((Value, Value) -> Bool)? = Equality.of(Value.self),
    _ compute: @escaping () -> Value
  ) {
    self.init(node: DerivedNode(name, until: ended, areEqual: areEqual, compute))
  }
}

extension FedNode {
  /// Stores the values of `values` until the node is released.
  fileprivate func follow(_ values: SignalProducer<Value, Never>) {
    work = values.start { [weak self] in self?.take($0) }
  }

  fileprivate func take(_ event: Signal<Value, Never>.Event) {
    if case .value(let value) = event { feed(value) } else { stop() }
  }
}
