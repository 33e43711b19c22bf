#pragma once

// With glibc only, because the counting relies on its dynamic linker. Elsewhere this module is
// empty.
#if defined(__linux__)
#include <features.h>
#endif
#if defined(__GLIBC__)

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Counts the jobs of the Swift runtime, for tests that wait until there is none.
//
// On Linux the runtime enqueues every job of a task (on the main actor, on another actor, on the
// global executor, and after `Task.yield`) with libdispatch's `dispatch_async_f`. The
// program that links this target defines a function of that name, which the dynamic linker prefers:
// it counts a job from the moment it is enqueued until it has returned, and passes it on.

// Whether the jobs of this program pass through the counting function.
bool bindery_counts_jobs(void);

// Calls `resume` with `context` on the main queue, once, after the number of enqueued and running
// jobs has been zero, or after `limit` jobs have ended. `ended` is the number that have. Must be
// called on the main queue.
void bindery_await_no_jobs(
    uint64_t limit,
    void (*_Nonnull resume)(void *_Nonnull context, uint64_t ended, bool are_done),
    void *_Nonnull context);

// Returns the number of jobs that are enqueued or running beside the calling one, without those of
// some tasks. A task that polls enqueues its next job just before its present one ends. So that it
// counts once, a running job is not counted while one that it has enqueued is left.
size_t bindery_other_jobs(const void *_Nonnull const *_Nonnull tasks, size_t count);

#endif
