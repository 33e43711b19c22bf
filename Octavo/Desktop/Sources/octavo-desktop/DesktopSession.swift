import ArgumentParser
import BinderyGTK
import Foundation
import GitHubAPI
import GitHubSandbox
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
  private let folders = Folders()
  private var window: Window?
  private var closing: ObservationToken?
  private var program: DesktopProgram?
  private var local: LocalServer?
  private var status: Int32 = 0

  init(_ command: DesktopCommand) throws {
    guard Application.hasDisplay else {
      throw ValidationError("No display found. Use “octavo” in a terminal.")
    }
    self.command = command
    link = try command.link() ?? (command.screenshot == nil ? nil : .home)
    size = try command.windowSize()
    present = try Present(command.now)
    application = Application(id: "io.bindery.Octavo", isUnique: false)
  }

  deinit {}

  /// Runs until the window is closed, and gives the status to exit with.
  func run() -> Int32 {
    if command.screenshot != nil { Appearance.makeReproducible() }
    if command.dark || command.screenshot != nil { Appearance.setDark(command.dark) }
    Application.onTermination { [weak self] in self?.end() }
    let ended = application.run { [self] in open() }
    return ended == 0 ? status : ended
  }

  private func open() {
    if let window { return window.present() }
    let words =
      command.server.demo
      ? "Preparing the demo world…" : command.server.isLocal ? "Reading the repositories…" : ""
    let window = Window(application, size: size)
    let page = WaitingPage(words)
    window.show(page)
    closing = window.onClosing { [self] in
      guard let router = program?.router, router.isGuarded else {
        end()
        return true
      }
      Task { if await router.confirmLeaving() { end() } }
      return false
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
      let configuration = try await configuration()
      let program = try DesktopProgram(configuration, in: window)
      self.program = program
      if command.screenshot != nil, link != .login { try await program.logInToDemo() }
      await program.start(at: link)
      if let file = command.screenshot { try await takePicture(of: program, file) }
    } catch {
      guard command.screenshot != nil else { return page.fail("\(error)") }
      FileHandle.standardError.write(Data("octavo-desktop: \(error)\n".utf8))
      status = 1
      end()
    }
  }

  private func takePicture(of program: DesktopProgram, _ file: String) async throws {
    guard let picture = await Screenshot.pngAtRest(of: { program.host.topWindow }) else {
      throw ValidationError("The window did not finish loading.")
    }
    try Data(picture).write(to: URL(filePath: file))
    end()
  }

  private func configuration() async throws -> LiveConfiguration {
    // A picture keeps nothing, and finds nothing that was kept.
    let kept = command.screenshot == nil ? folders : nil
    let clock: @Sendable () -> Date = { [present] in present.now }
    var configuration = LiveConfiguration(host: try command.server.remoteHost(), folders: kept)
    if command.server.isLocal {
      let name = command.server.demo ? "demo" : "repos"
      let server = try await LocalServer.start(
        command.server,
        worlds: present.worlds(in: folders.data),
        state: kept?.data.appending(path: "\(name)-server"),
        now: clock
      )
      local = server
      configuration.host = server.host
      configuration.demo = server.account
    }
    configuration.client.now = clock
    return configuration
  }

  /// Stores the place of the user and ends connections, but does not let a stuck one keep the program
  /// running.
  private func end() {
    guard closing != nil else { return }
    closing = nil
    // A picture keeps nothing.
    if command.screenshot == nil { program?.storePlace() }
    application.hold()
    Task {
      try? await Task.sleep(for: .seconds(2))
      application.quit()
    }
    Task { [program, local] in
      await program?.end()
      await local?.sandbox.stop()
      application.quit()
    }
  }
}
