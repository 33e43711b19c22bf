/// What GitHub speaks of, as plain values.
///
/// The values carry what the screens show, not everything that the service sends. Their
/// initialisers have defaults, so that a test writes only what it is about:
/// ```swift
/// let repository = GitHub.Repository(id: 1, owner: .init(login: "apple"), name: "swift-nio")
/// ```
public enum GitHub {}
