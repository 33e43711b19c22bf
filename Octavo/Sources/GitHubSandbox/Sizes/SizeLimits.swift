/// The sizes beyond which GitHub leaves parts of a response out or refuses it.
///
/// GitHub documents those of changes under “Repository limits”, and does not say whether the files
/// on a page share a limit with those on other pages; here each page has its own.
public struct SizeLimits: Sendable, Equatable {
  /// The changed files on all pages of a commit or a pull request.
  public var changedFiles = 3_000
  /// The changed files on one page, and in a raw diff.
  public var filesOnPage = 300
  /// The lines of a raw diff, and of the patches in one response, with the lines of context.
  public var diffLines = 20_000
  /// The bytes of a raw diff, and of the patches in one response.
  public var diffBytes = 1 << 20
  /// The bytes of the patch of one file.
  public var patchBytes = 500 << 10
  /// The entries of a folder in the listing of its contents.
  public var folderEntries = 1_000
  /// The entries of a tree.
  public var treeEntries = 100_000
  /// The bytes of a tree.
  public var treeBytes = 7 << 20

  /// The limits of GitHub.
  public static let gitHub = SizeLimits()

  /// No limits: each response is whole.
  ///
  /// The numbers can be multiplied by those of pages.
  public static let none = SizeLimits(
    changedFiles: largest,
    filesOnPage: largest,
    diffLines: largest,
    diffBytes: largest,
    patchBytes: largest,
    folderEntries: largest,
    treeEntries: largest,
    treeBytes: largest
  )

  private static let largest = 1 << 40
}
