public import Foundation

extension GitHub {
  /// One of the forms that a text has had.
  public struct TextVersion: Sendable, Hashable, Codable, Identifiable {
    /// The id in GraphQL.
    public var id: String
    /// The login of the account that has written it; `nil` if the account has been deleted.
    public var editor: String?
    /// The time of the edit.
    public var editedAt: Date?
    /// The text, in Markdown; `nil` if the form was deleted from the history.
    public var text: String?

    /// Makes a form.
    public init(id: String, editor: String?, editedAt: Date?, text: String?) {
      (self.id, self.editor, self.editedAt, self.text) = (id, editor, editedAt, text)
    }
  }
}

extension GitHub.TextVersion: LenientDecodable {
  /// Reads an edit of GraphQL, whose `diff` is the whole text after it.
  package init?(_ object: JSONObject) {
    guard let id = object.nonEmptyString("id") else { return nil }
    self.init(
      id: id,
      editor: object.object("editor")?.nonEmptyString("login"),
      editedAt: object.date("editedAt"),
      text: object.date("deletedAt") == nil ? object.string("diff") : nil
    )
  }
}
