/// An object with a lifetime, to which work and bindings can be tied.
///
/// A conforming class gets the owner forms of commands: `command(_:name:when:_:)` and its
/// siblings retain the owner only while their bodies run.
///
/// The name is ReactiveSwift's.
///
/// ```swift
/// final class Downloader: LifetimeProviding {
///   let lifetime = Lifetime()
///
///   private(set) lazy var download: Command<String, [Book]> = command { downloader, words in
///     try await downloader.find(words)
///   }
///   private let library = Library()
///
///   private func find(_ words: String) async throws -> [Book] {
///     try await library.books(matching: words)
///   }
/// }
/// ```
@MainActor
public protocol LifetimeProviding: AnyObject {
  /// The lifetime, which ends at the latest when the object is released.
  var lifetime: Lifetime { get }
}
