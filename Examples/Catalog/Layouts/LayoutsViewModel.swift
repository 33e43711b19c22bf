import BinderyNavigation

/// Parts beside and above each other.
final class LayoutsViewModel: ViewModel, TitledViewModel, ActionProviding, RefreshableViewModel {
  /// The part that is shown.
  enum Part {
    case picture, progress, loading, failed
  }

  let part: Part
  let about: String
  @MutableProperty private(set) var isEnlarged = false
  @MutableProperty private(set) var attempts = 0

  init(_ services: CatalogServices, part: Part = .picture) {
    self.part = part
    about = services.library.books[0].about
  }

  var title: String { "Layouts" }

  var actions: [ScreenAction] {
    guard part == .picture else {
      return [ScreenAction("refresh", "Refresh") { self.refresh() }]
    }
    return [
      ScreenAction("enlarge", isEnlarged ? "Reduce" : "Enlarge", isPrimary: true) {
        self.isEnlarged.toggle()
      }
    ]
  }

  func refresh() { attempts += 1 }
}
