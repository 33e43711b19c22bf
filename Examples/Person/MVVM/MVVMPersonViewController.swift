/// After: the controller belongs to the view, and only copies texts from the view model to it.
public final class MVVMPersonViewController {
  private let viewModel: PersonViewModel
  private let page: PersonPage

  /// Makes the controller of a page.
  public init(viewModel: PersonViewModel, page: PersonPage) {
    self.viewModel = viewModel
    self.page = page
  }

  deinit {}

  /// Fills the labels.
  public func viewDidLoad() {
    page.nameLabel = viewModel.nameText
    page.birthdateLabel = viewModel.birthdateText
  }
}
