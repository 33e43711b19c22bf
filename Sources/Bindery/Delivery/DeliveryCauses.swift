/// The writes of properties during whose delivery a value was enqueued.
///
/// While that value is delivered later, those writes count as being delivered.
@MainActor
package struct DeliveryCauses {
  private var writes: [any DeliveredWrite] = []

  /// Takes the writes whose delivery is under way; `nil` if there are none.
  package init?() {
    var properties: Set<ObjectIdentifier> = []
    var next = Graph.delivery
    while let delivery = next {
      next = delivery.pointee.outer
      let property = delivery.pointee.property.object
      guard properties.insert(ObjectIdentifier(property)).inserted else { continue }
      if let write = property.deliveredWrite() { writes.append(write) }
    }
    if writes.isEmpty { return nil }
  }

  /// Calls `deliver` while the writes count as being delivered.
  package func during(_ deliver: () -> Void) { resume(writes[...], deliver) }

  private func resume(_ writes: ArraySlice<any DeliveredWrite>, _ deliver: () -> Void) {
    guard let write = writes.last else { return deliver() }
    write.resume {
      RunningDelivery.during(write.node) {
        resume(writes.dropLast(), deliver)
      }
    }
  }

  /// The names of the properties, the innermost first.
  var names: [String] { writes.map(\.node.name) }
}

/// A write of a property of any type.
@MainActor
protocol DeliveredWrite {
  /// The property.
  var node: GraphNode { get }
  /// Calls `deliver` while the write counts as being delivered.
  func resume(_ deliver: () -> Void)
}

/// A write of a property, and the value that was written.
@MainActor
struct PropertyWrite<Value>: DeliveredWrite {
  let property: MutableProperty<Value>
  let value: Value

  var node: GraphNode { property }

  func resume(_ deliver: () -> Void) {
    guard let channel = property.channel?.object, !channel.busy.contains(.delivering) else {
      return deliver()
    }
    channel.ownExtras.resumed.append(value)
    channel.traits.insert(.resumed)
    deliver()
    channel.ownExtras.resumed.removeLast()
    if channel.ownExtras.resumed.isEmpty { channel.traits.remove(.resumed) }
  }
}
