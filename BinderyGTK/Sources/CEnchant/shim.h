#pragma once

#include <dlfcn.h>
#include <stdlib.h>
#include <sys/types.h>

// The spelling library Enchant, which is looked for while the program runs: it is not needed to
// build the program, nor on a machine where nothing is checked.

// A dictionary, with the functions of the library.
typedef struct {
  void *_Nonnull broker, *_Nonnull dictionary;
  int (*_Nonnull check)(void *_Nonnull, const char *_Nonnull, ssize_t);
  char *_Nonnull *_Nullable (*_Nonnull suggest)(
      void *_Nonnull, const char *_Nonnull, ssize_t, size_t *_Nonnull);
  void (*_Nonnull free_strings)(void *_Nonnull, char *_Nonnull *_Nonnull);
  void (*_Nonnull free_dictionary)(void *_Nonnull, void *_Nonnull);
  void (*_Nonnull free_broker)(void *_Nonnull);
} bindery_speller;

// Opens the dictionary of a language, such as "en_US"; NULL if there is no library or dictionary.
//
// The library stays loaded, because its parts for each kind of dictionary cannot be unloaded.
static inline bindery_speller *_Nullable bindery_speller_open(
    const char *_Nonnull library, const char *_Nonnull language) {
  void *code = dlopen(library, RTLD_LAZY | RTLD_LOCAL);
  if (!code) return NULL;
  void *(*make)(void) = (void *(*)(void))dlsym(code, "enchant_broker_init");
  void *(*request)(void *, const char *) =
      (void *(*)(void *, const char *))dlsym(code, "enchant_broker_request_dict");
  void *check = dlsym(code, "enchant_dict_check");
  void *suggest = dlsym(code, "enchant_dict_suggest");
  void *free_strings = dlsym(code, "enchant_dict_free_string_list");
  void *free_dictionary = dlsym(code, "enchant_broker_free_dict");
  void *free_broker = dlsym(code, "enchant_broker_free");
  if (!make || !request || !check || !suggest || !free_strings || !free_dictionary ||
      !free_broker) return NULL;
  void *broker = make();
  if (!broker) return NULL;
  void *dictionary = request(broker, language);
  bindery_speller *speller = dictionary ? malloc(sizeof(bindery_speller)) : NULL;
  if (!speller) {
    if (dictionary) ((void (*)(void *, void *))free_dictionary)(broker, dictionary);
    ((void (*)(void *))free_broker)(broker);
    return NULL;
  }
  speller->broker = broker;
  speller->dictionary = dictionary;
  speller->check = (int (*)(void *, const char *, ssize_t))check;
  speller->suggest = (char **(*)(void *, const char *, ssize_t, size_t *))suggest;
  speller->free_strings = (void (*)(void *, char **))free_strings;
  speller->free_dictionary = (void (*)(void *, void *))free_dictionary;
  speller->free_broker = (void (*)(void *))free_broker;
  return speller;
}

static inline void bindery_speller_close(bindery_speller *_Nonnull speller) {
  speller->free_dictionary(speller->broker, speller->dictionary);
  speller->free_broker(speller->broker);
  free(speller);
}
