#pragma once

// With glibc only, because the counting relies on its dynamic linker. Elsewhere this module is
// empty.
#if defined(__linux__)
#include <features.h>
#endif
#if defined(__GLIBC__)

#include <stdbool.h>

// Counts the jobs of the Swift runtime, for tests that wait until there is none.
//
// On Linux the runtime enqueues every job of a task (on the main actor, on another actor, on the
// global executor, and after `Task.yield`) with libdispatch's `dispatch_async_f`. The
// program that links this target defines a function of that name, which the dynamic linker prefers:
// it counts a job from the moment it is enqueued until it has returned, and passes it on.

// Whether the jobs of this program pass through the counting function.
bool bindery_counts_jobs(void);

// Calls `resume` with `context` on the main queue, once, after the number of enqueued and running
// jobs has been zero. Must be called by a job on the main queue; that job is counted too.
void bindery_await_no_jobs(void (*_Nonnull resume)(void *_Nonnull), void *_Nonnull context);

#endif
