#define _GNU_SOURCE
#include "CBackground.h"

#include <link.h>
#include <stdint.h>
#include <sys/mman.h>
#include <unistd.h>

// The first object is the program itself. Its segments of code were mapped from the file and never
// written: the linker refuses relocations in them.
static int give_back(struct dl_phdr_info *object, size_t size, void *data) {
  uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
  for (int number = 0; number < object->dlpi_phnum; number++) {
    const ElfW(Phdr) *segment = &object->dlpi_phdr[number];
    if (segment->p_type != PT_LOAD || (segment->p_flags & (PF_X | PF_W)) != PF_X) continue;
    uintptr_t start = (object->dlpi_addr + segment->p_vaddr + page - 1) & ~(page - 1);
    uintptr_t end = (object->dlpi_addr + segment->p_vaddr + segment->p_filesz) & ~(page - 1);
    if (start < end) madvise((void *)start, end - start, MADV_DONTNEED);
  }
  return 1;
}

void octavo_program_code_given_back(void) { dl_iterate_phdr(give_back, NULL); }
