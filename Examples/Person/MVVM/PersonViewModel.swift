/// After: the view model formats a person for display.
///
/// A view model does not refer to a view, so a test reads it like any other value, and all front
/// ends share it. A person does not change, so no property and no binder is needed: MVVM begins
/// without a library.
public final class PersonViewModel {
  /// The person.
  public let model: Person
  /// The salutation and both names, or the names alone where there is no salutation.
  public let nameText: String
  /// The day of birth, such as “Thursday January 1, 1970”; empty if it is unknown.
  public let birthdateText: String

  /// Makes the view model of a person.
  public init(model: Person) {
    self.model = model
    if let salutation = model.salutation, !salutation.isEmpty {
      nameText = "\(salutation) \(model.firstName) \(model.lastName)"
    } else {
      nameText = "\(model.firstName) \(model.lastName)"
    }
    birthdateText = model.birthdate?.formatted ?? ""
  }

  deinit {}
}
