import BinderyTerminal
import Foundation
import GitHubValues
import OctavoViewModels

/// The picture of an account beside the two lines of a row.
enum Face {
  /// From so many columns on, a picture leaves enough of them to the text.
  private static let leastColumns = 56

  /// Draws the picture at an address if it is loaded, and takes its place off the area.
  ///
  /// - Returns: Whether the area is wide enough for a picture.
  @discardableResult
  static func draw(
    _ url: URL?,
    in area: inout Rect,
    of frame: inout Frame,
    picture: (URL) -> Picture?
  ) -> Bool {
    guard area.columns >= leastColumns else { return false }
    let place = area.takeLeft(4)
    _ = area.takeLeft(1)
    if let loaded = url.flatMap(picture) { frame.draw(loaded, in: place) }
    return true
  }
}

extension GitHub.Account {
  /// Draws the account in two lines, with its picture and the button of the follow.
  func draw(
    in area: Rect,
    of frame: inout Frame,
    highlighting terms: SearchTerms? = nil,
    follow: FollowState?,
    _ pictures: Pictures
  ) {
    var area = area.inset(left: 1, right: 1)
    let hasFace = Face.draw(avatarURL, in: &area, of: &frame) { pictures.picture(at: $0) }
    var line = area
    FollowMark.draw(follow, in: &line, of: &frame)
    frame.write((hasFace ? [] : [Run("○ ", .info)]) + terms.runs(login), in: line)
    guard let kindTitle else { return }
    frame.write(kindTitle, .muted, in: area.inset(left: hasFace ? 0 : 2, top: 1))
  }
}
