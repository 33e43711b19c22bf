import BinderyTerminal
import Foundation
import GitHubValues
import OctavoViewModels

extension NewsRow {
  /// Draws the row in two lines: the sentence and the time, and the detail, beside the picture of
  /// the account.
  ///
  /// - Parameters:
  ///   - area: The area of the row.
  ///   - frame: The frame to draw into.
  ///   - now: The present.
  ///   - picture: Returns the picture at an address, if it is loaded.
  ///   - address: Returns the address of a link.
  func draw(
    in area: Rect,
    of frame: inout Frame,
    now: Date,
    picture: (URL) -> Picture?,
    address: (NewsLink) -> String?
  ) {
    var area = area
    Face.draw(actor.avatarURL, in: &area, of: &frame, picture: picture)
    let sign = icon.sign
    var line = [Run(sign.text + " ", sign.tone.role, .bold)]
    for (index, part) in parts.enumerated() {
      let style: Style = index == 0 ? .bold : part.link == nil ? .muted : Style(.accent)
      line.append(Run(part.text, style, link: part.link.flatMap(address)))
    }
    let age = Run(Strings.ago(date, now: now), .muted)
    frame.write(line, trailing: [age], in: area)
    if let detail { frame.write(detail, .muted, in: area.inset(left: 2), row: 1) }
  }
}

extension NewsRow.Icon.Tone {
  fileprivate var role: Role {
    switch self {
    case .info: .info
    case .success: .success
    case .special: .special
    case .danger: .danger
    case .warning: .warning
    case .accent: .accent
    case .muted: .muted
    }
  }
}
