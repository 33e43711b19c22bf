public import Foundation

extension GitHub.Event {
  /// A page of a wiki that was made or changed.
  public struct WikiPage: Sendable, Hashable, Codable {
    /// The title.
    public var title: String
    /// GitHub's word for the change, such as “created” or “edited”.
    public var action: String
    /// The address of the page.
    public var htmlURL: URL?
  }
}

extension GitHub.Event.WikiPage: LenientDecodable {
  package init?(_ object: JSONObject) {
    guard let title = object.nonEmptyString("title") ?? object.nonEmptyString("page_name") else {
      return nil
    }
    self.init(
      title: title,
      action: object.nonEmptyString("action") ?? "edited",
      htmlURL: object.url("html_url")
    )
  }
}
