/// Before: the controller refers to the model and the view, and formats the one for the other.
///
/// A test of the format needs a loaded view, and a second front end has to format again.
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
