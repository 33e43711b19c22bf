/// Before: the controller knows the model, the view, and all that lies between them.
///
/// Whoever wants to test the wording needs a loaded view; a second front end writes it again.
public final class MVCPersonViewController {
  private let model: Person
  private let page: PersonPage

  /// Makes the controller of a page.
  public init(model: Person, page: PersonPage) {
    self.model = model
    self.page = page
  }

  deinit {}

  /// Fills the labels.
  public func viewDidLoad() {
    if let salutation = model.salutation, !salutation.isEmpty {
      page.nameLabel = "\(salutation) \(model.firstName) \(model.lastName)"
    } else {
      page.nameLabel = "\(model.firstName) \(model.lastName)"
    }
    if let birthdate = model.birthdate {
      page.birthdateLabel = birthdate.formatted
    } else {
      page.birthdateLabel = ""
    }
  }
}
