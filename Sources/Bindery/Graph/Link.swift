/// A dependency of one reader on one node, linked into two lists: the reader's and the node's.
///
/// The link retains the node and not its reader: a reader unlinks itself in its `deinit`.
@usableFromInline
struct Link {
  let dependency: Borrowed<GraphNode>
  /// The reader that computes the dependency, if that is a computed node.
  let upstream: Borrowed<Reader>?
  let reader: Borrowed<Reader>
  /// The position of the link among all links in the order in which they were made.
  let since: UInt
  var nextDependency: LinkPointer?
  var previousReader: LinkPointer?
  var nextReader: LinkPointer?
}

/// The address of a link, which is allocated here and deallocated by the code that unlinks it.
///
/// - Invariant: an address is used only until the link leaves the list of its reader. Only
///   ``DeferredRelease`` and ``TrackedReads`` deallocate a link, after it has left both lists.
// Safe because of the invariant, which the address sanitizer checks.
@usableFromInline
@safe struct LinkPointer: Equatable {
  private let address: UnsafeMutablePointer<Link>

  /// Allocates memory for `link`.
  @inline(__always) init(_ link: Link) {
    unsafe address = .allocate(capacity: 1)
    unsafe address.initialize(to: link)
  }

  /// The link at this address.
  @inline(__always) var pointee: Link {
    _read { yield unsafe address.pointee }
    nonmutating _modify { yield unsafe &address.pointee }
  }

  /// Releases the memory of the link, which must not be used afterwards.
  @inline(__always) func deallocate() {
    unsafe address.deinitialize(count: 1)
    unsafe address.deallocate()
  }

  @inline(__always) @usableFromInline
  static func == (left: LinkPointer, right: LinkPointer) -> Bool {
    unsafe left.address == right.address
  }
}
