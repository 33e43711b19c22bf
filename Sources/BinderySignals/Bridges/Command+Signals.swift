extension Command {
  /// What the runs return.
  ///
  /// Ends with the command.
  public var values: Signal<Output, Never> {
    Signal { observer, lifetime in
      lifetime += onValue { observer.send(value: $0) }
    }
  }

  /// The failures that no caller awaits.
  ///
  /// Ends with the command.
  public var errors: Signal<any Error, Never> {
    Signal { observer, lifetime in
      lifetime += onError { observer.send(value: $0) }
    }
  }
}
