import BinderyNavigation
import Foundation
import OctavoStore
import OctavoViewModels

/// Stores the place of the user in a file of an account; without a file, it stores nothing.
final class LivePlaceStore: PlaceStore {
  /// The file; `nil` for the login on a server.
  private(set) var file: AccountFile?

  private let report: (String) -> Void

  init(file: AccountFile? = nil, report: @escaping (String) -> Void) {
    self.file = file
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
