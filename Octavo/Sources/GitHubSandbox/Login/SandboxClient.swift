/// The program that is registered with every sandbox, for logins in a browser and by a code.
public struct SandboxClient: Equatable, Sendable {
  /// The public identifier.
  public let id: String
  /// The secret, which is no secret here: a login needs the password as well.
  public let secret: String

  /// Octavo, as sandboxes know it.
  public static let octavo = SandboxClient(id: "octavo-sandbox", secret: "octavo-sandbox-secret")
}
