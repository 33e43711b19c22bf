import BinderyGTK
import Foundation
import GitHubValues
import OctavoLive
import OctavoMarkup
import OctavoViewModels

extension BlockMaker {
  /// A picture of the repository itself.
  ///
  /// Pictures from elsewhere are not fetched, because their server would learn the address of
  /// the user: a link stands in their place.
  func picture(_ run: MarkupRun) -> Widget {
    guard let address = run.image, case .file(let path, _) = place.target(of: ContentLink(address))
    else {
      return label([MarkupRun(run.text, link: run.link ?? run.image, image: run.image)])
    }
    let picture = Picture(name: run.text.isEmpty ? path : run.text)
    // Without a frame, a picture requests the height that belongs to the width of the page.
    let frame = Clamp(picture, width: 0, isGradual: false)
    frame.align(horizontally: .start)
    let holder = Box(.vertical, [frame])
    let (services, activity, place) = (context.services, context.activity, place)
    lifetime.add(
      Task.immediate {
        // The text of the picture stays if it cannot be loaded.
        let file = await services.picture(at: path, of: place)
        var texture: Texture?
        if let file { texture = await activity { await Texture.decode(Array(file.bytes)) } }
        guard !Task.isCancelled else { return }
        picture.texture = texture
        if let texture {
          let height = min(texture.height, 400)
          frame.width = Int32(clamping: texture.width * height / max(1, texture.height))
          // A picture that may shrink would get no height at all.
          picture.setMinimumSize(height: Int32(clamping: height))
        } else {
          holder.remove(frame)
          holder.append(note(run.text.isEmpty ? path : run.text))
        }
      }
    )
    return holder
  }
}
