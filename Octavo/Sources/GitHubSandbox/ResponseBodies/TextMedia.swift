/// The forms in which the media type asks for a text written in Markdown.
struct TextMedia: Sendable {
  private let hasSource: Bool
  private let hasHTML: Bool
  private let uploads: UploadLinks

  init(_ request: EndpointRequest) {
    let isFull = request.accepts("full")
    hasHTML = isFull || request.accepts("html")
    hasSource = isFull || !hasHTML
    uploads = UploadLinks(web: request.links.web, now: request.now)
  }

  /// Makes the form of a text as it was written.
  static func source(_ links: Links) -> TextMedia {
    TextMedia(uploads: UploadLinks(web: links.web, now: 0))
  }

  private init(uploads: UploadLinks) {
    (hasSource, hasHTML) = (true, false)
    self.uploads = uploads
  }

  /// Writes the body of an issue, a comment or a release.
  func write(_ text: String?, _ fields: inout JSONFields) {
    if hasSource { fields.set("body", text.map(uploads.text)) }
    if hasHTML { fields.set("body_html", text.map(uploads.html)) }
  }
}
