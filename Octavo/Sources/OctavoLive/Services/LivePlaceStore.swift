import BinderyNavigation
import Foundation
import OctavoStore
import OctavoViewModels

/// Stores the place of the user in a file of the account that is logged in.
///
/// While the user is logged out, it reads and stores nothing.
final class LivePlaceStore: PlaceStore {
  /// The file of the account; the session changes it with the account.
  var file: AccountFile?

  private let report: (String) -> Void

  init(report: @escaping (String) -> Void) {
    self.report = report
  }

  func load() -> NavigationSnapshot<Route>? {
    do {
      guard let data = try file?.read() else { return nil }
      return try JSONDecoder().decode(NavigationSnapshot<Route>.self, from: data)
    } catch {
      report("The last place cannot be read: \(error)")
      return nil
    }
  }

  func save(_ place: NavigationSnapshot<Route>) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    do {
      try file?.write(try encoder.encode(place))
    } catch {
      report("The place cannot be saved: \(error)")
    }
  }

  /// Forgets the account and its place, because its user logs out.
  func remove() {
    do {
      try file?.remove()
    } catch {
      report("The last place cannot be deleted: \(error)")
    }
    file = nil
  }
}
