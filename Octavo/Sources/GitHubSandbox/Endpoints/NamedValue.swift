/// A label or a user in a request: a text, or an object with a `name` or a `login`.
struct NamedValue: Decodable {
  let name: String

  init(_ name: String) { self.name = name }

  private enum CodingKeys: String, CodingKey { case name, login }

  init(from decoder: any Decoder) throws {
    if let name = try? decoder.singleValueContainer().decode(String.self) {
      self.name = name
    } else {
      let fields = try decoder.container(keyedBy: CodingKeys.self)
      name =
        try fields.decodeIfPresent(String.self, forKey: .login)
        ?? fields.decode(String.self, forKey: .name)
    }
  }

  /// - Throws: A 422 for the name of a label that is empty, too long, or has several lines.
  static func check(labels: [NamedValue], of resource: String) throws(ErrorResponse) {
    for label in labels where !StoredLabel.isName(label.name) {
      throw .invalid(resource: resource, field: "labels")
    }
  }
}

/// A text that may also be sent as a number.
struct TextOrNumber: Decodable {
  let text: String

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if let number = try? value.decode(Int.self) {
      text = String(number)
    } else {
      text = try value.decode(String.self)
    }
  }
}
