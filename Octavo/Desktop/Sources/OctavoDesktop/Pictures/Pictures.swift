import BinderyGTK
import Foundation
import GitHubValues
import OctavoLive
import OctavoViewModels

/// The pictures of accounts, loaded once, decoded off the main actor, and kept until they take too
/// much memory.
final class Pictures {
  /// The most pixels of the pictures that are kept, which take 16 megabytes: a hundred pictures.
  private static let mostPixels = 4_000_000
  /// The longest side of a picture: the largest avatar has 96 points, at twice the resolution.
  private static let longestSide = 192

  private var faces: [URL: Texture] = [:]
  /// The pixels of the pictures that are kept.
  private var pixels = 0
  private let activity: Activity
  private let load: (URL) async -> Data?

  init(_ activity: Activity, load: @escaping @MainActor (URL) async -> Data?) {
    self.activity = activity
    self.load = load
  }

  deinit {}

  /// Shows a face on an avatar until the lifetime ends: at once where it is known.
  func show(_ account: GitHub.Account, on avatar: Avatar, _ lifetime: Lifetime) {
    avatar.name = account.login
    show(account.avatarURL, on: avatar, lifetime)
  }

  /// Shows the picture at an address.
  func show(_ url: URL?, on avatar: Avatar, _ lifetime: Lifetime) {
    guard let url else { return avatar.picture = nil }
    avatar.picture = faces[url]
    guard faces[url] == nil else { return }
    lifetime.add(
      Task { [weak self] in
        let face = await self?.face(at: url)
        if !Task.isCancelled, let face { avatar.picture = face }
      }
    )
  }

  /// Shows a name and its picture on an avatar, now and after each change.
  func bind(
    _ avatar: Avatar,
    _ lifetime: Lifetime,
    name: @escaping () -> String,
    url: @escaping () -> URL?
  ) {
    let loading = SerialDisposable()
    lifetime += loading
    lifetime.observe(avatar) { [weak self] avatar in
      avatar.name = name()
      let url = url()
      let picture = Lifetime()
      loading.inner = picture
      untracked { self?.show(url, on: avatar, picture) }
    }
  }

  /// Returns the first of several pictures that can be loaded, in its own size.
  func first(at urls: [URL]) async -> Texture? {
    for url in urls {
      if let picture = await picture(at: url) { return picture }
    }
    return nil
  }

  private func face(at url: URL) async -> Texture? {
    if let face = faces[url] { return face }
    guard let face = await picture(at: url, longestSide: Self.longestSide) else { return nil }
    keep(face, at: url)
    return face
  }

  private func picture(at url: URL, longestSide: Int? = nil) async -> Texture? {
    await activity {
      guard let data = await load(url), !Task.isCancelled else { return nil }
      return await Texture.decode(
        Array(data),
        mostPixels: 4_000_000,
        longestSide: longestSide
      )
    }
  }

  private func keep(_ face: Texture, at url: URL) {
    let size = face.width * face.height
    // Those on the screen are kept by their widgets.
    if pixels + size > Self.mostPixels { (faces, pixels) = ([:], 0) }
    pixels += size - (faces[url].map { $0.width * $0.height } ?? 0)
    faces[url] = face
  }
}
