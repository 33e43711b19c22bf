import BinderySignals

final class PersonViewModel: ViewModel {
  @MutableProperty var name = ""
  @MutableProperty var age = 0
}

/// A form whose fields hold text.
final class PersonForm: ViewModel {
  @MutableProperty var name = ""
  @MutableProperty var age = ""

  init(_ viewModel: PersonViewModel) {
    super.init()
    _name <~> ValueBinding(viewModel, \.name)
    _age <~> ValueBinding(viewModel, \.age).converted(to: { String($0) }, from: { Int($0) })
  }
}

/// A number, and the text of the field that shows it.
final class AgeViewModel: ViewModel {
  @MutableProperty private(set) var ageInYears = 36
  @MutableProperty var ageText = ""

  override init() {
    super.init()
    _ageText <~> _ageInYears.converted(to: { String($0) }, from: { Int($0) })
  }
}

final class ShelfViewModel: ViewModel {
  @MutableProperty private(set) var repositories: [String] = []
  @MutableProperty private(set) var books: [String] = []
  let reload = Command<Void, [String]> { [] }
  let search = Command<String, [String]>(.latest) { words in [words] }

  override init() {
    super.init()
    _repositories <~ reload.values
    _books <~ search.executionSignals.flatten(.latest)
  }
}

extension Reactive where Base: Label {
  var text: BindingTarget<String> { self[\.text] }
}

@MainActor
func bind(_ label: Label, to viewModel: LoginViewModel) {
  label.reactive.text <~ viewModel.$title
}

@MainActor
final class TitleView {
  let label = Label()

  func show(_ title: String, _ subtitle: String) { label.text = "\(title): \(subtitle)" }
}

@MainActor
func lift(_ view: TitleView, _ viewModel: LoginViewModel) {
  call(view.show, withLatestOf: viewModel.$title, viewModel.$subtitle)
}

enum AgeError: Error, Equatable {
  case negative
}

@MainActor
func validate() {
  let age = ValidatingProperty<Int, AgeError>(30) { $0 < 0 ? .invalid(.negative) : .valid }
  age.value = -1  // stays 30
  print(age.result.value)  // .invalid(-1, .negative)
}
