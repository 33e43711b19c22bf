/// Returns which of `numbers`, all different, belong to a longest increasing subsequence.
///
/// O(n log n). `tails[k]` is the index of the least last element of an increasing subsequence of
/// length k + 1.
@usableFromInline
nonisolated func membersOfLongestIncreasingSubsequence(in numbers: [Int]) -> [Bool] {
  var tails: [Int] = []
  var previous = [Int](repeating: -1, count: numbers.count)
  for index in numbers.indices {
    var low = 0
    var high = tails.count
    if let last = tails.last, numbers[last] < numbers[index] { low = high }
    while low < high {
      let middle = (low + high) / 2
      if numbers[tails[middle]] < numbers[index] { low = middle + 1 } else { high = middle }
    }
    if low > 0 { previous[index] = tails[low - 1] }
    if low == tails.count { tails.append(index) } else { tails[low] = index }
  }
  var isMember = [Bool](repeating: false, count: numbers.count)
  var index = tails.last ?? -1
  while index >= 0 {
    isMember[index] = true
    index = previous[index]
  }
  return isMember
}
