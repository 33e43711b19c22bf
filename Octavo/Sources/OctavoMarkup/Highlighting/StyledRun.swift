/// A piece of text that is drawn in one way.
public protocol StyledRun {
  /// The text.
  var text: String { get set }
  /// The style, of which a view of code draws the marks of matches only.
  var style: MarkupStyle { get set }
}

extension TokenRun: StyledRun {}
