public import Measuring

extension Suite {
  /// Adds the cases of the peers and of the floor.
  public mutating func addPeers() {
    add(.openCombine) { suite in
      suite.addOpenCombineProperties()
      suite.addOpenCombineSignals()
      suite.addOpenCombineSubscriptions()
      suite.addOpenCombineObserverCounts()
      suite.addOpenCombineMemory()
    }
    add(.observation) { suite in
      suite.addObservationReaders()
      suite.addObservationProperties()
      suite.addObservationMemory()
    }
    add(.floor) { suite in
      suite.addFloorProperties()
      suite.addFloorSignals()
      suite.addFloorSubscriptions()
      suite.addFloorObserverCounts()
      suite.addFloorMemory()
      suite.addStandardLibraryLists()
    }
  }
}
