/// A write of a property, and the value that was written.
@MainActor
struct PropertyWrite<Value>: DeliveredWrite {
  let property: MutableProperty<Value>
  let value: Value

  var source: AnyObject { property }
  var name: String { property.name }

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

extension MutableProperty: WriteProviding {
  var deliveredWrite: (any DeliveredWrite)? {
    guard let channel = channel?.object else { return nil }
    let isDelivering = channel.busy.contains(.delivering)
    let value = isDelivering ? channel.extras?.delivered ?? storage : channel.extras?.resumed.last
    return value.map { PropertyWrite(property: self, value: $0) }
  }
}
