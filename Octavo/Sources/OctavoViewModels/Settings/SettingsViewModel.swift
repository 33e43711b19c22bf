public import BinderyNavigation
import Foundation
import GitHubEndpoints
public import GitHubValues

/// The settings, the account, the server and the way out.
public final class SettingsViewModel: ViewModel, RefreshableViewModel, TitledViewModel {
  /// The numbers of requests that the server still accepts, by kind; empty until it has responded.
  @MutableProperty public private(set) var rateLimits: [GitHub.RateLimit] = []

  /// The contents of the file that changes the keys.
  @MutableProperty private(set) var keyFileContents = UserFileContents.missing

  /// Whether the session starts the program in the background.
  let startsInBackground = MutableProperty(false)

  /// The bytes of the local data; `nil` if it is kept in memory only.
  @MutableProperty private var localDataSize: Int?

  /// The bytes of the documents that were shown once; `nil` until they are known.
  @MutableProperty private var documentSize: Int?

  /// The bytes of the repositories that are kept offline.
  @MutableProperty private var keptSize = 0

  /// The bytes of the files that were put aside; zero without any.
  @MutableProperty private(set) var asideSize = 0

  /// Asks whether to clear the local data, or to remove the files that were put aside.
  public let confirmClearing = Interaction<AlertContent, AlertContent.Choice>()

  /// Clears the local data, after the user has confirmed it.
  public private(set) lazy var clearCommand = command { viewModel in
    let (services, confirm) = (viewModel.services, viewModel.confirmClearing)
    guard await confirm.ask(ClearingAlert.alert) == ClearingAlert.clear else { return }
    let isCleared = await services.localData.clear()
    services.showNotice(
      isCleared ? "The local data was cleared." : "Could not clear all local data."
    )
    viewModel.measureCommand.execute()
  }

  /// Removes the files that were put aside, after the user has confirmed it.
  public private(set) lazy var removeAsideCommand = command(when: { $0.asideSize > 0 }) {
    viewModel in
    let (services, confirm) = (viewModel.services, viewModel.confirmClearing)
    guard await confirm.ask(ClearingAlert.asideAlert) == ClearingAlert.removeAside else { return }
    let isRemoved = await services.localData.removeAside()
    services.showNotice(
      isRemoved ? "The files put aside were removed." : "Could not remove all files put aside."
    )
    viewModel.measureCommand.execute()
  }

  private lazy var measureCommand = command { viewModel in
    let localData = viewModel.services.localData
    let aside = await localData.asideSize()
    let (size, documents) = (await localData.size(), await localData.documentSize())
    let kept = await viewModel.services.offlineCopies.size()
    viewModel.localDataSize = size
    viewModel.documentSize = documents
    viewModel.keptSize = kept
    viewModel.asideSize = aside
  }

  /// Asks whether to log out, and whether to delete local data with it.
  public let confirmLogOut = Interaction<AlertContent, AlertContent.Choice>()

  /// Asks the server for the limits.
  public private(set) lazy var refreshCommand = command(
    .latest,
    producer: { viewModel in viewModel.services.gitHub.producer(of: .rateLimits) }
  )

  /// Logs out, after the user has confirmed it.
  public private(set) lazy var logOutCommand = command { viewModel in
    let (services, confirmLogOut) = (viewModel.services, viewModel.confirmLogOut)
    let choice = await confirmLogOut.ask(LogOutAlert.alert(unsent: services.unsentCount))
    guard choice == LogOutAlert.logOut || choice == LogOutAlert.logOutAndDelete else { return }
    await AppStart(services).logOut(deletingLocalData: choice == LogOutAlert.logOutAndDelete)
  }

  let services: Services

  /// Makes the screen.
  public init(_ services: Services) {
    self.services = services
    super.init()
    _rateLimits <~ refreshCommand.values
    errors.collect(refreshCommand)
    if let file = services.keyFile { _keyFileContents <~ services.files.contents(of: file.name) }
    whenActivated { viewModel, _ in
      viewModel.refreshCommand.execute()
      viewModel.measureCommand.execute()
    }
  }

  /// The title of the screen.
  public var title: String { "Settings" }

  /// Shows the accounts.
  public func openAccounts() { services.navigation.push(.accounts) }

  /// Shows the version of the program, its source and the text for a report.
  public func openAbout() { services.navigation.push(.about) }

  /// Asks the server for the limits.
  public func refresh() { refreshCommand.execute() }

  /// The heading of ``preferences``.
  public var preferencesTitle: String { "Preferences" }

  /// The fields of the settings that the user can change.
  public private(set) lazy var preferences = Settings.fields(
    of: services.preferences,
    background: backgroundField,
    hasUpdates: services.program.repository != nil
  )

  /// The heading of ``account``.
  public var accountTitle: String { "Account" }

  /// The user, the server and the place of the token.
  public var account: [SettingsRow] {
    let login = services.session.user.map { user in
      user.name.map { "\($0) (\(user.login))" } ?? user.login
    }
    return [
      SettingsRow("Logged in as", login ?? "No account"),
      SettingsRow("Server", services.session.server.name),
      SettingsRow("Token stored in", Strings.place(services.session.tokenPlace)),
    ] + capabilities
  }

  /// The permissions of the account; none without one.
  private var capabilities: [SettingsRow] {
    guard services.session.user != nil else { return [] }
    let token = services.token
    return Capability.allCases.map { SettingsRow($0.title, $0.answer(for: token).sentence) }
  }

  /// The heading of ``localData``.
  public var localDataTitle: String { "Local Data" }

  /// The size of the local data, how much of the space for documents is used, and the size of the
  /// files that were put aside.
  public var localData: [SettingsRow] {
    let limit = services.preferences[Settings.documentLimit].title
    let rows = [
      SettingsRow("Size", Strings.localData(localDataSize)),
      SettingsRow("Documents", "\(Strings.size(documentSize ?? 0)) of \(limit)"),
    ]
    let others = [("Kept offline", keptSize), ("Put aside", asideSize)]
    return rows
      + others.filter { $1 > 0 }.map { SettingsRow($0, Strings.size($1)) }
  }

  /// The heading of ``limits``.
  public var limitsTitle: String { "Rate Limits" }

  /// The limits, such as “core” and “4998 of 5000 left, resets in 12 minutes”; without limits the
  /// reason.
  public var limits: [SettingsRow] {
    if let problem = message(for: errors.latest, by: services) {
      return [SettingsRow("Not available", problem)]
    }
    guard !rateLimits.isEmpty || refreshCommand.isExecuting else {
      return [SettingsRow("Not available", "This server has no rate limits.")]
    }
    return rateLimits.map { limit in
      let minutes = max(
        1,
        Int((limit.resetsAt.timeIntervalSince(services.now()) / 60).rounded(.up))
      )
      let end =
        limit.remaining < limit.limit ? ", resets in \(Strings.count(minutes, "minute"))" : ""
      return SettingsRow(limit.resource, "\(limit.remaining) of \(limit.limit) left\(end)")
    }
  }
}
