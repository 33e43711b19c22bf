extension Services {
  /// The addresses of the server's pages.
  var web: WebAddress { WebAddress(origin: session.server.webAddress) }
}
