/// The view of both versions: two labels.
///
/// A front end draws the page. ``MVCPersonViewController`` and ``MVVMPersonViewController`` set the
/// labels.
public final class PersonPage {
  /// The text of the upper label.
  public var nameLabel = ""
  /// The text of the lower label.
  public var birthdateLabel = ""

  /// Makes a page with empty labels.
  public init() {}

  deinit {}
}
