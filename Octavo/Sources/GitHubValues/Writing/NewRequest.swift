/// A request that the user makes.
public struct NewRequest: Sendable, Hashable {
  /// The reason why a request waits for another one.
  public enum Dependence: String, Sendable {
    /// The request needs the number that the server gives to what the other one makes.
    case id
    /// The text of the request refers to what the other one makes, by the number that the server
    /// gives to it.
    case text
    /// The request waits until the other one is confirmed or discarded.
    case settled
  }

  /// The name of its kind.
  public var kind: String
  /// The thing that it changes, unique in its kind.
  public var key: String
  /// The thing whose requests are sent one after the other.
  public var subject: String
  /// The value in JSON.
  public var value: String
  /// The server’s number of the item that it changes; `nil` if that is not known or there is none.
  public var item: Int?
  /// The name of the thing as the user saw it, such as “ada/engine”; `nil` if the key has it.
  public var name: String?
  /// The text that the user saw; `nil` if it does not matter.
  public var base: String?
  /// The state that it asks for, in the form of ``base``; `nil` for a request that takes the place
  /// of none.
  ///
  /// It takes the place of an unsent one of its kind for the same thing; if that was made in the
  /// state that is asked for now, neither is needed.
  public var target: String?
  /// The numbers of the requests that it waits for.
  public var needs: [Int64] = []
  /// The reason why it waits for those.
  public var dependence = Dependence.id
  /// The seconds for which the user can take it back; 0 for none.
  public var hold: Double = 0
  /// Whether it is one of many, before which those made by hand go.
  public var isBulk = false

  /// Makes a request.
  public init(_ kind: String, key: String, subject: String, value: String) {
    (self.kind, self.key, self.subject, self.value) = (kind, key, subject, value)
  }

  /// Makes the request for a state of a flag.
  public init(_ target: Bool, of flag: GitHub.ViewerFlag) {
    self.init(
      flag.kind.rawValue,
      key: flag.key,
      subject: "\(flag.kind.rawValue) \(flag.key)",
      value: target ? "true" : "false"
    )
  }
}
