import BinderySignals

/// A stored or derived property whose changes can be recorded without knowing its type.
protocol RecordableProperty {
  /// The property as a member of the recorded state.
  var member: StateMember { get }
}

extension Property: RecordableProperty {
  var member: StateMember {
    StateMember(node, current: untracked { value }) { action in
      if let stored = node as? MutableProperty<Value> { return stored.writes()?.listen(action) }
      return StateMember.observe {
        value
      } action: {
        action($0)
      }
    }
  }
}

extension MutableProperty: RecordableProperty {
  var member: StateMember { projectedValue.member }
}

/// A wrapper of a derived property, whose owner has to be known.
protocol RecordableWrapper {
  /// The property as a member of the recorded state, if `owner` owns the wrapper.
  func member(of owner: AnyObject) -> StateMember?
}

extension Computed: RecordableWrapper {
  func member(of owner: AnyObject) -> StateMember? {
    (owner as? Owner).map { property(of: $0).member }
  }
}
