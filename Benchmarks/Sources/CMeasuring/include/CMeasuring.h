#ifndef C_MEASURING_H
#define C_MEASURING_H

/// The number of received values, and the last of them.
struct measuring_arrivals {
  long count;
  long last;
};

/// Records a value. The optimiser of another module cannot see the function's body.
void measuring_arrive(struct measuring_arrivals *arrivals, long value);

/// Returns the number of allocations of the calling thread.
long measuring_allocations(void);

/// The bytes that are allocated and not freed, with the allocator's own overhead.
long measuring_bytes_in_use(void);

/// Processor time of the calling thread, in nanoseconds.
long measuring_thread_time(void);

/// Returns the number of instructions that the calling thread has executed in user mode, or -1 if the
/// machine does not count them.
long measuring_instructions(void);

#endif
