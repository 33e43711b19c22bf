import BinderyNavigation

/// A form with one field of each kind.
final class FormViewModel: ViewModel, TitledViewModel, ActionProviding {
  static let languages = ["Any language", "C", "Haskell", "Rust", "Swift", "日本語"]

  @MutableProperty var name: String
  @MutableProperty var password = "plum"
  @MutableProperty var note: String
  @MutableProperty var language = 4
  @MutableProperty var isPublic = true
  @MutableProperty var isWrapped = false
  @MutableProperty private(set) var saved = ""

  init(_ services: CatalogServices) {
    let book = services.library.books[0]
    name = book.author
    note = book.title + "\n\n" + book.about
  }

  var title: String { "Forms" }

  var actions: [ScreenAction] { [save, clear] }

  var save: ScreenAction {
    ScreenAction("save", "Save", isEnabled: !name.isEmpty, isPrimary: true) {
      self.saved = self.name
    }
  }

  var clear: ScreenAction {
    ScreenAction("clear", "Clear") {
      self.name = ""
      self.note = ""
    }
  }
}
