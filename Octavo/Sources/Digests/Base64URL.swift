import Foundation

/// Base 64 in the form for addresses, without padding (RFC 4648, section 5).
package enum Base64URL {
  /// Returns bytes as text.
  package static func text(_ bytes: [UInt8]) -> String {
    Data(bytes).base64EncodedString()
      .replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
  }
}
