public import BinderySignals

/// The view model of a cell.
public final class MineCellViewModel: Identifiable {
  /// The title.
  public let title: String
  /// The formatted number, such as “100元”; empty where there is none.
  @MutableProperty public private(set) var detail = ""

  /// Makes a view model whose detail is bound to `detail`.
  init(_ title: String, detail: Property<String>? = nil) {
    self.title = title
    if let detail { _detail <~ detail }
  }

  deinit {}
}
