public import BinderySignals

/// The view model of a cell.
public final class MineCellViewModel: Identifiable {
  /// The title.
  public let title: String
  /// The image.
  public let image: MineImage
  /// The formatted number, such as “100元”; empty where there is none.
  @MutableProperty public private(set) var detail = ""
  /// Whether the cell shows a part of the account, and so can be opened by a logged-in user only.
  let needsAccount: Bool

  /// Makes a view model whose detail is bound to `detail`.
  init(_ title: String, image: MineImage, detail: Property<String>? = nil) {
    self.title = title
    self.image = image
    needsAccount = detail != nil
    if let detail { _detail <~ detail }
  }

  deinit {}
}
