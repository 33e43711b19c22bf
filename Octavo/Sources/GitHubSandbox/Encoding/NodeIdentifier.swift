import Foundation

/// The opaque name that GitHub's other interface has for something.
func nodeIdentifier(_ kind: String, _ id: some CustomStringConvertible) -> String {
  let text = "0\(kind.utf8.count):\(kind)\(id)"
  return Data(text.utf8).base64EncodedString()
}

/// Returns the kind and the identifier that a name was made of; `nil` for any other text.
func nodeParts(_ identifier: String) -> (kind: String, id: String)? {
  guard let data = Data(base64Encoded: identifier),
    let text = String(validating: data, as: UTF8.self), text.first == "0",
    let colon = text.firstIndex(of: ":"), let length = Int(text[..<colon].dropFirst())
  else { return nil }
  let rest = text[text.index(after: colon)...].utf8
  guard length > 0, length < rest.count, let kind = String(rest.prefix(length)),
    let id = String(rest.dropFirst(length)), nodeIdentifier(kind, id) == identifier
  else { return nil }
  return (kind, id)
}
