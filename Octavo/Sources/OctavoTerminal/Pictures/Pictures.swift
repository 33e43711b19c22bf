import Bindery
import BinderyTerminal
import Foundation
import GitHubValues

/// The pictures of accounts by their addresses, loaded once and kept until others take their place,
/// and the files on show that are pictures.
final class Pictures {
  /// The most pictures of accounts that are kept, which is more than a screen has.
  private static let most = 128
  /// The most files whose pictures are kept: one for each screen that can be visible, and another.
  private static let mostFiles = 3

  /// The state of a picture.
  enum State {
    /// The picture is being loaded and decoded.
    case loading
    /// The picture cannot be loaded or drawn.
    case absent
    /// The picture can be drawn.
    case picture(Picture)
  }

  private struct DecodedFile {
    let file: GitHub.File
    var state: State
  }

  private let load: @MainActor (URL) async -> Picture?
  private let decode: @MainActor (GitHub.File) async -> Picture?
  @MutableProperty private var states: [URL: State] = [:]
  @MutableProperty private var files: [DecodedFile] = []
  /// The addresses of the pictures, the one that was drawn last at the end.
  private var order: [URL] = []

  /// Makes pictures.
  ///
  /// - Parameters:
  ///   - load: Loads the picture at an address.
  ///   - decode: Decodes a file.
  init(
    load: @escaping @MainActor (URL) async -> Picture?,
    decode: @escaping @MainActor (GitHub.File) async -> Picture?
  ) {
    self.load = load
    self.decode = decode
  }

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
    if let state = states[url] {
      markAsUsed(url)
      return state
    }
    // Begun outside the drawing, which only reads.
    Task { await fetch(url) }
    return .loading
  }

  /// Returns the state of a file of a repository as a picture.
  func state(of file: GitHub.File) -> State {
    if let known = files.first(where: { $0.file == file }) { return known.state }
    Task { await show(file) }
    return .loading
  }

  private func show(_ file: GitHub.File) async {
    guard !files.contains(where: { $0.file == file }) else { return }
    files = files.suffix(Self.mostFiles - 1) + [DecodedFile(file: file, state: .loading)]
    let state = await decode(file).map { State.picture($0) } ?? .absent
    if let index = files.firstIndex(where: { $0.file == file }) { files[index].state = state }
  }

  private func fetch(_ url: URL) async {
    guard states[url] == nil else { return }
    markAsUsed(url)
    var kept = states
    while order.count > Self.most { kept[order.removeFirst()] = nil }
    kept[url] = .loading
    states = kept
    let state = await load(url).map { State.picture($0) } ?? .absent
    // Others may have taken its place meanwhile.
    if states[url] != nil { states[url] = state }
  }

  private func markAsUsed(_ url: URL) {
    order.removeAll { $0 == url }
    order.append(url)
  }
}
