import BinderyGTK
import Foundation
import GitHubValues
import OctavoLive
import OctavoViewModels

/// Pictures of accounts and of documents: asked for once, decoded elsewhere, kept for a while.
final class Pictures {
  /// The most pictures that are kept; a page of a list has a hundred faces at most.
  private static let most = 400

  private var faces: [URL: Texture] = [:]
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

  /// Returns the first of several pictures that can be loaded.
  func first(at urls: [URL]) async -> Texture? {
    for url in urls {
      if let face = await face(at: url) { return face }
    }
    return nil
  }

  private func face(at url: URL) async -> Texture? {
    if let face = faces[url] { return face }
    let face: Texture? = await activity {
      guard let data = await load(url), !Task.isCancelled else { return nil }
      return await Texture.decode(Array(data), mostPixels: 4_000_000)
    }
    guard let face else { return nil }
    if faces.count >= Self.most { faces = [:] }
    faces[url] = face
    return face
  }
}
