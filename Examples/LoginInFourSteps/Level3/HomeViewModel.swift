public import BinderyNavigation
public import LoginSteps

/// What comes after the log-in.
public final class HomeViewModel: ViewModel {
  /// The words of welcome.
  public let greeting: String

  /// Makes the screen for somebody.
  public init(member: Member) { greeting = "Welcome, \(member.name)." }
}
