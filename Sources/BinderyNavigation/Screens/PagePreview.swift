import Bindery

/// The page beside the list on top, which follows the selection of the list.
///
/// It is no part of the user's place: the path, the way back and the restoration do not have it.
/// Its view model was made as any other, and is visible without being active. When the page is
/// opened, the same view model becomes the top of the stack.
public struct PagePreview<Screen: NavigationScreen> {
  /// The identifier of the entry that shows the list.
  public let owner: Int
  /// The page; `nil` for a row without one.
  public let entry: NavigationController<Screen>.Entry?
  /// The sentence in place of a page.
  public let words: String
  /// The list that has asked for the page; `nil` for a page that the user has just left.
  weak var source: ViewModel?

  init(
    owner: Int,
    _ entry: NavigationController<Screen>.Entry?,
    words: String = "",
    source: ViewModel?
  ) {
    self.owner = owner
    self.entry = entry
    self.words = words
    self.source = source
  }
}
