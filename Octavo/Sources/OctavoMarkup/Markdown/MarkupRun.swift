/// A stretch of text that is drawn in one way.
///
/// The text is the author's, letter by letter: control characters and marks that turn the writing
/// direction are still in it, so a front end neutralises it before it draws. `link` and `image`
/// hold none of them. A `"\n"` in the text is a line break that the author asked for.
public struct MarkupRun: Sendable, Hashable {
  /// The text; for a picture its alternative text, which may be empty.
  public var text: String
  /// The style.
  public var style: MarkupStyle
  /// The target: an `http`, `https` or `mailto` address, or a relative one to be resolved.
  public var link: String?
  /// The address of the picture, if this run is one: `http`, `https` or relative.
  public var image: String?
  /// The size of the picture, if its HTML names it.
  public internal(set) var extent: MarkupExtent?

  /// Makes a run.
  public init(
    _ text: String,
    style: MarkupStyle = [],
    link: String? = nil,
    image: String? = nil
  ) {
    self.text = text
    self.style = style
    self.link = link
    self.image = image
  }
}

extension MarkupRun: StyledRun {}
