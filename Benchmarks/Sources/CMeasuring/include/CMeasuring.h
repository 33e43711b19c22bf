#ifndef C_MEASURING_H
#define C_MEASURING_H

/// What arrived: how many values, and the last of them.
struct measuring_arrivals {
  long count;
  long last;
};

/// Notes that a value has arrived. The optimiser of another module cannot look inside.
void measuring_arrive(struct measuring_arrivals *arrivals, long value);

/// How often the calling thread has asked for memory so far.
long measuring_allocations(void);

/// The bytes that are allocated and not freed, with the allocator's own overhead.
long measuring_bytes_in_use(void);

/// Processor time of the calling thread, in nanoseconds.
long measuring_thread_time(void);

/// How many instructions the calling thread has executed in user mode, or -1 where the machine
/// does not count them.
long measuring_instructions(void);

#endif
