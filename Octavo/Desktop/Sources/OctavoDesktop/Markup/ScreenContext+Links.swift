import BinderyGTK
import OctavoViewModels

extension ScreenContext {
  /// Goes where a link in a document leads: to a page in the browser, or to a file.
  func follow(_ address: String, in place: DocumentPlace) {
    switch place.target(of: address) {
    case .web(let url): services.open(url)
    case .file(let path):
      let file = SourceViewModel(
        services,
        place.repository,
        revision: place.revision,
        path: path
      )
      services.navigation.push(.source(file))
    case nil: services.tell("This link leads nowhere in the app.")
    }
  }
}
