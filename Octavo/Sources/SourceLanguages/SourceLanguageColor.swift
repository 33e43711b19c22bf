/// A colour in eight bits a channel.
public struct SourceLanguageColor: Equatable, Sendable {
  /// The red channel.
  public let red: UInt8
  /// The green channel.
  public let green: UInt8
  /// The blue channel.
  public let blue: UInt8

  /// Reads `#RRGGBB`; `nil` for anything else.
  init?(_ text: String) {
    guard text.utf8.count == 7, text.hasPrefix("#"), let value = UInt32(text.dropFirst(), radix: 16)
    else { return nil }
    red = UInt8(value >> 16 & 0xff)
    green = UInt8(value >> 8 & 0xff)
    blue = UInt8(value & 0xff)
  }

  /// The colour in the form `#1a5fb4`.
  public var code: String {
    "#" + [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
