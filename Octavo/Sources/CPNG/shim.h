#pragma once
#include <png.h>
#include <string.h>

// libpng's short interface: the library checks everything, and reports instead of jumping.

static inline int octavo_png_begin(png_image *image, const void *bytes, size_t count) {
  memset(image, 0, sizeof *image);
  image->version = PNG_IMAGE_VERSION;
  return png_image_begin_read_from_memory(image, bytes, count);
}

static inline int octavo_png_finish(png_image *image, void *rgba) {
  image->format = PNG_FORMAT_RGBA;
  return png_image_finish_read(image, NULL, rgba, 0, NULL);
}
