public import Foundation
public import GitHubValues

extension GitHub {
  /// A request of GitHub's API as a value, without the server and the credentials.
  public struct Request: Sendable, Hashable {
    /// The action on the resource at the path.
    public enum Method: String, Sendable {
      /// Reads it.
      case get = "GET"
      /// Makes another one.
      case post = "POST"
      /// Makes or replaces it.
      case put = "PUT"
      /// Changes the members of it that the body has.
      case patch = "PATCH"
      /// Deletes it.
      case delete = "DELETE"
    }

    /// The form of the response.
    public enum MediaType: String, Sendable {
      /// GitHub's JSON.
      case json = "application/vnd.github+json"
      /// GitHub's JSON, with texts as HTML instead of Markdown.
      case html = "application/vnd.github.html+json"
      /// The JSON of the pages on which users log in.
      case plainJSON = "application/json"
      /// The bytes of a file.
      case raw = "application/vnd.github.raw+json"
      /// GitHub's JSON, with an object for a folder, too, instead of a list.
      case object = "application/vnd.github.object+json"
      /// A picture.
      case image = "image/png, image/*;q=0.5"
      /// GitHub's JSON, with the time of each star.
      case star = "application/vnd.github.star+json"
      /// GitHub's JSON, with the places that match a search.
      case textMatch = "application/vnd.github.text-match+json"
      /// The differences between two commits as text.
      case diff = "application/vnd.github.diff"
      /// Commits as the text of mails.
      case patch = "application/vnd.github.patch"
      /// The bytes of an asset.
      case binary = "application/octet-stream"

      /// Whether the response is JSON that describes what is at the path.
      package var isJSON: Bool { [.json, .html, .object, .star, .textMatch].contains(self) }
    }

    /// The kind of an operation in GraphQL.
    public enum Operation: String, Sendable {
      /// Reads.
      case query
      /// Changes something.
      case mutation
    }

    /// A name and a value behind the path.
    public struct QueryItem: Sendable, Hashable {
      /// The name.
      public var name: String
      /// The value.
      public var value: String
    }

    /// The action.
    public var method: Method
    /// The components of the path below the API; a slash in a component belongs to the component.
    public var path: [String]
    /// The names and values behind the path, in order.
    public var query: [QueryItem]
    /// An address from a response of the server, such as that of a next page.
    ///
    /// It takes the place of the path and the query.
    public var address: URL?
    /// The form of the response.
    public var mediaType: MediaType
    /// The body, in JSON.
    public var body: Data?
    /// The largest body of a response that is read; `nil` for the limit of the client.
    public var maximumBytes: Int?
    /// The entity tag of a response that the caller has: the server may respond that it is
    /// unchanged.
    public var entityTag: String?
    /// Whether `address` may be on another server, which never gets the credentials.
    public var isAllowedElsewhere = false
    /// Whether the request is sent without the credentials, also to the server of the API.
    public var isAnonymous = false
    /// Whether the client may store the response, in memory and in files, and ask later whether it
    /// has changed.
    public var isStored = true
    /// Whether the client sends the request again after a failure that may pass, or a short limit.
    ///
    /// Otherwise each call is one attempt, whose error has its end.
    public var isRetried = true
    /// Whether the client sends the request to the address that a response redirects to.
    public var followsRedirects = true

    /// The kind of the operation in the body; `nil` for a request of the REST API.
    public var operation: Operation?
    /// Whether the client asks a server that fails for a smaller page, and not for the same again.
    public var isPage = false

    /// Whether sending the request twice has the effect of sending it once.
    public var isIdempotent: Bool {
      operation.map { $0 == .query } ?? (method != .post && method != .patch)
    }
  }
}
