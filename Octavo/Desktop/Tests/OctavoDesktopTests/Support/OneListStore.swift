import BinderySignals
import GitHubValues

@testable import OctavoViewModels

/// A store with one list of repositories, which is the result of every query for repositories.
final class OneListStore: EntityStore {
  private let repositories: [GitHub.Repository]

  init(_ repositories: [GitHub.Repository]) {
    self.repositories = repositories
  }

  deinit {}

  func observe<Value>(_ query: StoreQuery<Value>) -> SignalProducer<Stored<Value>, Never> {
    SignalProducer(value: Stored(repositories as? Value))
  }

  func drained() async {}
}

extension Services {
  /// The same services with another store.
  func with(_ store: any EntityStore) -> Services {
    Services(
      navigation: navigation,
      session: session,
      gitHub: gitHub,
      store: store,
      sync: sync,
      viewerState: viewerSource,
      outbox: outbox,
      preferences: preferences,
      places: places,
      searches: searches,
      files: files,
      localData: localData,
      releases: releases,
      blobs: blobs,
      offlineCopies: offlineCopies,
      saver: saver,
      scheduler: scheduler,
      now: now,
      timeZone: timeZone,
      openURL: { _ in },
      copy: { _ in }
    )
  }
}
