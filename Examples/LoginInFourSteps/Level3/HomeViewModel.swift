public import BinderyNavigation
public import LoginSteps

/// The view model of the screen after the login.
public final class HomeViewModel: ViewModel {
  /// The greeting.
  public let greeting: String

  /// Makes the view model for a user.
  public init(member: Member) { greeting = "Welcome, \(member.name)." }
}
