// A program whose first await is that of `settle()`, which tests run in a process of its own.
import BinderyTesting

await settle()
print("settled")

let lifetime = Lifetime()
let poll = Command<Void, Void>(name: "poll") { while true { await Task.yield() } }
poll.execute()
lifetime.task(name: "watch", file: "Program.swift", line: 12) {
  while !Task.isCancelled { await Task.yield() }
}
for _ in 1...2 { Task { while true { await Task.yield() } } }

await settle(limit: 10_000, file: "Program.swift", line: 17)
print("returned")
