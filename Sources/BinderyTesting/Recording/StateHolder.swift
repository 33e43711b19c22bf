import BinderySignals

/// An object of the framework that lists its state itself.
protocol StateHolder: AnyObject {
  /// The members of the state, with their names.
  var members: [(name: String, member: StateMember)] { get }
}

extension Command: StateHolder {
  var members: [(name: String, member: StateMember)] {
    let hasExecuted = untracked { isExecuting || result != nil }
    return [
      ("isExecuting", $isExecuting.member.beginning(with: false)),
      ("progress", $progress.member.beginning(with: Double?.none as Any)),
      ("result", resultMember.beginning(with: Any?.none as Any)),
      // A command that has executed was enabled.
      ("isEnabled", hasExecuted ? enabled.member.beginning(with: true) : enabled.member),
    ]
  }

  /// The value or the error of the last execution, or `nil`.
  private var resultMember: StateMember {
    func text(_ result: Result<Output, any Error>?) -> Any {
      switch result {
      case nil: Any?.none as Any
      case .success(let value): value
      case .failure(let error): error
      }
    }
    let outcome = Mirror(reflecting: self).descendant("outcome")
    let writes = (outcome as? MutableProperty<Result<Output, any Error>?>)?.writes()
    return StateMember(self, "result", current: untracked { text(result) }) { action in
      writes?.listen { action(text($0)) }
    }
  }
}

extension CombinedCommand: StateHolder {
  var members: [(name: String, member: StateMember)] {
    [
      ("isEnabled", StateMember(self, "isEnabled") { [unowned self] in isEnabled }),
      ("isExecuting", StateMember(self, "isExecuting") { [unowned self] in isExecuting }),
    ]
  }
}

extension Action: StateHolder {
  var members: [(name: String, member: StateMember)] {
    [
      ("isEnabled", isEnabled.member),
      ("isExecuting", isExecuting.member.beginning(with: false)),
    ]
  }
}

extension ErrorFunnel: StateHolder {
  var members: [(name: String, member: StateMember)] {
    [("latest", $latest.member.beginning(with: (any Error)?.none as Any))]
  }
}

extension PagedList: StateHolder {
  var members: [(name: String, member: StateMember)] {
    var members = [
      ("keyword", $keyword.member), ("appliedKeyword", $appliedKeyword.member),
      ("items", StateMember(self, "items") { [unowned self] in items }),
      ("visible", StateMember(self, "visible") { [unowned self] in visible }),
      ("phase", StateMember(self, "phase") { [unowned self] in phase }),
    ]
    members += refreshCommand.members.map { ("refreshCommand.\($0.name)", $0.member) }
    members += loadMoreCommand.members.map { ("loadMoreCommand.\($0.name)", $0.member) }
    return members
  }
}

extension ValidatingProperty: StateHolder {
  var members: [(name: String, member: StateMember)] {
    [("value", reflection.member), ("result", result.member)]
  }
}
