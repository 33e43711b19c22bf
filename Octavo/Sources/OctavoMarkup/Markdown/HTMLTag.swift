/// One raw tag, such as `<img src="a.png" alt="A loom">`.
struct HTMLTag {
  /// The name in small letters.
  let name: String
  let isClosing: Bool
  let isSelfClosing: Bool
  /// Values with their character references resolved, under names in small letters.
  let attributes: [String: String]

  /// More attributes than this say nothing.
  private static let attributeLimit = 32

  /// The name of the place of the tag, to which links lead; `nil` if it has none.
  var anchor: String? {
    guard !isClosing else { return nil }
    let name = attributes["id"] ?? (self.name == "a" ? attributes["name"] : nil)
    return name?.isEmpty == false ? name : nil
  }

  /// Reads a tag from its `<` to its `>`, or answers `nil` for comments and all that is no tag.
  init?(_ text: String) {
    self.init(Array(text.utf8)[...])
  }

  init?(_ bytes: ArraySlice<UInt8>) {
    guard bytes.first == UInt8(ascii: "<"), bytes.last == UInt8(ascii: ">") else { return nil }
    var rest = bytes.dropFirst().dropLast()
    isClosing = rest.first == UInt8(ascii: "/")
    if isClosing { rest = rest.dropFirst() }
    isSelfClosing = rest.last == UInt8(ascii: "/")
    let name = rest.prefix(while: \.isNameByte)
    guard let first = name.first, first.isLetter else { return nil }
    self.name = String(decoding: name, as: UTF8.self).lowercased()
    attributes = Self.attributes(rest[name.endIndex...])
  }

  private static func attributes(_ text: ArraySlice<UInt8>) -> [String: String] {
    var attributes: [String: String] = [:]
    var rest = text
    while attributes.count < attributeLimit {
      rest = rest.drop { !$0.isNameByte }
      let name = rest.prefix(while: \.isNameByte)
      guard !name.isEmpty else { break }
      rest = rest[name.endIndex...].drop { $0 <= 0x20 }
      let key = String(decoding: name, as: UTF8.self).lowercased()
      guard rest.first == UInt8(ascii: "=") else {
        // A word without a value, such as the one of `<details open>`.
        if attributes[key] == nil { attributes[key] = "" }
        continue
      }
      let value = value(rest.dropFirst().drop { $0 <= 0x20 })
      rest = rest[value.endIndex...]
      if attributes[key] == nil { attributes[key] = HTMLText.resolvingReferences(value) }
    }
    return attributes
  }

  private static func value(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard let quote = text.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      return text.prefix { $0 > 0x20 }
    }
    return text.dropFirst().prefix { $0 != quote }
  }
}

extension UInt8 {
  var isLetter: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }

  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  fileprivate var isNameByte: Bool {
    isLetter || isDigit || self == UInt8(ascii: "-") || self == UInt8(ascii: "_")
  }
}
