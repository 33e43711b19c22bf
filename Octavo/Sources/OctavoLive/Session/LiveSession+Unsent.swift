import BinderyNavigation
import OctavoViewModels

extension LiveSession {
  var unsentCounts: SignalProducer<[StoredAccount.ID: Int], Never> {
    $live.producer.flatMap(.latest) { live in
      let counts = live.map { id, account in account.outbox.count.map { (id, $0) } }
      return SignalProducer.combineLatest(counts, emptySentinel: []).map {
        Dictionary(uniqueKeysWithValues: $0)
      }
    }
  }
}
