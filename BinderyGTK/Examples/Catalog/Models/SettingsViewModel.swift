package import BinderyGTK

/// Values that the user edits.
package final class SettingsViewModel: ViewModel {
  @MutableProperty package var name = "Ines Okafor"
  @MutableProperty package var password = ""
  @MutableProperty package var notes = "Opens the shop on Mondays.\nPrefers letters to calls."
  @MutableProperty package var wrapsLines = true
  @MutableProperty package var matchesCase = false
  @MutableProperty package var order = 1

  /// The possible orders.
  package static let orders = ["Title", "Author", "Last read"]
}
