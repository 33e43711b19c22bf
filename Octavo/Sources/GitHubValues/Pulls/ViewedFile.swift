extension GitHub {
  /// The mark of the viewer at a file of a pull request.
  public struct ViewedFile: Sendable, Hashable, Codable, Identifiable {
    /// The state of a mark.
    public struct State: OpenEnumeration {
      /// The word of the server.
      public let rawValue: String

      /// Makes the state of a text.
      public init(rawValue: String) {
        self.rawValue = rawValue
      }

      /// The viewer has viewed the file as it is.
      public static let viewed = Self(rawValue: "VIEWED")
      /// The viewer has not viewed the file.
      public static let unviewed = Self(rawValue: "UNVIEWED")
      /// The file has changed since the viewer has viewed it.
      public static let dismissed = Self(rawValue: "DISMISSED")
    }

    /// The path of the file.
    public var path: String
    /// The state of the mark.
    public var state: State

    /// Makes a mark.
    public init(path: String, state: State) {
      (self.path, self.state) = (path, state)
    }

    /// The path, which no other file has.
    public var id: String { path }
  }
}

extension GitHub.ViewedFile: LenientDecodable {
  package init?(_ object: JSONObject) {
    guard let path = object.nonEmptyString("path"),
      let state = object.enumeration("viewerViewedState", of: State.self)
    else { return nil }
    self.init(path: path, state: state)
  }
}
