// For RTLD_NEXT.
#define _GNU_SOURCE

#include "CBinderyTesting.h"

#if defined(__GLIBC__)

#include <dlfcn.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>

// libdispatch's headers are not on the search path of a C target.
typedef void (*function)(void *context);
typedef void (*enqueue)(void *queue, void *context, function);
void dispatch_async_f(void *queue, void *context, function);
extern char _dispatch_main_q[];

// MARK: The count

// The lower half counts the jobs that are enqueued or running, the upper half the number of times
// that count has become zero. Both are in one word, so that a waiter can read whether the count has
// become zero since it began to wait.
static _Atomic uint64_t jobs;
static const uint64_t one_rest = (uint64_t)1 << 32;

static uint32_t rests(void) { return (uint32_t)(atomic_load(&jobs) >> 32); }

// Returns whether it was the last one.
static bool end_job(void) {
  uint64_t before = atomic_load(&jobs);
  uint64_t after;
  do {
    after = before - 1;
    if ((uint32_t)after == 0) after += one_rest;
  } while (!atomic_compare_exchange_weak(&jobs, &before, after));
  return (uint32_t)after == 0;
}

// MARK: The waiters

struct waiter {
  struct waiter *next;
  uint32_t rests;
  function resume;
  void *context;
};

// Read and written on the main queue only.
static struct waiter *waiters;

// Whether the end of the last job has to be reported to the main queue.
static atomic_bool has_waiters;

static void resume_waiters(void *unused) {
  (void)unused;
  // Before the count is read: if it becomes zero from here on, that is reported again.
  atomic_store(&has_waiters, true);
  uint32_t now = rests();
  struct waiter **place = &waiters;
  while (*place) {
    struct waiter *waiter = *place;
    if (waiter->rests == now) {
      place = &waiter->next;
      continue;
    }
    *place = waiter->next;
    waiter->resume(waiter->context);
    free(waiter);
  }
  if (!waiters) atomic_store(&has_waiters, false);
}

void bindery_await_no_jobs(function resume, void *context) {
  struct waiter *waiter = malloc(sizeof *waiter);
  if (!waiter) abort();
  *waiter = (struct waiter){NULL, rests(), resume, context};
  struct waiter **place = &waiters;
  while (*place) place = &(*place)->next;
  *place = waiter;
  atomic_store(&has_waiters, true);
}

// MARK: The jobs

static enqueue libdispatch(void) {
  // Not in a constructor, as other code may enqueue jobs before it runs.
  static _Atomic(enqueue) found;
  enqueue next = atomic_load(&found);
  if (next) return next;
  next = (enqueue)dlsym(RTLD_NEXT, "dispatch_async_f");
  if (!next) abort();
  atomic_store(&found, next);
  return next;
}

struct job {
  function work;
  void *context;
};

static void run(void *context) {
  struct job job = *(struct job *)context;
  free(context);
  job.work(job.context);
  // Enqueued without the counting function, because the report is not a job of the program.
  if (end_job() && atomic_exchange(&has_waiters, false)) {
    libdispatch()(_dispatch_main_q, NULL, resume_waiters);
  }
}

void dispatch_async_f(void *queue, void *context, function work) {
  struct job *job = malloc(sizeof *job);
  if (!job) abort();
  *job = (struct job){work, context};
  atomic_fetch_add(&jobs, 1);
  libdispatch()(queue, job, run);
}

bool bindery_counts_jobs(void) {
  // The runtime uses the second function instead, if libdispatch has it.
  return dlsym(RTLD_DEFAULT, "dispatch_async_f") == (void *)dispatch_async_f
      && !dlsym(RTLD_DEFAULT, "dispatch_async_swift_job");
}

#endif
