/// The writes of properties during whose delivery a value was enqueued.
///
/// While that value is delivered later, those writes count as being delivered.
@MainActor
package struct DeliveryCauses {
  private var writes: [any DeliveredWrite] = []

  /// Takes the writes whose delivery is under way; `nil` if there are none.
  package init?() {
    var properties: Set<ObjectIdentifier> = []
    for property in RunningDeliveries.properties.fromTop
    where properties.insert(ObjectIdentifier(property)).inserted {
      if let write = (property as? any WriteProviding)?.deliveredWrite { writes.append(write) }
    }
    if writes.isEmpty { return nil }
  }

  /// Calls `deliver` while the writes count as being delivered.
  package func during(_ deliver: () -> Void) { resume(writes[...], deliver) }

  private func resume(_ writes: ArraySlice<any DeliveredWrite>, _ deliver: () -> Void) {
    guard let write = writes.last else { return deliver() }
    write.resume {
      RunningDeliveries.begin(write.source)
      resume(writes.dropLast(), deliver)
      RunningDeliveries.end()
    }
  }

  /// The names of the properties, the innermost first.
  var names: [String] { writes.map(\.name) }
}

/// A property of any type.
@MainActor
protocol WriteProviding: AnyObject {
  /// The write whose delivery is under way.
  var deliveredWrite: (any DeliveredWrite)? { get }
}

/// A write of a property of any type.
@MainActor
protocol DeliveredWrite {
  /// The property.
  var source: AnyObject { get }
  /// The name of the property in reports.
  var name: String { get }
  /// Calls `deliver` while the write counts as being delivered.
  func resume(_ deliver: () -> Void)
}
