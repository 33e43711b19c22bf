import BinderySwiftUI
import SwiftUI

enum AgeError: Error { case negative }

final class FormViewModel: ViewModel {
  @MutableProperty var name = ""
  @MutableProperty(coercing: { min($0, 100) }) var age = 30
  private(set) lazy var children = ValidatingProperty<Int, AgeError>(0) {
    $0 < 0 ? .invalid(.negative) : .valid
  }
  private(set) lazy var save = command { (viewModel: FormViewModel) async throws in }
}

struct FormScreen: View {
  let viewModel: FormViewModel

  var body: some View {
    Form {
      BoundControl(viewModel, \.name) { TextField("Name", text: $0) }
      BoundControl(viewModel, \.age, to: { String($0) }, from: { Int($0) }) {
        TextField("Age", text: $0)
      }
      CommandButton(viewModel.save) { Text("Save") }
    }
  }
}

struct ChildrenField: View {
  let viewModel: FormViewModel

  var body: some View {
    BoundControl(validating: viewModel.children) { number, error in
      HStack {
        Button("Fewer") { number.wrappedValue -= 1 }
        Text("\(number.wrappedValue) children")
        if error != nil { Text("There cannot be fewer than none.") }
      }
    }
  }
}

struct SearchButton: View {
  let viewModel: SearchViewModel

  var body: some View {
    CommandButton(viewModel.search, with: viewModel.query, cancelsExecution: true) {
      Text("Search")
    }
  }
}

struct BookList: View {
  let viewModel: SearchViewModel

  var body: some View {
    List {
      ListRows(viewModel, \.books) { book in Text(book.title) }
    }
  }
}
