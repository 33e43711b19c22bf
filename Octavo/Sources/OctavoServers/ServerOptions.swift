public import ArgumentParser
import Foundation
public import GitHubAPI
public import GitHubValues
public import OctavoViewModels

/// The options that select the server.
public struct ServerOptions: ParsableArguments {
  /// Whether to use the demo world.
  @Flag(help: "Use the demo world: no account, no network.")
  public var demo = false

  /// The folders to serve as a GitHub.
  @Option(
    name: .long,
    parsing: .upToNextOption,
    help: ArgumentHelp("Serve these git repositories as a GitHub, and use that.", valueName: "dir")
  )
  public var repos: [String] = []

  /// The remote server, as the user wrote it.
  @Option(help: "The server: github.com, or the address of an Enterprise server.")
  public var host: String?

  /// Makes options that name github.com.
  public init() {}

  /// Refuses options that contradict each other.
  public func validate() throws {
    if host != nil, demo || !repos.isEmpty {
      throw ValidationError("--host names a server; --demo and --repos bring their own.")
    }
    if demo, !repos.isEmpty { throw ValidationError("Choose one of --demo and --repos.") }
    _ = try remoteHost()
  }

  /// The folders, and the route that was read as one because it stands behind them.
  private var foldersAndRoute: (folders: [String], route: String?) {
    guard let last = repos.last, !FileManager.default.fileExists(atPath: last),
      (try? DeepLink(parsing: last)) != nil
    else { return (repos, nil) }
    return (Array(repos.dropLast()), last)
  }

  /// The folders of repositories to serve.
  public var folders: [String] { foldersAndRoute.folders }

  /// Returns the link of the command line, given the route that stands alone there; `nil` if there
  /// is no route.
  ///
  /// - Throws: `ValidationError` with a message for the user.
  public func link(_ text: String?) throws -> DeepLink? {
    guard let text = text ?? foldersAndRoute.route else { return nil }
    do {
      return try DeepLink(parsing: text)
    } catch {
      throw ValidationError(error.description)
    }
  }

  /// Whether the server runs in this program.
  public var isLocal: Bool { demo || !repos.isEmpty }

  /// The server elsewhere.
  public func remoteHost() throws -> GitHub.Host {
    guard let host else { return .github }
    do {
      return try GitHub.Host(parsing: host)
    } catch {
      throw ValidationError("“\(host)” is no address of a server. Try github.com or https://HOST.")
    }
  }
}
