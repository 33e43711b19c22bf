/// A path below the API, one component at a time, so that a slash in a name stays in the name.
///
/// ```swift
/// let path: PathComponents = ["repos", "apple", "swift-nio", "branches"]
/// ```
struct PathComponents: Sendable, ExpressibleByArrayLiteral {
  var components: [String]

  init(arrayLiteral elements: String...) {
    components = elements
  }

  static func + (path: PathComponents, more: some Sequence<some StringProtocol>) -> PathComponents {
    var path = path
    path.components += more.map { String($0) }
    return path
  }

  /// Whether each component names something.
  ///
  /// Empty ones and dots would be resolved on the way and reach another endpoint.
  var isWellFormed: Bool {
    components.allSatisfy { !$0.isEmpty && $0 != "." && $0 != ".." }
  }

  /// The path as it travels, with a query if there is one.
  func encoded(query: [(String, String)] = []) -> String {
    var text = ""
    for component in components {
      text += "/"
      text.appendEncoded(component)
    }
    for (index, (name, value)) in query.enumerated() {
      text += index == 0 ? "?" : "&"
      text.appendEncoded(name)
      text += "="
      text.appendEncoded(value)
    }
    return text
  }
}

extension String {
  /// Appends a text in which everything but unreserved characters is escaped.
  fileprivate mutating func appendEncoded(_ text: String) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"):
        append(Character(Unicode.Scalar(byte)))
      default:
        append(byte < 16 ? "%0" : "%")
        append(String(byte, radix: 16, uppercase: true))
      }
    }
  }
}
