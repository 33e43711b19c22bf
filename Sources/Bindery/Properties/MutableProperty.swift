/// A value that changes over time, and can be read, written and observed.
///
/// It is an object, so the copies of a structure share a wrapped property: use the wrapper in a
/// class, or for a local variable. Use it as a wrapper in a view model; the access control of Swift
/// then says which code may write:
///
/// ```swift
/// final class LoginViewModel: ViewModel {
///   @MutableProperty var username = ""  // a view may write this
///   @MutableProperty private(set) var isExecuting = false  // and only read this
/// }
/// ```
///
/// `$username` is a read-only ``Property``; two-way bindings take ``ValueBinding``. The property
/// itself, for `<~`, is `_username`, which is private to the view model.
///
/// - Order: observers run after the write, once per change and in the order in which they began to
///   depend on what has changed; what they write is delivered after the current change. Inside
///   ``batch(_:)`` they run once at its end.
/// - Order of a wrapped property: observers run before its `didSet`. To correct a value without an
///   intermediate event, make the property with `coercing`.
/// - Equality: a write of an equal value notifies no observer, where the value is `Equatable`;
///   signals of the property carry every write. A change in place counts as a change without a
///   comparison, unless the value holds no reference.
/// - Lifetime: an observer and a computed property that have read the property retain it; a binding
///   does not. Properties that operators derive from it keep its last value after its release.
/// - Errors: an access during a change in place of the same property ends the program.
/// - Cost: a write without readers is a store; nothing is allocated. `items.append(item)` changes
///   the array in place without a copy, as ``modify(_:)`` does.
///
/// It can be used without the wrapper:
///
/// ```swift
/// let count = MutableProperty(1)
/// count.value += 1
/// let before = count.swap(5)
/// print(before, count.wrappedValue)  // 2 5
/// let readOnly = count.projectedValue
/// ```
@MainActor
@propertyWrapper
public final class MutableProperty<Value>: PropertyNode<Value> {
  // Accesses are not checked: `ChangesInPlace` finds those that overlap with a change of the value.
  // No access to the other properties lasts while foreign code runs.
  @usableFromInline @safe @exclusivity(unchecked) var storage: Value
  @usableFromInline let areEqual: ((Value, Value) -> Bool)?
  /// The channel of all writes, retained; made when first needed.
  @usableFromInline @safe @exclusivity(unchecked) var channel: Borrowed<Channel<Value>>?
  /// The first of the bindings that write here.
  @safe @exclusivity(unchecked) var binding: PropertyBinding<Value>?
  @safe @exclusivity(unchecked) private var lifetime: Lifetime?

  @inlinable init(storage: Value, areEqual: ((Value, Value) -> Bool)?) {
    self.storage = storage
    self.areEqual = areEqual
    super.init()
  }

  /// Makes a property with its first value.
  @inlinable public convenience init(_ value: Value) {
    self.init(storage: value, areEqual: Equality.of(Value.self))
  }

  /// Makes a property with its first value.
  @inlinable public convenience init(wrappedValue: Value) {
    self.init(storage: wrappedValue, areEqual: Equality.of(Value.self))
  }

  /// Makes a property whose values `coerce` replaces, its first one included.
  ///
  /// Observers and signals get the replaced value only:
  ///
  /// ```swift
  /// @MutableProperty(coercing: { min($0, 100) }) var age = 0
  /// ```
  ///
  /// `coerce` is called with each written value and after a change in place. It should read and
  /// write no property.
  public convenience init(
    wrappedValue: Value,
    coercing coerce: @escaping (Value) -> Value
  ) {
    self.init(storage: coerce(wrappedValue), areEqual: Equality.of(Value.self))
    ownChannel.ownExtras.coerce = coerce
    ownChannel.traits.insert(.coercing)
  }

  isolated deinit {
    if RunningDeliveries.areAny { RunningDeliveries.properties.forget(self) }
    channel?.borrow { $0.reflection?.keep(storage) }
    while let first = binding { first.dispose() }
    lifetime?.dispose()
    if let channel {
      // The reflection retains the channel too, and lives as long as the properties derived from
      // it.
      channel.borrow { $0.close() }
      channel.release()
    }
  }

  /// The value.
  ///
  /// Reading it inside `observe` or `computed` subscribes; writing it notifies. Changing it in
  /// place, as in `items.append(item)`, is a read and a write, under the rules of ``modify(_:)``.
  @inlinable public var value: Value {
    get {
      track()
      return stored
    }
    set { swap(newValue) }
    _modify {
      track()
      if _isPOD(Value.self) {
        var copy = stored
        defer { swap(copy) }
        yield &copy
      } else {
        beginChange()
        defer { endChange() }
        yield &storage
      }
    }
  }

  /// The value.
  ///
  /// Reading it inside `observe` or `computed` subscribes; writing it notifies.
  @inlinable public var wrappedValue: Value {
    get { value }
    set { value = newValue }
    _modify { yield &value }
  }

  /// The property without the right to write it.
  public var projectedValue: Property<Value> { Property(node: self) }

  /// Changes the value in place, as one change.
  ///
  /// ```swift
  /// _items.modify { items in
  ///   items.removeAll()
  ///   items.append(contentsOf: page)
  /// }
  /// ```
  ///
  /// - Cost: the value is not copied unless the old one is referenced elsewhere: appending to an
  ///   array is amortised O(1). The new value is not compared with the old one: the call counts as
  ///   a change.
  /// - Exclusivity: `body` has exclusive access, as with a stored property of a class. Reading or
  ///   writing the property inside ends the program; read it before, or use the parameter. Values
  ///   that hold no reference, such as numbers and plain enums, are changed as a copy: `body` may
  ///   read the property and gets the value before the change.
  /// - When `body` throws, its changes so far stay, and observers run.
  @discardableResult
  @inlinable
  public func modify<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    if _isPOD(Value.self) {
      var copy = stored
      defer { swap(copy) }
      return try body(&copy)
    }
    beginChange()
    defer { endChange() }
    return try body(&storage)
  }

  /// Begins a change in place; every other access to the storage traps until ``endChange()``.
  @inlinable func beginChange() {
    if isChanging { overlap() }
    ChangesInPlace.begin(self)
  }

  @inlinable func endChange() {
    let isCompared = ChangesInPlace.end()
    if isWatched || isCompared { notifyInPlace(isCompared: isCompared) }
  }

  @inlinable @inline(never)
  func notifyInPlace(isCompared: Bool) {
    if let channel, !channel.borrow({ $0.isPlain }) { coerceStorage() }
    let isChange = !isCompared || differsFromCopy()
    guard let channel else {
      if isChange { Graph.change(self) }
      return
    }
    channel.borrow { notify(isChange: isChange, through: $0) }
  }

  /// Whether the value is being changed where it is stored.
  @inlinable var isChanging: Bool { ChangesInPlace.areAny && ChangesInPlace.include(self) }

  /// The value for a read, which must not happen during a change in place.
  ///
  /// Values without references are changed as a copy, so the compiler leaves the check out for
  /// them.
  @inlinable var stored: Value {
    if !_isPOD(Value.self), isChanging { overlap() }
    return storage
  }

  @usableFromInline func overlap() -> Never {
    preconditionFailure(
      "a property of \(Value.self) is read or written inside its own change in place: "
        + "read it before `modify`, or use the parameter"
    )
  }

  /// Writes `newValue` and returns the value before it.
  @discardableResult
  @inlinable public func swap(_ newValue: Value) -> Value {
    if !_isPOD(Value.self), isChanging { overlap() }
    return isWatched ? swapWatched(newValue) : replace(&storage, with: newValue)
  }

  @inlinable @inline(never)
  func swapWatched(_ newValue: Value) -> Value {
    guard let channel else {
      let isChange = isChange(to: newValue)
      // The old value may own the property, so it is released after the notification.
      let old = replace(&storage, with: newValue)
      if isChange { Graph.change(self) }
      Bindery.keep(old)
      return old
    }
    if channel.borrow({ $0.isPlain }) { return swapPlainly(newValue, through: channel) }
    return swapWithCare(newValue, through: channel)
  }

  @inlinable @inline(__always)
  func swapPlainly(_ newValue: Value, through channel: Borrowed<Channel<Value>>) -> Value {
    channel.borrow { channel in
      let hasReaders = firstReader != nil || channel.isReflected
      let isChange = hasReaders && isChange(to: newValue)
      let old = replace(&storage, with: newValue)
      notify(isChange: isChange, through: channel)
      Bindery.keep(old)
      return old
    }
  }

  /// Whether a write has to be reported to readers or receivers.
  @inlinable var isWatched: Bool { firstReader != nil || channel != nil }

  @inlinable func isChange(to newValue: Value) -> Bool {
    guard let areEqual else { return true }
    return !areEqual(storage, newValue)
  }

  @inlinable @inline(__always)
  func notify(isChange: Bool, through channel: Channel<Value>) {
    Graph.open()
    // An observer that writes must not depend on what the receivers read.
    let reader = Graph.reader
    if !Graph.isIdle { Graph.reader = Graph.muted }
    RunningDeliveries.begin(self)
    if isChange {
      if firstReader != nil { Graph.mark(self) }
      if channel.isReflected { channel.markReflection() }
    }
    channel.send(storage)
    RunningDeliveries.end()
    Graph.reader = reader
    Graph.close()
  }

  @usableFromInline override var name: String {
    TraceName.of(channel?.object) ?? "a property of \(Value.self)"
  }

  @usableFromInline package override var current: Value { storage }

  override func copyValue() { ChangesInPlace.keepCopy(of: storage) }

  override func noteDelivered() {
    guard let channel = channel?.object, channel.busy.contains(.delivering) else { return }
    if channel.ownExtras.delivered == nil { channel.ownExtras.delivered = storage }
  }

  /// Returns whether the value differs from the copy that was kept last.
  @usableFromInline func differsFromCopy() -> Bool {
    guard let old = ChangesInPlace.takeCopy() as? Value, let areEqual else { return true }
    return !Equality.areSame(old, storage, areEqual)
  }

  package override func writes() -> Channel<Value>? { ownChannel }

  @inlinable package var ownChannel: Channel<Value> {
    if let channel { return channel.object }
    let made = ClosingChannel<Value>()
    channel = .retaining(made)
    return made
  }

  @usableFromInline package override var livesWhileObserved: Bool { false }

  package override var mirror: PropertyNode<Value> {
    let channel = ownChannel
    if let reflection = channel.reflection { return reflection }
    let made = Reflection(of: self, channel: channel, until: ownLifetime)
    channel.keep(made)
    return made
  }

  package override var follower: AnyObject? {
    get { channel?.borrow { $0.follower } }
    set { channel?.borrow { $0.follower = newValue } }
  }

  package override var ending: Lifetime? { ownLifetime }

  private var ownLifetime: Lifetime {
    if let lifetime { return lifetime }
    let made = Lifetime()
    lifetime = made
    return made
  }
}

extension MutableProperty where Value: Equatable {
  /// Makes a property with its first value.
  @inlinable public convenience init(_ value: Value) {
    self.init(storage: value, areEqual: { $0 == $1 })
  }

  /// Makes a property with its first value.
  @inlinable public convenience init(wrappedValue: Value) {
    self.init(storage: wrappedValue, areEqual: { $0 == $1 })
  }
}
