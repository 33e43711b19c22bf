public import BinderySignals

/// One reusable cell: a title, and a detail that somebody else has put into words.
public final class MineCellViewModel: Identifiable {
  /// What the cell is about.
  public let title: String
  /// Its figure, such as “100元”; empty where there is nothing to tell.
  @MutableProperty public private(set) var detail = ""

  /// Makes a cell whose detail follows `detail`.
  init(_ title: String, detail: Property<String>? = nil) {
    self.title = title
    if let detail { _detail <~ detail }
  }

  deinit {}
}
