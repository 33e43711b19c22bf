import BinderyGTK

/// A picture of a document, or its text if it cannot be loaded.
@MainActor
final class DocumentPicture: Widget {
  private let holder: Box
  private let picture: Picture
  private let frame: Clamp
  private let text: Widget
  private let source: @MainActor () async -> Texture?
  /// The last loading.
  private(set) var task: Task<Void, Never>?
  private var isLoading = false
  private var correction: ObservationToken?
  /// The widget on show: the frame, or the text.
  private var shown: Widget

  /// Makes an empty picture.
  ///
  /// - Parameters:
  ///   - name: The name for assistive technology.
  ///   - text: The text in place of a picture that cannot be loaded.
  ///   - source: Loads and decodes the picture.
  init(_ name: String, text: Widget, source: @escaping @MainActor () async -> Texture?) {
    self.text = text
    self.source = source
    picture = Picture(name: name)
    // Without a frame, a picture requests the height that belongs to the width of the page.
    frame = Clamp(picture, width: 0, isGradual: false)
    frame.align(horizontally: .start)
    holder = Box(.vertical, [frame])
    shown = frame
    super.init(holder.pointer(), holding: [holder])
  }

  isolated deinit {
    task?.cancel()
    correction?.dispose()
  }

  /// Loads the picture, again if it was loaded before, unless it is being loaded.
  func load() {
    guard !isLoading else { return }
    isLoading = true
    task = Task.immediate { [weak self, source] in
      let texture = await source()
      guard !Task.isCancelled, let self else { return }
      isLoading = false
      // A picture that cannot be loaded again stays as it was.
      guard texture != nil || picture.texture == nil else { return }
      correction?.dispose()
      correction = keepPageInPlace { show(texture) }
    }
  }

  private func show(_ texture: Texture?) {
    if let texture {
      picture.texture = texture
      let height = min(texture.height, 400)
      frame.width = Int32(clamping: texture.width * height / max(1, texture.height))
      // A picture that may shrink would get no height at all.
      picture.setMinimumSize(height: Int32(clamping: height))
    }
    let widget = texture == nil ? text : frame
    guard widget !== shown else { return }
    holder.remove(shown)
    holder.append(widget)
    shown = widget
  }
}
