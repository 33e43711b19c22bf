/// A value that changes over time, to read, to write and to observe.
///
/// Use it as a wrapper in a view model; Swift's own access control then says who may write:
///
/// ```swift
/// final class LoginViewModel {
///   @MutableProperty var username = ""                    // a view may write this
///   @MutableProperty private(set) var isExecuting = false // and only read this
/// }
/// ```
///
/// `$username` is a read-only ``Property``; two-way bindings take ``Binding``. The property itself,
/// for `<~`, is `_username`, which is private to the view model.
///
/// - Order: observers run after the write, once per change and in the order in which the change
///   reaches them; what they write is delivered after the current change. Inside ``batch(_:)`` they
///   run once at its end.
/// - Equality: a write of an equal value tells no observer, where the value is `Equatable`; signals
///   of the property carry every write.
/// - Cost: a write without readers is a store; nothing is allocated.
@MainActor
@propertyWrapper
public final class MutableProperty<Value>: PropertyNode<Value> {
  private var storage: Value
  private let areEqual: ((Value, Value) -> Bool)?
  private var channel: WriteChannel<Value>?
  private var lifetime: Lifetime?

  fileprivate init(storage: Value, areEqual: ((Value, Value) -> Bool)?) {
    self.storage = storage
    self.areEqual = areEqual
    super.init()
  }

  /// Makes a property with its first value.
  ///
  /// Every write counts as a change.
  public convenience init(_ value: Value) { self.init(storage: value, areEqual: nil) }

  /// Makes a property with its first value.
  ///
  /// Every write counts as a change.
  public convenience init(wrappedValue: Value) { self.init(storage: wrappedValue, areEqual: nil) }

  isolated deinit {
    lifetime?.dispose()
    // The reflection owns the channel, to be heard after this.
    channel?.reflection = nil
  }

  /// The value.
  ///
  /// Reading it inside `observe` or `computed` subscribes; writing it notifies.
  public var value: Value {
    get {
      track()
      return storage
    }
    set {
      let isChange = areEqual.map { !$0(storage, newValue) } ?? true
      commit(newValue, isChange: isChange)
    }
  }

  /// The same as ``value``.
  public var wrappedValue: Value {
    get { value }
    set { value = newValue }
  }

  /// The property without the right to write it.
  public var projectedValue: Property<Value> { Property(node: self) }

  /// Changes the value in place, as one change.
  ///
  /// `body` may read the property, and sees it as it was; a change that it makes by other means is
  /// overwritten by its own.
  @discardableResult
  public func modify<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    var copy = storage
    let result = try body(&copy)
    commit(copy, isChange: true)
    return result
  }

  /// Writes `newValue` and returns the value before it.
  @discardableResult
  public func swap(_ newValue: Value) -> Value {
    let old = storage
    value = newValue
    return old
  }

  private func commit(_ newValue: Value, isChange: Bool) {
    storage = newValue
    guard firstReader != nil || channel != nil else { return }
    Graph.batch {
      if isChange { Graph.changed(self) }
      // Who writes inside an observer must not come to depend on what the listeners read.
      if let channel {
        channel.reflection?.take(newValue)
        Graph.untracked { channel.send(newValue) }
      }
    }
  }

  override var current: Value { storage }

  package override func writes() -> Channel<Value>? { openChannel() }

  private func openChannel() -> WriteChannel<Value> {
    if let channel { return channel }
    let made = WriteChannel<Value>()
    channel = made
    return made
  }

  package override var livesWhileObserved: Bool { false }

  package override var mirror: PropertyNode<Value> {
    let channel = openChannel()
    if let reflection = channel.reflection { return reflection }
    let ended = openLifetime()
    let made = FedNode(storage, channel: channel, until: ended)
    channel.reflection = made
    return made
  }

  package override var ending: Lifetime? { openLifetime() }

  private func openLifetime() -> Lifetime {
    if let lifetime { return lifetime }
    let made = Lifetime()
    lifetime = made
    return made
  }
}

extension MutableProperty where Value: Equatable {
  /// Makes a property with its first value.
  ///
  /// Writing an equal value tells no observer.
  public convenience init(_ value: Value) { self.init(storage: value, areEqual: { $0 == $1 }) }

  /// Makes a property with its first value.
  ///
  /// Writing an equal value tells no observer.
  public convenience init(wrappedValue: Value) {
    self.init(storage: wrappedValue, areEqual: { $0 == $1 })
  }
}
