extension GitHub {
  /// A remark of a check at lines of a file.
  public struct CheckAnnotation: Sendable, Hashable, Codable {
    /// The importance of a remark.
    public struct Level: OpenEnumeration {
      /// The word of the server.
      public let rawValue: String

      /// Makes the level of a text.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// A remark.
      public static let notice = Self(rawValue: "notice")
      /// A warning.
      public static let warning = Self(rawValue: "warning")
      /// A fault.
      public static let failure = Self(rawValue: "failure")
    }

    /// The path of the file; empty for a remark about no file.
    public var path: String
    /// The first line, counted from one; `nil` if the server sends none.
    public var line: Int?
    /// The last line; `nil` if the server sends none.
    public var endLine: Int?
    /// The importance.
    public var level: Level
    /// The title; `nil` for none.
    public var title: String?
    /// The text.
    public var message: String

    /// Makes a remark.
    public init(
      _ message: String,
      at path: String,
      line: Int? = nil,
      level: Level = .failure,
      title: String? = nil
    ) {
      (self.message, self.path, self.line, endLine) = (message, path, line, line)
      (self.level, self.title) = (level, title)
    }
  }
}

extension GitHub.CheckAnnotation: LenientDecodable {
  package init?(_ object: JSONObject) {
    guard object.contains("message") || object.contains("path") else { return nil }
    self.init(
      object.string("message") ?? "",
      at: object.string("path") ?? "",
      line: object.integer("start_line").flatMap { $0 > 0 ? $0 : nil },
      level: object.enumeration("annotation_level") ?? .notice,
      title: object.nonEmptyString("title")
    )
    endLine = object.integer("end_line").flatMap { $0 >= line ?? 1 ? $0 : nil } ?? line
  }
}
