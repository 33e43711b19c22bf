import Bindery
import BinderyNavigation
import OctavoViewModels

extension DocumentPictures {
  /// Loads the pictures of a document again each time its page is requested from the server.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - place: Returns the place of the document; `nil` while there is none.
  ///   - lifetime: Ends that.
  func refresh(
    with page: some ContentViewModel,
    _ place: @escaping () -> DocumentPlace?,
    until lifetime: Lifetime
  ) {
    page.whenRequested(until: lifetime) { [weak self] in
      if let self, let place = place() { refresh(place) }
    }
  }
}
