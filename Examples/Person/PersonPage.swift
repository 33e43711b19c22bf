/// The view of both versions: two labels, which know no person.
///
/// A front end draws it; see ``MVCPersonViewController`` and ``MVVMPersonViewController`` for what
/// fills it.
public final class PersonPage {
  /// What stands in the upper label.
  public var nameLabel = ""
  /// What stands in the lower label.
  public var birthdateLabel = ""

  /// Makes a page with empty labels.
  public init() {}

  deinit {}
}
