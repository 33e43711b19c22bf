/// A number of bytes that is the same in every run, such as those of an output.
struct AmountCase {
  let row: String
  let library: Library
  let measure: () -> Int
}
