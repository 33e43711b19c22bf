/// After: what a page says of a person, in words that are ready to show.
///
/// It knows no page, so a test reads it like any other value, and every front end shares it. A
/// person does not change, so it needs no property and no binder: MVVM begins without a library.
public final class PersonViewModel {
  /// The person.
  public let model: Person
  /// The salutation and both names, or the names alone where there is no salutation.
  public let nameText: String
  /// The day in words, such as “Thursday January 1, 1970”, or nothing where it is unknown.
  public let birthdateText: String

  /// Makes the words for a person.
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
