public import BinderySignals

/// The view model of the screen that a cell opens.
public final class MineItemViewModel: ViewModel {
  /// The title of the cell.
  public let title: String
  /// The image of the cell.
  public let image: MineImage
  /// The detail of the cell, or a sentence where it has none; bound to the shared login.
  @MutableProperty public private(set) var text = ""

  /// Makes the view model for a cell.
  init(_ cell: MineCellViewModel) {
    title = cell.title
    image = cell.image
    super.init()
    _text <~ cell.$detail.map { $0.isEmpty ? "Nothing here yet." : $0 }
  }
}
