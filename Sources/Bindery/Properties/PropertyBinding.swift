/// A binding that writes the values of one property to another, as one object without a closure.
///
/// The channel of the source retains it, and so does the target, in its list of bindings. It
/// retains neither.
///
/// No access to its properties lasts while foreign code runs, so accesses are not checked.
@MainActor
@usableFromInline
package final class PropertyBinding<Value>: Receiver<Value> {
  @safe @exclusivity(unchecked) @usableFromInline var target: BackReference<MutableProperty<Value>>?
  fileprivate var sibling: PropertyBinding?

  @inlinable init(to target: MutableProperty<Value>) {
    self.target = BackReference(target)
    super.init { receiver, value in
      downcast(receiver, to: PropertyBinding.self).target?.borrow { $0.receive(value) }
    }
  }

  deinit {}

  package override func dispose() {
    super.dispose()
    let target = target
    self.target = nil
    target?.borrow { $0.forget(self) }
  }

  package override func channelClosed() { dispose() }
}

extension MutableProperty {
  /// Writes the value of `source` to this property, now and after each write to it.
  ///
  /// - Returns: A handle that ends the binding; it also ends with either property.
  @inlinable package func follow(_ source: MutableProperty) -> PropertyBinding<Value> {
    let binding = PropertyBinding(to: self)
    keep(binding)
    receive(source.stored)
    source.ownChannel.add(binding)
    return binding
  }

  @usableFromInline func keep(_ new: PropertyBinding<Value>) {
    new.sibling = binding
    binding = new
  }

  fileprivate func forget(_ old: PropertyBinding<Value>) {
    guard binding !== old else {
      binding = old.sibling
      old.sibling = nil
      return
    }
    var current = binding
    while let before = current {
      if before.sibling === old {
        before.sibling = old.sibling
        old.sibling = nil
        return
      }
      current = before.sibling
    }
  }
}
