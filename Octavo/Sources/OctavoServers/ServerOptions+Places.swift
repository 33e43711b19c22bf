import ArgumentParser
public import Foundation
public import GitHubAPI
public import GitHubValues
public import OctavoViewModels

extension ServerOptions {
  /// Returns the place to open; `nil` if there is none.
  ///
  /// Without an argument it is the repository of the clone in `folder`, if its origin is on the
  /// server.
  ///
  /// - Throws: `ValidationError` with a message for the user.
  public func link(in folder: URL? = nil) throws -> DeepLink? {
    if let address = try address() { return address.link }
    guard !isLocal, let folder, let origin = CloneOrigin.address(in: folder),
      let address = try? PlaceAddress(parsing: origin), let server = address.server,
      (try? GitHub.Host(parsing: server)) == (try remoteHost())
    else { return nil }
    return address.link
  }

  /// Whether the arguments name a server, or `folder` has a clone from one that is opened.
  func namesServer(in folder: URL?) throws -> Bool {
    let isNamed = host != nil || accountParts.server != nil
    if let address = try address() { return isNamed || address.server != nil }
    return try isNamed || link(in: folder) != nil
  }

  /// Returns the server elsewhere: the one of the option, of the account, or of the address.
  ///
  /// - Throws: `ValidationError` with a message for the user.
  public func remoteHost() throws -> GitHub.Host {
    guard let name = try host ?? accountParts.server ?? address()?.server else { return .github }
    do {
      return try GitHub.Host(parsing: name)
    } catch {
      throw ValidationError("“\(name)” is not a server address. Use github.com or https://HOST.")
    }
  }

  /// Returns the address of the clone in the folder that the user wrote, or the address itself.
  private func address() throws -> PlaceAddress? {
    guard let text = place ?? foldersAndPlace.place else { return nil }
    let folder = FolderArgument(text)
    if let url = folder.url {
      if let origin = CloneOrigin.address(in: url) { return try cloneAddress(origin, of: text) }
      // A folder that is no clone can have the name of an owner.
      if folder.isPath || (try? PlaceAddress(parsing: text)) == nil {
        throw ValidationError("The folder “\(text)” is not in a clone with an origin.")
      }
    } else if folder.isPath {
      throw ValidationError("There is no folder “\(text)”.")
    }
    do {
      return try PlaceAddress(parsing: text)
    } catch {
      throw ValidationError(error.description)
    }
  }

  private func cloneAddress(_ origin: String, of folder: String) throws -> PlaceAddress {
    guard let address = try? PlaceAddress(parsing: origin), let server = address.server,
      isLocal || host == nil || (try? GitHub.Host(parsing: server)) == (try? namedHost())
    else {
      throw ValidationError("The origin of “\(folder)” is not on the server.")
    }
    return address
  }

  private func namedHost() throws -> GitHub.Host? { try host.map { try GitHub.Host(parsing: $0) } }
}
