public import BinderyNavigation

extension ContentViewModel {
  /// Calls a function each time that the page is requested from the server, until a lifetime ends.
  ///
  /// A page may have several requests, of which one begins or ends while another lasts: the
  /// function is called once for all of them.
  public func whenRequested(until lifetime: Lifetime, _ action: @escaping () -> Void) {
    var wasLoading = false
    lifetime.observe(self) { page in
      let isLoading = page.isLoading
      defer { wasLoading = isLoading }
      if isLoading, !wasLoading { untracked(action) }
    }
  }
}
