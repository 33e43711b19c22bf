import Bindery
import BinderyTerminal
import Foundation
import GitHubValues

/// Pictures by their address, loaded once and kept as long as the program runs.
final class Pictures {
  private enum State {
    case loading
    case absent
    case picture(Picture)
  }

  private let load: @MainActor (URL) async -> Picture?
  @MutableProperty private var states: [URL: State] = [:]
  private var decodedFile: (file: GitHub.File, picture: Picture?)?

  /// Makes them, given the way to a picture’s bytes.
  init(load: @escaping @MainActor (URL) async -> Picture?) { self.load = load }

  deinit {}

  /// Draws a picture, or the first letter of a name while there is none.
  func draw(_ url: URL?, initial name: String, in area: Rect, of frame: inout Frame) {
    if let url, let picture = picture(at: url) {
      frame.draw(picture, in: area)
    } else {
      frame.fill(area, Style(.standard, on: .role(.bar)))
      let letter = name.first.map { String($0).uppercased() } ?? "?"
      frame.write(
        letter,
        Style(.role(.muted), on: .role(.bar), .bold),
        in: area,
        row: area.rows / 2,
        alignment: .center
      )
    }
  }

  /// A file of a repository as a picture, if it can be drawn.
  func decoded(_ file: GitHub.File) -> Picture? {
    if let decodedFile, decodedFile.file == file { return decodedFile.picture }
    let picture = PNGDecoder.picture(Array(file.bytes))
    decodedFile = (file, picture)
    return picture
  }

  private func picture(at url: URL) -> Picture? {
    switch states[url] {
    case .picture(let picture): return picture
    case .loading, .absent: return nil
    case nil:
      // Begun outside the drawing, which only reads.
      Task { await fetch(url) }
      return nil
    }
  }

  private func fetch(_ url: URL) async {
    guard states[url] == nil else { return }
    states[url] = .loading
    states[url] = await load(url).map { .picture($0) } ?? .absent
  }
}
