#pragma once
#include <png.h>
#include <string.h>

// libpng's short interface: the library checks everything, and reports instead of jumping.

static inline int octavo_png_begin(png_image *image, const void *bytes, size_t count) {
  memset(image, 0, sizeof *image);
  image->version = PNG_IMAGE_VERSION;
  return png_image_begin_read_from_memory(image, bytes, count);
}

// Writes pixels of one byte each, which index a palette of three bytes a colour. Without a place to
// write to it only computes a sufficient length.
static inline int octavo_png_write(int width, int height, const void *pixels, const void *palette,
                                   int colors, void *file, size_t *length) {
  png_image image;
  memset(&image, 0, sizeof image);
  image.version = PNG_IMAGE_VERSION;
  image.width = width;
  image.height = height;
  image.format = PNG_FORMAT_RGB_COLORMAP;
  image.colormap_entries = colors;
  return png_image_write_to_memory(&image, file, length, 0, pixels, 0, palette);
}

static inline int octavo_png_finish(png_image *image, void *rgba) {
  image->format = PNG_FORMAT_RGBA;
  return png_image_finish_read(image, NULL, rgba, 0, NULL);
}
