extension PagedList {
  /// Shows a cached copy until a page is loaded.
  public func remember(_ copy: [Item]?) {
    if let copy { replaceItems { $0.remember(copy) } }
  }

  /// Calls `change` with each item, and stores all changed items as one change.
  ///
  /// `change` may read the list, which has the state before the change until the last item has been
  /// passed. An item is copied while it is changed; the list is not. A change of an item that
  /// `change` itself removes from the list or moves is dropped.
  public func update(_ change: (inout Item) -> Void) {
    // The items before the change are released after it, because their `deinit` may read the list.
    var changes = changes(by: change)
    batch {
      self.change { $0.replace(&changes) }
      noteChange()
    }
  }

  /// Removes all items and cancels the requests.
  public func clear() {
    batch {
      cancel()
      replaceItems { $0.clear() }
    }
  }

  /// Replaces the items, which observers of the items receive unless they stay equal.
  ///
  /// The old items are released after the change, because their `deinit` may read the list.
  func replaceItems(_ body: (inout Paging<Item, Cursor>) -> Void) {
    batch {
      let old = untracked { paging.items }
      change(body)
      if untracked({ paging.items }) != old { noteChange() }
    }
  }

  /// Appends a further page; the caller is in a batch.
  func append(_ page: Page<Item, Cursor>) {
    let count = untracked { paging.items.count }
    change { $0.append(page) }
    if untracked({ paging.items.count }) != count { noteChange() }
  }

  /// Returns the changes that `change` makes to the items.
  private func changes(by change: (inout Item) -> Void) -> [Paging<Item, Cursor>.Change] {
    var changes: [Paging<Item, Cursor>.Change] = []
    for (offset, item) in untracked({ paging.items }).enumerated() {
      var changed = item
      change(&changed)
      if !Self.haveSameBytes(item, changed) { changes.append((offset, item.id, changed)) }
    }
    return changes
  }

  /// Whether storing one item in place of the other changes nothing; items may be equal and differ.
  private static func haveSameBytes(_ item: Item, _ other: Item) -> Bool {
    unsafe withUnsafeBytes(of: item) { bytes in
      unsafe withUnsafeBytes(of: other) { unsafe bytes.elementsEqual($0) }
    }
  }
}
