public import BinderyNavigation
import Foundation
import GitHubValues

/// The version of the program, its source and libraries, and the text for a report.
public final class AboutViewModel: ViewModel, TitledViewModel {
  @MutableProperty private var localDataSize: Int?

  /// Asks for the latest release, and compares it with the program.
  public private(set) lazy var checkCommand = command(
    when: { $0.services.program.repository != nil }
  ) { viewModel in try await viewModel.services.checkForRelease() }

  private lazy var measureCommand = command { viewModel in
    viewModel.localDataSize = await viewModel.services.localData.size()
  }

  let services: Services

  /// Makes the screen.
  public init(_ services: Services) {
    self.services = services
    super.init()
    errors.collect(checkCommand)
    whenActivated { viewModel, _ in viewModel.measureCommand.execute() }
  }

  /// The title of the screen.
  public var title: String { "About Octavo" }

  /// The facts, section by section.
  public var sections: [SettingsSection] {
    var sections = [
      SettingsSection(title: "Octavo", rows: programRows),
      SettingsSection(title: "Diagnostics", rows: diagnosticsRows),
    ]
    if !desktopRows.isEmpty {
      sections.append(SettingsSection(title: Strings.desktop, rows: desktopRows))
    }
    let reports = reports
    if !reports.isEmpty {
      sections.append(
        SettingsSection(title: "Latest Reports", rows: reports.map { SettingsRow("", $0) })
      )
    }
    sections.append(SettingsSection(title: "Libraries", rows: Self.libraries))
    let license = ProgramLicense.paragraphs.map { SettingsRow("", $0) }
    sections.append(SettingsSection(title: "License", rows: license))
    return sections
  }

  /// The text for a report: versions, sizes and the latest lines of the log, without secrets.
  public var diagnostics: String {
    let version = SettingsRow("Octavo", services.program.version)
    let rows = [version] + diagnosticsRows + desktopRows
    return Diagnostics.text(rows, reports: reports, hiding: privateServers)
  }

  /// Puts the diagnostics on the clipboard.
  public func copyDiagnostics() {
    services.copy(diagnostics)
    services.showNotice("Copied to clipboard.")
  }

  /// Opens the form of a new issue in the browser, filled with the versions.
  ///
  /// The reports of the log are left out: the user decides whether to paste them.
  public func sendFeedback() {
    guard let form = services.program.page(["issues", "new"]) else { return }
    let facts = Diagnostics.text(
      [SettingsRow("Octavo", services.program.version)] + diagnosticsRows + desktopRows,
      reports: [],
      hiding: privateServers
    )
    let body = "What did you do, what did you expect, and what happened?\n\n\n\n---\n\(facts)"
    services.open(form.appending(queryItems: [URLQueryItem(name: "body", value: body)]))
  }

  /// Shows the repository of the program, or its page if the account is of another server.
  public func showSource() {
    guard let repository = services.program.repository else { return }
    show(.repository(repository), at: sourcePage)
  }

  /// Shows the account that publishes the program, or its page if the account is of another server.
  public func showAuthor() {
    guard let owner = services.program.repository?.owner else { return }
    show(.user(owner), at: WebAddress(origin: "https://github.com").page(of: owner))
  }

  private func show(_ route: Route, at page: URL?) {
    if services.session.server.name == "github.com" {
      services.navigation.push(route)
    } else if let page {
      services.open(page)
    }
  }

  /// The page of the source code; `nil` if it is not published.
  var sourcePage: URL? { services.program.page() }

  private var programRows: [SettingsRow] {
    [
      SettingsRow("Version", services.program.version), SettingsRow("Updates", updates),
      SettingsRow("License", ProgramLicense.name),
      SettingsRow("Source code", sourcePage?.absoluteString ?? "Not published"),
    ]
  }

  private var updates: String {
    if checkCommand.isExecuting { return "Checking…" }
    if let problem = message(for: errors.latest, by: services) { return problem }
    return services.releaseCheck?.text ?? "Not checked"
  }

  private var diagnosticsRows: [SettingsRow] {
    let server = services.session.server
    return services.program.facts + [
      SettingsRow(
        "Server",
        server.demo.map(\.content.title)
          ?? (privateServers.contains(server.name) ? "GitHub Enterprise" : server.name)
      ),
      SettingsRow("Local data", Strings.localData(localDataSize)),
      SettingsRow("Reports", reports.isEmpty ? "None" : "\(reports.count)"),
    ]
  }

  private var desktopRows: [SettingsRow] {
    services.program.missingServices.map {
      SettingsRow(Strings.name(of: $0), Strings.consequence(withoutService: $0))
    }
  }

  /// The names of the servers that are not public, of all accounts: the reports are those of all.
  private var privateServers: Set<String> {
    let session = services.session
    guard session.server.demo == nil else { return [] }
    return Set([session.server.name] + session.accounts.map(\.id.server))
      .subtracting(["github.com"])
  }

  private var reports: [String] {
    services.reports().suffix(10).map { Diagnostics.safe($0, hiding: privateServers) }
  }

  private static let libraries = [
    SettingsRow("AsyncHTTPClient", "Apache 2.0"), SettingsRow("cmark-gfm", "BSD 2-Clause"),
    SettingsRow("GRDB", "MIT"), SettingsRow("Hummingbird", "Apache 2.0"),
    SettingsRow("SQLite", "Public domain"), SettingsRow("Swift", "Apache 2.0"),
    SettingsRow("Swift Log", "Apache 2.0"), SettingsRow("SwiftNIO", "Apache 2.0"),
    SettingsRow("Subprocess", "Apache 2.0"), SettingsRow("ArgumentParser", "Apache 2.0"),
  ].sorted { $0.title < $1.title }
}
