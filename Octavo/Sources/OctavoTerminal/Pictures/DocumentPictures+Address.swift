import OctavoMarkup
import OctavoViewModels

extension DocumentPictures {
  /// The address of a picture in a document.
  struct Address: Hashable, Sendable {
    /// The place of the document.
    let document: DocumentPlace
    /// The source of the picture.
    let source: PictureSource
  }

  /// Returns the address of a picture of a document; `nil` for a picture from elsewhere.
  func address(of run: MarkupRun, in document: DocumentPlace) -> Address? {
    run.image.flatMap { locate($0, document) }.map { Address(document: document, source: $0) }
  }
}
