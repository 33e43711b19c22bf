public import Foundation

extension GitHub {
  /// A code that the user enters on a page of the server, on any device, to log a program in.
  public struct DeviceCode: Sendable, Hashable {
    /// The code that the user enters, such as “WDJB-MJHT”.
    public var userCode: String
    /// The page on which the user enters it.
    public var page: URL
    /// The time for which the code is valid.
    public var lifetime: Duration
    /// The shortest time between two questions whether the user has entered the code.
    public var interval: Duration
    /// The secret that identifies the login to the server; it is never shown.
    public var secret: Token

    /// Makes a code.
    public init(
      userCode: String,
      page: URL,
      lifetime: Duration,
      interval: Duration,
      secret: Token
    ) {
      self.userCode = userCode
      self.page = page
      self.lifetime = lifetime
      self.interval = interval
      self.secret = secret
    }
  }
}
