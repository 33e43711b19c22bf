import Foundation

/// The opaque name that GitHub's other interface has for something.
func nodeIdentifier(_ kind: String, _ id: some CustomStringConvertible) -> String {
  let text = "0\(kind.utf8.count):\(kind)\(id)"
  return Data(text.utf8).base64EncodedString()
}
