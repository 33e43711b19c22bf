/// A label in a request, as a text or as an object with a name.
struct NamedLabel: Decodable {
  /// The number of characters that the name of a label may have.
  static let longest = 50

  let name: String

  init(from decoder: any Decoder) throws {
    if let name = try? decoder.singleValueContainer().decode(String.self) {
      self.name = name
    } else {
      name = try Fields(from: decoder).name
    }
  }

  private struct Fields: Decodable { let name: String }

  /// - Throws: A 422 for a name that is empty, too long, or has several lines.
  static func check(_ labels: [NamedLabel], of resource: String) throws(ErrorResponse) {
    for label in labels where !isName(label.name) {
      throw .invalid(resource: resource, field: "labels")
    }
  }

  static func isName(_ name: String) -> Bool {
    !name.allSatisfy(\.isWhitespace) && name.count <= longest && !name.contains(where: \.isNewline)
  }
}

/// A user in a request, as a login or as an object with one.
struct NamedUser: Decodable {
  let login: String

  init(login: String) { self.login = login }

  init(from decoder: any Decoder) throws {
    if let login = try? decoder.singleValueContainer().decode(String.self) {
      self.login = login
    } else {
      login = try Fields(from: decoder).login
    }
  }

  private struct Fields: Decodable { let login: String }
}
