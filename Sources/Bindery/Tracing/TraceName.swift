/// The name of a traced property, registered until the property's channel is released.
final class TraceName {
  private static var names: [ObjectIdentifier: String] = [:]

  let name: String
  private let channel: ObjectIdentifier

  init(_ name: String, of channel: AnyObject) {
    self.name = name
    self.channel = ObjectIdentifier(channel)
    Self.names[self.channel] = name
  }

  isolated deinit { Self.names[channel] = nil }

  /// Returns the name of the property that sends its writes on `channel`.
  static func of(_ channel: AnyObject?) -> String? {
    channel.flatMap { names[ObjectIdentifier($0)] }
  }
}
