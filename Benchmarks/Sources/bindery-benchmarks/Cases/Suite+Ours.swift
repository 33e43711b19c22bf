import Measuring

/// Adds the cases of the framework.
func addOurs(to suite: inout Suite) {
  suite.add(.ours) { suite in
    addProperties(to: &suite)
    addSignals(to: &suite)
    addSubscriptions(to: &suite)
    addCommands(to: &suite)
    addOwners(to: &suite)
    addGenerics(to: &suite)
    addLists(to: &suite)
    addGrowth(to: &suite)
    addFrames(to: &suite)
    addNavigation(to: &suite)
    addObserverCounts(to: &suite)
    addMemory(to: &suite)
  }
}
