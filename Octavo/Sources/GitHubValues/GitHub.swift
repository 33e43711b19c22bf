/// The namespace of the values that GitHub's API returns.
///
/// The values have the properties that clients show, not all that the server sends. A value that
/// the app makes itself has a public initialiser with defaults, so that a test passes only the
/// properties that matter to it; the others are decoded only.
/// ```swift
/// let repository = GitHub.Repository(id: 1, owner: .init(login: "apple"), name: "swift-nio")
/// ```
public enum GitHub {}
