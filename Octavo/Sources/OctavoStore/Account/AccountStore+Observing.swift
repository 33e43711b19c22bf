import GRDB

extension AccountStore {
  /// Observes a query: calls `onChange` with the present value now, then with each other value.
  ///
  /// The first value of a list is cut off after 200 rows, and the whole of it follows. Later values
  /// are read and compared off the main actor. After the returned object has ended or was released,
  /// or after the store was closed, nothing is delivered.
  ///
  /// - Throws: `StoreError` if the first value cannot be read.
  @MainActor
  public func observe<Value>(
    _ read: StoreRead<Value>,
    onChange: @escaping @MainActor (Result<StoredValue<Value>, any Error>) -> Void
  ) -> StoreObservation {
    let query = ObservedQuery(read)
    let target = ObservationTarget<Result<StoredValue<Value>, any Error>> { onChange($0) }
    let id = hub.add(knowingRowsOf: read.items) { db, changed, rows in
      do {
        guard let (value, count) = try query.next(db, changed, &rows) else { return nil }
        return { hub in target.deliver(.success(value), count, hub) }
      } catch {
        let error = StoreError(of: error)
        return { hub in target.deliver(.failure(error), 0, hub) }
      }
    }
    let observation = StoreObservation(id, in: hub)
    target.observation = observation
    do {
      var rows = ObservedRows()
      let value = try writer.lookNow { try query.first($0, &rows) }
      uses.note(rows)
      target.deliver(.success(value), query.rowCount(of: value), hub)
      hub.finishReading(id, rows, again: rows.isCutOff)
    } catch {
      observation.end()
      onChange(.failure(StoreError(of: error)))
    }
    return observation
  }

  /// Reads the present value of a query, off the caller's actor.
  public func value<Value>(of read: StoreRead<Value>) async throws -> StoredValue<Value> {
    try await writer.look { [uses] db in
      var rows = ObservedRows()
      let value = try read.fetch(db, nil, &rows)
      uses.note(rows)
      return value
    }
  }

  /// The number of values that the observations have delivered.
  public var deliveries: DeliveryCounts { hub.counts }

  /// Waits until every observer has seen the last commit.
  public func drained() async { await hub.drained() }

  /// Whether every observer has seen the last commit.
  public var isDrained: Bool { hub.isDrained }

  /// Ends all observations, and waits for those that are being read.
  public func endObservations() async {
    hub.end()
    await hub.drained()
  }
}
