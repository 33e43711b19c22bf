import Bindery
import BinderyTerminal
import Foundation
import GitHubValues

/// The pictures by their addresses, loaded once and kept as long as the program runs.
final class Pictures {
  /// The state of a picture.
  enum State {
    /// The picture is being loaded and decoded.
    case loading
    /// The picture cannot be loaded or drawn.
    case absent
    /// The picture can be drawn.
    case picture(Picture)
  }

  private let load: @MainActor (URL) async -> Picture?
  @MutableProperty private var states: [URL: State] = [:]
  private var decodedFile: (file: GitHub.File, picture: Picture?)?

  /// Makes pictures that `load` loads.
  init(load: @escaping @MainActor (URL) async -> Picture?) { self.load = load }

  deinit {}

  /// Returns a picture, or the first letter of a name while there is none.
  ///
  /// - Parameters:
  ///   - url: The address of the picture.
  ///   - name: The name of the account.
  ///   - size: The size on the screen.
  ///   - action: The name of the action that a click on the picture performs.
  /// - Returns: The layout.
  func layout(
    _ url: URL?,
    initial name: String,
    size: Size,
    action: String? = nil
  ) -> Layout {
    if let url, let picture = picture(at: url) {
      return .widget(PictureBox("avatar", picture, size: size, action: action))
    }
    let letter = name.first.map { String($0).uppercased() } ?? "?"
    let style = Style(.role(.muted), on: .role(.bar), .bold)
    let before = (size.columns - letter.displayWidth) / 2
    return .lines(
      (0..<size.rows).map { row in
        let text = row == size.rows / 2 ? String(repeating: " ", count: before) + letter : ""
        return [Run(text.padded(to: size.columns), style)]
      }
    )
  }

  /// Returns the picture at an address; `nil` while it is loaded, and if there is none.
  func picture(at url: URL) -> Picture? {
    if case .picture(let picture) = state(of: url) { picture } else { nil }
  }

  /// Returns the state of the first picture of several that is not absent.
  func state(of urls: [URL]) -> State {
    for url in urls {
      let state = state(of: url)
      if case .absent = state { continue }
      return state
    }
    return .absent
  }

  private func state(of url: URL) -> State {
    if let state = states[url] { return state }
    // Begun outside the drawing, which only reads.
    Task { await fetch(url) }
    return .loading
  }

  /// A file of a repository as a picture, if it can be drawn.
  func decoded(_ file: GitHub.File) -> Picture? {
    if let decodedFile, decodedFile.file == file { return decodedFile.picture }
    let picture = PNGDecoder.picture(Array(file.bytes))
    decodedFile = (file, picture)
    return picture
  }

  private func fetch(_ url: URL) async {
    guard states[url] == nil else { return }
    states[url] = .loading
    states[url] = await load(url).map { .picture($0) } ?? .absent
  }
}
