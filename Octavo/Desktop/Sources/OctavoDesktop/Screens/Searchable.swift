/// A view with something to type what to look for into.
protocol Searchable: AnyObject {
  /// Puts the cursor there.
  func search()
}
