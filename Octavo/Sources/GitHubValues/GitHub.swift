/// The namespace of the values that GitHub's API returns.
///
/// The values have the properties that the app uses, not all that the server sends. Their
/// initialisers have defaults, so that a test passes only the properties that matter to it:
/// ```swift
/// let repository = GitHub.Repository(id: 1, owner: .init(login: "apple"), name: "swift-nio")
/// ```
public enum GitHub {}
