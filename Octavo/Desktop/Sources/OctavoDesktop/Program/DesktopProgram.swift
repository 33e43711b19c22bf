public import BinderyGTK
import Foundation
public import OctavoLive
public import OctavoViewModels

/// The screens of the app in a window.
///
/// ```swift
/// let program = DesktopProgram(session, in: window)
/// await session.start(at: .home)
/// ```
@MainActor
public final class DesktopProgram {
  /// The host that shows the screens.
  public let host: NavigationHost<Screen>

  /// The versions of the libraries that draw the window, for the About screen.
  public static var facts: [SettingsRow] {
    [SettingsRow("GTK", ToolkitVersion.gtk)]
  }

  /// Finds the services of the desktop that the window runs without.
  ///
  /// - Parameter hasKeyring: Whether tokens can be stored in a keyring.
  /// - Returns: The services that are missing.
  public static func missingServices(hasKeyring: Bool) -> [DesktopService] {
    DesktopService.allCases.filter {
      switch $0 {
      case .sessionBus, .singleWindow: !SessionBus.isReachable
      case .accessibility: !SessionBus.hasAccessibility
      case .keyring: !SessionBus.isReachable || !hasKeyring
      }
    }
  }

  private let session: AppSession
  private let context: ViewContext
  let actions: AppActions
  private let freeMemory = FreeMemoryReturn()
  private let lifetime = Lifetime()

  /// The width inside the frame from which on the window shows a list beside its detail: a window
  /// of 1,100 pixels has it, whatever the frame.
  private static let splitWidth: Int32 = 1_080

  /// Makes the program without a request; the window's content is its own from now on.
  ///
  /// - Parameters:
  ///   - session: The app.
  ///   - window: The window.
  ///   - colorScheme: The colours; `nil` for those of the settings.
  public init(_ session: AppSession, in window: Window, colorScheme: ColorScheme? = nil) {
    self.session = session
    session.copy = { Clipboard.copy($0) }
    session.services.keyFile = AppKeys.file
    let router = session.router
    let avatars = session.avatars
    let actions = AppActions(router, window, AppKeys.defaults)
    let context = ViewContext(
      services: session.services,
      activity: session.activity,
      pictures: Pictures(session.activity) { await avatars.picture(at: $0) },
      appearance: Appearance(),
      actions: actions.table,
      spelling: .system,
      tabs: { [unowned router] in router.tabControllers(of: $0) },
      makeView: { ViewFactory.view(of: $0, $1) }
    )
    let host = NavigationHost(router: router, in: window, splitWidth: Self.splitWidth) {
      context.view(of: $0)
    }
    context.dialogs = host.dialogs
    actions.host = host
    host.attach(actions.table)
    session.services.actionTable = { [weak actions] in actions?.keyedActions ?? [] }
    self.actions = actions
    self.context = context
    self.host = host
    lifetime.observe(self) { program in
      guard let notice = program.session.services.notice else { return }
      let action = notice.action.map { (title: $0.title, perform: $0.perform) }
      untracked { program.host.showToast(notice.text, for: notice.duration, action: action) }
    }
    lifetime.observe(self) { program in
      let notice = program.session.services.savingNotice
      let action = notice?.action.map { (title: $0.title, perform: $0.perform) }
      untracked { program.host.showStatus(notice?.text, action: action) }
    }
    lifetime.bind(host.dialogs, to: session.services.choices)
    lifetime += session.services.questions.answer(self) { program, question in
      await program.host.dialogs.ask(
        TextQuestion(
          title: question.title,
          message: question.prompt,
          field: question.field,
          suggestion: question.suggestion,
          confirmation: question.confirmation
        )
      )
    }
    lifetime.observe(self) { program in
      let preferences = program.session.services.preferences
      Appearance.setDark((colorScheme ?? preferences[Settings.appearance]).isDark)
    }
    lifetime.observe(self) { program in
      let pages = program.session.router.controllers.reduce(0) { $0 + $1.entries.count }
      program.freeMemory.pagesChanged(to: pages)
    }
    lifetime += session.services.files.contents(of: AppKeys.fileName).startWithValues {
      [weak self] in self?.useKeys($0)
    }
  }

  isolated deinit { lifetime.dispose() }

  /// Uses the keys of the user's file, at the start and when it has been saved, and shows and logs
  /// which lines were ignored.
  private func useKeys(_ contents: UserFileContents) {
    let (keys, problems) = AppKeys.keys(with: contents)
    actions.table.keys = keys
    let path = session.services.files.path(of: AppKeys.fileName) ?? AppKeys.fileName
    for problem in problems {
      FileHandle.standardError.write(Data("octavo-desktop: \(path): \(problem)\n".utf8))
    }
    if let notice = AppKeys.file.notice(of: problems) { host.showToast(notice) }
  }

  /// Removes the pages, sends what is due for some seconds, and ends the session.
  ///
  /// - Returns: The sentence about what is not sent; `nil` for nothing.
  @discardableResult
  public func end() async -> String? {
    host.end()
    await session.finish()
    let farewell = session.services.farewell
    await session.end()
    return farewell
  }
}
