import GitHubEndpoints
import GitHubValues
import OctavoViewModels

extension LiveSync {
  /// The most logins that are requested after a response, whatever it claims.
  private static let mostLogins = 20

  /// Notes the organizations that are hidden in the responses to a list, with their logins.
  ///
  /// The login of each is requested once; one that cannot be read is tried again next time.
  @discardableResult
  func noteHidden(_ numbers: [Int], of name: String) async throws -> HiddenOrganizations? {
    let numbers = Set(numbers).sorted()
    for number in numbers.prefix(Self.mostLogins) where organizationLogins[number] == nil {
      do {
        organizationLogins[number] = try await gitHub.send(.user(id: number)).login
      } catch is APIError {
        continue
      }
    }
    let logins = numbers.compactMap { organizationLogins[$0] }
    let value =
      numbers.isEmpty ? nil : HiddenOrganizations(logins, hasUnknown: logins.count < numbers.count)
    if hidden[name] != value { hidden[name] = value }
    return value
  }
}
