nonisolated extension Strings {
  /// The heading over the services of the desktop that are missing.
  static let desktop = "Desktop"

  /// Returns the name of a service of the desktop.
  static func name(of service: DesktopService) -> String {
    switch service {
    case .sessionBus: "Session bus"
    case .accessibility: "Accessibility"
    case .singleWindow: "Single window"
    case .keyring: "Keyring"
    }
  }

  /// Returns the consequence of a missing service.
  static func consequence(withoutService service: DesktopService) -> String {
    switch service {
    case .sessionBus: "Not found, so other services of the desktop are not available."
    case .accessibility: "Not available. Screen readers cannot read the window."
    case .singleWindow: "Not available. Each start opens another window."
    case .keyring: "Not available. Tokens are stored in files that only you can read."
    }
  }

  /// Returns the line of the log about the services that are missing; `nil` if the window has all
  /// that it needs from the desktop.
  public static func report(ofMissing services: [DesktopService]) -> String? {
    guard services.contains(.accessibility) else { return nil }
    let names = services.filter { $0 != .sessionBus }.map { name(of: $0).lowercased() }
    let missing = "not available: \(names.joined(separator: ", "))"
    return services.contains(.sessionBus) ? "no session bus found; \(missing)" : missing
  }
}
