import ArgumentParser
import BinderyGTK
import Foundation
import OctavoDesktop
import OctavoLive
import OctavoServers
import OctavoViewModels

/// One run of the program, from the first window to the last.
final class DesktopSession {
  private let command: DesktopCommand
  private let link: DeepLink?
  private let size: Window.Size
  private let present: Present
  private let application: Application
  private var window: Window?
  private var closing: ObservationToken?
  private var session: AppSession?
  private var program: DesktopProgram?
  private var badge: ObservationToken?
  private var network: NetworkMonitor?
  private var sight: ObservationToken?
  private var status: Int32 = 0

  init(_ command: DesktopCommand) throws {
    guard Application.hasDisplay else {
      throw ValidationError("No display found. Use “octavo” in a terminal.")
    }
    self.command = command
    link = try command.link() ?? (command.screenshot == nil ? nil : .home)
    size = try command.windowSize()
    present = try Present(command.now)
    application = Application(id: Program.id, isUnique: false)
  }

  deinit {}

  /// Runs until the window is closed, and gives the status to exit with.
  func run() -> Int32 {
    if command.screenshot != nil { Appearance.makeReproducible() }
    if let scheme = command.colorScheme { Appearance.setDark(scheme.isDark) }
    Application.onTermination { [weak self] in self?.end() }
    let ended = application.run { [self] in open() }
    return ended == 0 ? status : ended
  }

  private func open() {
    if let window { return window.present() }
    let window = Window(application, size: size)
    let page = WaitingPage(command.server.startNotice)
    window.show(page)
    closing = window.onClosing { [self] in
      end()
      return true
    }
    self.window = window
    window.present()
    Task {
      // Nothing of what follows may make the window late.
      await window.painted()
      await begin(in: window, page)
    }
  }

  private func begin(in window: Window, _ page: WaitingPage) async {
    do {
      // The program that takes a screenshot neither reads nor writes the user's files.
      let folders = command.screenshot == nil ? Folders() : nil
      var configuration = try await command.server.configuration(
        at: present,
        keepingIn: folders,
        in: URL(filePath: FileManager.default.currentDirectoryPath)
      )
      configuration.program.facts += DesktopProgram.facts
      configuration.program.missingServices = missingServices(configuration)
      let session = try AppSession(configuration)
      let program = DesktopProgram(session, in: window, colorScheme: command.colorScheme)
      (self.session, self.program) = (session, program)
      if command.screenshot == nil {
        connect(session, in: window)
      } else {
        session.services.polling.requestsNumbers = false
      }
      if command.screenshot != nil, link != .login, let account = session.configuration.demo {
        try await session.logIn(as: account)
      }
      await session.start(at: link)
      if let file = command.screenshot { try await takePicture(of: program, session, file) }
    } catch {
      guard command.screenshot != nil else { return page.fail("\(error)") }
      log("\(error)")
      status = 1
      end()
    }
  }

  /// Connects the program with the desktop: with its notifications, the icon, the network and the
  /// sight of the window.
  private func connect(_ session: AppSession, in window: Window) {
    let services = session.services
    notifyNews(of: services, in: window)
    services.polling.isOnScreen = window.isInSight
    sight = window.onStateChange { [weak window] in
      services.polling.isOnScreen = window?.isInSight ?? false
    }
    let network = NetworkMonitor { [weak session] in session?.networkChanged(isOnline: $0) }
    session.networkChanged(isOnline: network.isOnline)
    self.network = network
  }

  /// Notifies the user of new threads, and shows their number on the icon.
  ///
  /// The notifications of the program in the background are opened in this window, too.
  private func notifyNews(of services: Services, in window: Window) {
    services.notify = { [application] in application.notify($0) }
    application.onNotification { target in
      window.present()
      services.openNews(target)
    }
    if !command.server.isLocal { application.receiveNotifications(as: Program.windowName) }
    badge = observe { [application] in application.setBadge(services.unreadCount) }
  }

  /// Returns the services of the desktop that are missing, and logs what the window lacks.
  private func missingServices(_ configuration: LiveConfiguration) -> [DesktopService] {
    let missing = DesktopProgram.missingServices(hasKeyring: configuration.hasKeyring)
    if let report = Strings.report(ofMissing: missing) { log(report) }
    return missing
  }

  private func log(_ line: String) {
    FileHandle.standardError.write(Data("octavo-desktop: \(line)\n".utf8))
  }

  private func takePicture(
    of program: DesktopProgram,
    _ session: AppSession,
    _ file: String
  ) async throws {
    let picture = await Screenshot.pngAtRest(settled: session.settled) { program.host.topWindow }
    guard let picture else {
      throw ValidationError("The window did not finish loading.")
    }
    try Data(picture).write(to: URL(filePath: file))
    end()
  }

  /// Stores the place of the user, sends what is due, logs what is not sent, and ends connections,
  /// but does not let a stuck one keep the program running.
  private func end() {
    guard closing != nil else { return }
    closing = nil
    // A picture keeps nothing.
    if command.screenshot == nil { session?.storePlace() }
    application.hold()
    Task {
      try? await Task.sleep(for: .seconds(5))
      application.quit()
    }
    Task { [program] in
      if let farewell = await program?.end() { log(farewell) }
      application.quit()
    }
  }
}
