public import BinderyNavigation

extension RestorableViewModel where Self: TableViewModel {
  /// The keyword of the filter.
  public var restorableState: [String: String] { keyword.isEmpty ? [:] : ["keyword": keyword] }

  /// Restores the keyword of the filter.
  public func restore(_ state: [String: String]) {
    if let keyword = state["keyword"] { self.keyword = keyword }
  }
}
