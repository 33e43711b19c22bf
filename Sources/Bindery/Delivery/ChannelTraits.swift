/// The reasons why a property has to do more with a write than send it on its channel.
@usableFromInline
package nonisolated struct ChannelTraits: OptionSet, Sendable {
  @usableFromInline package let rawValue: UInt8

  @inlinable package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A written value passes a closure first.
  static var coercing: ChannelTraits { ChannelTraits(rawValue: 1) }
  /// An enqueued value is delivered elsewhere that a write of this property has caused.
  static var resumed: ChannelTraits { ChannelTraits(rawValue: 2) }
}
