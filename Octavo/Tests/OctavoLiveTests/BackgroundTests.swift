import BinderyTesting
import Foundation
import GitHubAPI
import GitHubSandbox
import GitHubValues
import OctavoLive
import Testing

@testable import OctavoViewModels

/// A program without screens beside one with a screen, on the same store.
@Suite(.timeLimit(.minutes(20)))
struct BackgroundTests {
  /// Returns when a condition is true, which the other program has caused.
  private func wait(
    in app: AppSession,
    _ scheduler: TestScheduler,
    until isTrue: () -> Bool
  ) async throws {
    // The log of the database is looked at a fifth of a second after it was written.
    while !isTrue() {
      try Task.checkCancellation()
      scheduler.advance(by: .seconds(0.2))
      await Task.yield()
    }
    await app.settled()
  }

  /// Runs a test with a program that has logged in and notifies, and one without screens beside it.
  private func withBoth(
    accounts: [SandboxAccount] = [],
    _ body: (LiveFixture, _ window: AppSession, _ app: AppSession, TestScheduler) async throws ->
      Void
  ) async throws {
    try await withLiveFixture(accounts: accounts) { fixture in
      let window = try await fixture.startLoggedIn()
      window.services.preferences[Settings.notifiesNews] = true
      await window.settled()
      let scheduler = TestScheduler()
      let app = try await fixture.start(scheduler: scheduler)
      app.followOtherPrograms()
      app.services.notify = { _ in }
      try await body(fixture, window, app, scheduler)
    }
  }

  @Test func `a logout and a changed setting of another program are noticed`() async throws {
    try await withBoth { _, window, app, scheduler in
      let wasOn = app.services.preferences[Settings.notifiesNews]

      window.services.preferences[Settings.quietHours] = .night
      try await wait(in: app, scheduler) {
        app.services.preferences[Settings.quietHours] == .night
      }
      let news = BackgroundNews(app.services)
      let first = news.end
      await window.services.session.logOut(deletingLocalData: false)
      try await wait(in: app, scheduler) { news.end != nil }

      #expect(wasOn && first == nil)
      #expect(news.end == .loggedOut)
      #expect(app.services.session.user == nil)
    }
  }

  @Test func `an account that logs in elsewhere is followed, until the last one logs out`()
    async throws
  {
    try await withBoth(accounts: [LiveFixture.grace]) { fixture, window, app, scheduler in
      let (news, session) = (BackgroundNews(app.services), window.services.session)

      try await session.prepareLogin(on: fixture.host.name, as: nil) {}
      _ = try await session.logIn(with: GitHub.Token(LiveFixture.grace.token))
      try await wait(in: app, scheduler) { app.services.session.loggedIn.count == 2 }
      await session.logOut(fixture.id, deletingLocalData: false)
      try await wait(in: app, scheduler) { app.services.session.loggedIn.count == 1 }
      let end = news.end
      await session.logOut(deletingLocalData: false)
      try await wait(in: app, scheduler) { news.end != nil }

      #expect(end == nil && news.end == .loggedOut)
    }
  }

  @Test func `the program of the window is found beside this one, or in the search path`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "window-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "octavo-desktop")
    let missing = WindowProgram(beside: nil, environment: ["PATH": folder.path])
    try Data("#!/bin/sh\n".utf8).write(to: file)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)

    let beside = WindowProgram(beside: folder.appending(path: "octavo"), environment: [:])
    let found = WindowProgram(beside: nil, environment: ["PATH": folder.path])

    #expect(missing == nil)
    #expect([beside?.path, found?.path] == [file.path, file.path])
  }
}
