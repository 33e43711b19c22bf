public import BinderyNavigation
public import IssueForms

/// A field of a form that the user fills in.
public final class FormFieldWriting: Identifiable {
  /// The definition.
  public let field: FormField
  /// The line of a field for one.
  @MutableProperty public var line: String
  /// The chosen options.
  @MutableProperty public var chosen: Set<Int>
  /// The field of a text of several lines; `nil` for another field.
  public let composer: ComposerViewModel?

  /// Makes a field with its initial answer.
  init(_ field: FormField, composer: ComposerViewModel?) {
    (self.field, self.composer) = (field, composer)
    line = field.kind == .input ? field.initial.text : ""
    chosen = field.initial.chosen
    composer?.restore(text: field.initial.text)
  }

  deinit {}

  /// The name of the answer.
  public var id: String { field.key }

  /// The title, with a star if an answer is needed.
  public var title: String { field.isRequired ? "\(field.label) *" : field.label }

  /// The answer as it is now.
  var answer: FormAnswer { FormAnswer(text: composer?.text ?? line, chosen: chosen) }

  /// The answer as an address has it; `nil` for none.
  var words: String? {
    let options = field.options.enumerated().filter { chosen.contains($0.offset) }
      .map(\.element.label)
    let words = field.options.isEmpty ? answer.text : options.joined(separator: ",")
    return words.isEmpty ? nil : words
  }

  /// The reason why the form cannot be sent with the answer; `nil` if it can.
  var problem: String? {
    if let composer, composer.isTooLong { return "“\(field.label)” is \(composer.counter)." }
    return field.problem(with: answer)
  }

  /// Shows an answer.
  func show(_ answer: FormAnswer) {
    batch {
      if field.kind == .input { line = answer.text }
      chosen = answer.chosen.filter { field.options.indices.contains($0) }
      composer?.restore(text: answer.text)
    }
  }

  /// The texts of a list with one choice, of which the first is none.
  public var titles: [String] { [Strings.noChoice] + field.options.map(\.label) }

  /// The offset in ``titles`` of the choice.
  public var selection: Int {
    get { chosen.min().map { $0 + 1 } ?? 0 }
    set { chosen = newValue > 0 ? [newValue - 1] : [] }
  }

  /// Whether a box or an option is checked.
  public func isChosen(_ option: Int) -> ValueBinding<Bool> {
    ValueBinding {
      self.chosen.contains(option)
    } set: { isChosen in
      if isChosen { self.chosen.insert(option) } else { self.chosen.remove(option) }
    }
  }

  /// The title of a box, with a star if it has to be checked.
  public func title(of option: FormField.Option) -> String {
    option.isRequired ? "\(option.label) *" : option.label
  }
}
