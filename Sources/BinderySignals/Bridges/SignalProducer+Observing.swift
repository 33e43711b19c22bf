import Bindery

extension SignalProducer where Failure == Never {
  /// Sends the result of `read` at each start, and again after an `@Observable` object or a
  /// property that it reads has changed.
  ///
  /// ```swift
  /// label.reactive.text <~ SignalProducer.observing { model.name }
  /// ```
  ///
  /// The changes in one job of the main actor make one value, which is sent in a later job. The
  /// producer does not end by itself. A run retains what `read` captures until it is disposed of,
  /// as a binding does that ends with its target; the model then has no reference to it.
  ///
  /// - Parameters:
  ///   - name: The name of the observer in reports.
  ///   - file: The file for reports.
  ///   - line: The line for reports.
  ///   - read: Returns the value. Its reads are observed.
  /// - Returns: A producer of the values.
  public static func observing(
    _ name: StaticString = #function,
    file: StaticString = #fileID,
    line: UInt = #line,
    _ read: @escaping () -> Value
  ) -> SignalProducer {
    let label = SourceLabel(name, file, line)
    return SignalProducer(joining: { output, run in
      run.work += Bindery.observe(as: label, reading: read) { value in
        if !run.isOver { output.send(value: value) }
      }
    })
  }
}
