import BinderyGTK
import Foundation
import GitHubValues
import OctavoLive
import OctavoMarkup
import OctavoViewModels

extension BlockMaker {
  /// A picture of the repository itself, or one that was uploaded to a text of the thread.
  ///
  /// Pictures from elsewhere are not fetched, because their server would learn the address of
  /// the user: a link stands in their place.
  func picture(_ run: MarkupRun) -> Widget {
    guard let address = run.image,
      let source = context.services.source(ofPicture: address, in: place)
    else {
      return label([MarkupRun(run.text, link: run.link ?? run.image, image: run.image)])
    }
    let name = source.text(of: run)
    let picture = DocumentPicture(name, text: note(name)) {
      [services = context.services, activity = context.activity] in
      guard let file = await services.picture(at: source) else { return nil }
      return await activity { await Texture.decodeScaled(Array(file.bytes)) }
    }
    lifetime.observe(picture) { [refreshes] picture in
      _ = refreshes.value
      untracked { picture.load() }
    }
    return picture
  }
}
