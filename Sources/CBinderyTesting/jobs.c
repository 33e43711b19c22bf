// For RTLD_NEXT.
#define _GNU_SOURCE

#include "CBinderyTesting.h"

#if defined(__GLIBC__)

#include <dlfcn.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

// libdispatch's headers are not on the search path of a C target.
typedef void (*function)(void *context);
typedef void (*enqueue)(void *queue, void *context, function);
void dispatch_async_f(void *queue, void *context, function);
extern char _dispatch_main_q[];

// MARK: The state, which the lock guards

struct job {
  function work;
  void *context;
  struct job *previous, *next;
  // The job that has enqueued it. When that job ends, its own parent takes its place.
  struct job *parent;
  // The jobs of which it is the parent, and the place in the list of the parent.
  struct job *children, *older, *younger;
  // The context of the job that has enqueued it.
  const void *origin;
};

struct waiter {
  struct waiter *next;
  // The values of the counters when it began to wait.
  uint64_t rests, ended;
  uint64_t limit;
  void (*resume)(void *context, uint64_t ended, bool are_done);
  void *context;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
// The jobs that are enqueued or running.
static struct job *jobs;
// The number of jobs that have ended, and how often that was the last one.
static uint64_t ended, rests;
static struct waiter *waiters;
// The number of ended jobs at which a waiter has reached its limit.
static uint64_t next_limit = UINT64_MAX;
// Whether the waiters are about to be looked at.
static bool is_reported;

static void *allocate(size_t size) {
  void *memory = malloc(size);
  if (!memory) abort();
  return memory;
}

// MARK: The waiters

// Returns the waiters that wait no longer, in order.
static struct waiter *take_waiters(void) {
  struct waiter *taken = NULL, **end = &taken, **place = &waiters;
  next_limit = UINT64_MAX;
  while (*place) {
    struct waiter *waiter = *place;
    uint64_t limit = waiter->ended + waiter->limit;
    if (waiter->rests == rests && ended < limit) {
      if (limit < next_limit) next_limit = limit;
      place = &waiter->next;
    } else {
      *place = waiter->next;
      waiter->next = NULL;
      *end = waiter;
      end = &waiter->next;
    }
  }
  return taken;
}

static void resume_waiters(void *unused) {
  (void)unused;
  pthread_mutex_lock(&lock);
  is_reported = false;
  struct waiter *taken = take_waiters();
  uint64_t rests_now = rests, ended_now = ended;
  pthread_mutex_unlock(&lock);
  while (taken) {
    struct waiter *waiter = taken;
    taken = waiter->next;
    waiter->resume(waiter->context, ended_now - waiter->ended, waiter->rests != rests_now);
    free(waiter);
  }
}

static void do_nothing(void *unused) { (void)unused; }

void bindery_await_no_jobs(
    uint64_t limit, void (*resume)(void *, uint64_t, bool), void *context) {
  struct waiter *waiter = allocate(sizeof *waiter);
  pthread_mutex_lock(&lock);
  *waiter = (struct waiter){NULL, rests, ended, limit, resume, context};
  struct waiter **place = &waiters;
  while (*place) place = &(*place)->next;
  *place = waiter;
  if (ended + limit < next_limit) next_limit = ended + limit;
  pthread_mutex_unlock(&lock);
  // The runtime starts the first job of a program without enqueueing it, so there may be no job
  // whose end would be counted.
  dispatch_async_f(_dispatch_main_q, NULL, do_nothing);
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

static void add_child(struct job *parent, struct job *child) {
  child->parent = parent;
  child->older = NULL;
  if (!parent) return;
  child->younger = parent->children;
  if (child->younger) child->younger->older = child;
  parent->children = child;
}

static void remove_child(struct job *child) {
  if (!child->parent) return;
  if (child->older) child->older->younger = child->younger;
  else child->parent->children = child->younger;
  if (child->younger) child->younger->older = child->older;
}

// Returns whether the waiters have to be looked at.
static bool end_job(struct job *job) {
  pthread_mutex_lock(&lock);
  remove_child(job);
  for (struct job *child = job->children, *next; child; child = next) {
    next = child->younger;
    add_child(job->parent, child);
  }
  if (job->previous) job->previous->next = job->next;
  else jobs = job->next;
  if (job->next) job->next->previous = job->previous;
  ended += 1;
  if (!jobs) rests += 1;
  bool report = waiters && !is_reported && (!jobs || ended >= next_limit);
  if (report) is_reported = true;
  pthread_mutex_unlock(&lock);
  return report;
}

// The job that this thread runs.
static _Thread_local struct job *running;

static void run(void *context) {
  struct job *job = context;
  struct job *outer = running;
  running = job;
  job->work(job->context);
  running = outer;
  bool report = end_job(job);
  free(job);
  // Enqueued without the counting function, because the report is not a job of the program.
  if (report) libdispatch()(_dispatch_main_q, NULL, resume_waiters);
}

void dispatch_async_f(void *queue, void *context, function work) {
  struct job *job = allocate(sizeof *job);
  pthread_mutex_lock(&lock);
  *job = (struct job){.work = work, .context = context, .next = jobs};
  add_child(running, job);
  if (running) job->origin = running->context;
  if (jobs) jobs->previous = job;
  jobs = job;
  pthread_mutex_unlock(&lock);
  libdispatch()(queue, job, run);
}

static bool has_work(const void *const *tasks, size_t count, const struct job *job) {
  for (size_t index = 0; index < count; index += 1) {
    // A task that yields has another job before it has one of its own.
    if (job->context == tasks[index] || job->origin == tasks[index]) return true;
  }
  return false;
}

size_t bindery_other_jobs(const void *const *tasks, size_t count) {
  size_t others = 0;
  pthread_mutex_lock(&lock);
  for (struct job *job = jobs; job; job = job->next) {
    // A job that has enqueued another one is taken to be returning until that one has ended. By then
    // it has returned, or it goes on, because what it awaited was there already.
    if (job != running && !job->children && !has_work(tasks, count, job)) others += 1;
  }
  pthread_mutex_unlock(&lock);
  return others;
}

bool bindery_counts_jobs(void) {
  // The runtime uses the second function instead, if libdispatch has it.
  return dlsym(RTLD_DEFAULT, "dispatch_async_f") == (void *)dispatch_async_f
      && !dlsym(RTLD_DEFAULT, "dispatch_async_swift_job");
}

#endif
