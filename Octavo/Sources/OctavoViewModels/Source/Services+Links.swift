import BinderyNavigation

extension Services {
  /// Goes where a link in a document leads: to the browser, or to a file beside the document.
  func open(_ link: ContentLink, in place: DocumentPlace) {
    switch place.target(of: link) {
    case .web(let url): open(url)
    case .file(let path):
      navigation.push(.source(place.repository, revision: place.revision, path: path))
    case nil: showNotice("This link cannot be opened.")
    }
  }
}
