import BinderyNavigation
import OctavoMarkup
import OctavoViewModels

extension DocumentPictures {
  /// The address of a picture: a file of the repository of a document.
  struct Address: Hashable, Sendable {
    /// The place of the document.
    let place: DocumentPlace
    /// The path of the picture from the root of the repository.
    let path: String

    /// Returns the address of a picture of a document; `nil` for a picture from elsewhere.
    ///
    /// Those are not loaded, because their server would learn the address of the user.
    init?(_ run: MarkupRun, in place: DocumentPlace) {
      guard let image = run.image, case .file(let path, _) = place.target(of: ContentLink(image))
      else { return nil }
      self.place = place
      self.path = path
    }
  }
}
