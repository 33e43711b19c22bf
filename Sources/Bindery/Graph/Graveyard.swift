/// Releases chains of nodes one after the other, so that a long chain needs no deep stack.
///
/// Releasing a node releases what it reads, which may be the last owner of the next node, and so
/// on: 100,000 nested deinitialisers would overflow the stack. Here each waits for the one before.
@MainActor
package enum Graveyard {
  private static var links: [LinkPointer] = []
  private static var kept: [AnyObject] = []
  private static var isDigging = false

  /// Unlinks `link` and all that follow it in its reader's list.
  static func bury(_ link: LinkPointer) {
    links.append(link)
    dig()
  }

  /// Keeps what may own a long chain until it can be released without depth.
  package static func keep(_ owner: AnyObject) {
    leave(owner)
    dig()
  }

  /// Keeps what may own a long chain until somebody digs.
  static func leave(_ owner: AnyObject) { kept.append(owner) }

  /// Releases what was buried, and what is buried meanwhile.
  static func dig() {
    guard !isDigging else { return }
    isDigging = true
    while true {
      if let link = links.popLast() {
        unlink(link)
      } else if kept.popLast() == nil {
        break
      }
    }
    isDigging = false
  }

  private static func unlink(_ first: LinkPointer) {
    var current: LinkPointer? = first
    while let link = current {
      current = link.pointee.nextDependency
      let dependency = link.pointee.dependency
      dependency.borrow { $0.removeReader(link) }
      link.deinitialize(count: 1)
      link.deallocate()
      dependency.release()
    }
  }
}
