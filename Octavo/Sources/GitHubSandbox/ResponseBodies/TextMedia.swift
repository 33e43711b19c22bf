/// The forms in which the media type asks for a text written in Markdown.
struct TextMedia: Sendable {
  private let hasSource: Bool
  private let hasHTML: Bool

  init(_ request: EndpointRequest) {
    let isFull = request.accepts("full")
    hasHTML = isFull || request.accepts("html")
    hasSource = isFull || !hasHTML
  }

  /// The text as it was written.
  static let source = TextMedia(hasSource: true, hasHTML: false)

  private init(hasSource: Bool, hasHTML: Bool) {
    self.hasSource = hasSource
    self.hasHTML = hasHTML
  }

  /// Writes the body of an issue, a comment or a release.
  func write(_ text: String?, _ fields: inout JSONFields) {
    if hasSource { fields.set("body", text) }
    if hasHTML { fields.set("body_html", text.map(RenderedMarkup.body)) }
  }
}
