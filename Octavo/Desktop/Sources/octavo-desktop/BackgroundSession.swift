import ArgumentParser
import BinderyGTK
import CBackground
import Foundation
import OctavoDesktop
import OctavoLive
import OctavoServers
import OctavoViewModels

/// One run of the program without a window, which notifies the user until it has a reason to end.
final class BackgroundSession {
  private let command: DesktopCommand
  private let application = Application(withoutWindows: Program.id)
  private var (hasBegun, hasEnded) = (false, false)
  private var session: AppSession?
  private var news: BackgroundNews?
  private var network: NetworkMonitor?
  private var ending: ObservationToken?
  private var status: Int32 = 0

  init(_ command: DesktopCommand) { self.command = command }

  deinit {}

  /// Runs until there is a reason to end, and gives the status to exit with.
  func run() -> Int32 {
    switch application.register() {
    case .registered: break
    case .alreadyRuns:
      log("Octavo already runs in the background.")
      return 0
    case .noSessionBus:
      log("No session bus found, so no notification can be sent.")
      return 1
    }
    Application.onTermination { [weak self] in self?.end() }
    let ended = application.run { [self] in activate() }
    return ended == 0 ? status : ended
  }

  /// Begins, and opens a window when the desktop activates the program later.
  private func activate() {
    guard !hasBegun else { return openWindow(command.server.host.map { ["--host", $0] } ?? []) }
    hasBegun = true
    application.hold()
    Task {
      do {
        try await begin()
      } catch {
        end(saying: "\(error)")
      }
    }
  }

  private func begin() async throws {
    var configuration = try await command.server.configuration(
      at: Present(command.now),
      keepingIn: Folders()
    )
    configuration.prepareForBackground()
    let session = try AppSession(configuration)
    self.session = session
    session.followOtherPrograms()
    await session.restore()
    await session.othersBegan()
    if session.services.session.loggedIn.isEmpty,
      let failure = await session.logInWithEnvironmentToken()
    {
      return end(saying: failure)
    }
    connect(session)
    let news = BackgroundNews(session.services) { Task { await Self.giveMemoryBack() } }
    self.news = news
    ending = observe { [weak self] in
      guard let end = news.end else { return }
      untracked { self?.end(saying: end.message, isFailure: end.isFailure) }
    }
  }

  /// Gives the system all memory that is not needed until the next request, code included.
  private static func giveMemoryBack() async {
    await Allocator.trim()
    octavo_program_code_given_back()
  }

  /// Connects the session with the notifications of the desktop and the network.
  private func connect(_ session: AppSession) {
    let services = session.services
    services.notify = { [application] in application.notify($0) }
    application.onNotification { [weak self] target in
      Task {
        if await Application.passNotification(target, to: Program.windowName) { return }
        self?.openWindow(services.argumentsToOpenNews(target))
      }
    }
    let network = NetworkMonitor { [weak session] in session?.networkChanged(isOnline: $0) }
    session.networkChanged(isOnline: network.isOnline)
    self.network = network
  }

  private func openWindow(_ arguments: [String]) {
    do {
      guard let program = WindowProgram() else { throw ValidationError("it was removed") }
      try program.start(arguments)
    } catch {
      log("The window cannot be opened: \(error)")
    }
  }

  /// Ends the session and the loop, but does not let a stuck connection keep the program running.
  private func end(saying message: String? = nil, isFailure: Bool = true) {
    guard !hasEnded else { return }
    hasEnded = true
    if let message {
      log(message)
      status = isFailure ? 1 : 0
    }
    (ending, news) = (nil, nil)
    Task {
      try? await Task.sleep(for: .seconds(5))
      application.quit()
    }
    Task {
      await session?.end()
      application.quit()
    }
  }

  private func log(_ line: String) {
    FileHandle.standardError.write(Data("octavo-desktop: \(line)\n".utf8))
  }
}
