#pragma once
#include <string.h>
#include <webp/decode.h>
#include <webp/demux.h>

// The size and the kind of a picture.
typedef struct {
  int width;
  int height;
  int is_animated;
  int is_lossless;
  int has_alpha;
} octavo_webp_info;

// Returns 0 for a file that is no WebP.
static inline int octavo_webp_inspect(const void *bytes, size_t count, octavo_webp_info *info) {
  WebPBitstreamFeatures features;
  if (WebPGetFeatures((const uint8_t *)bytes, count, &features) != VP8_STATUS_OK) return 0;
  info->width = features.width;
  info->height = features.height;
  info->is_animated = features.has_animation;
  info->is_lossless = features.format == 2;
  info->has_alpha = features.has_alpha;
  return 1;
}

// Reads a picture scaled to a size; the pixels have four bytes each. Returns 0 for a file that is broken,
// cut or animated.
static inline int octavo_webp_read(const void *bytes, size_t count, int columns, int rows,
                                   void *rgba, size_t capacity) {
  WebPDecoderConfig config;
  if (!WebPInitDecoderConfig(&config)) return 0;
  config.options.use_scaling = 1;
  config.options.scaled_width = columns;
  config.options.scaled_height = rows;
  config.output.colorspace = MODE_RGBA;
  config.output.is_external_memory = 1;
  config.output.u.RGBA.rgba = (uint8_t *)rgba;
  config.output.u.RGBA.stride = columns * 4;
  config.output.u.RGBA.size = capacity;
  int is_read = WebPDecode((const uint8_t *)bytes, count, &config) == VP8_STATUS_OK;
  WebPFreeDecBuffer(&config.output);
  return is_read;
}

// Reads the first frame of an animation; the pixels have four bytes each. Returns 0 for a file that is
// broken or cut, or if the pixels need more than `capacity` bytes.
static inline int octavo_webp_read_first(const void *bytes, size_t count, void *rgba,
                                         size_t capacity) {
  WebPData data = {(const uint8_t *)bytes, count};
  WebPAnimDecoderOptions options;
  if (!WebPAnimDecoderOptionsInit(&options)) return 0;
  options.color_mode = MODE_RGBA;
  WebPAnimDecoder *decoder = WebPAnimDecoderNew(&data, &options);
  if (!decoder) return 0;
  WebPAnimInfo info;
  uint8_t *frame = NULL;
  int time = 0;
  int is_read = WebPAnimDecoderGetInfo(decoder, &info) &&
                capacity / 4 / info.canvas_width >= info.canvas_height &&
                WebPAnimDecoderGetNext(decoder, &frame, &time);
  if (is_read) memcpy(rgba, frame, (size_t)info.canvas_width * info.canvas_height * 4);
  WebPAnimDecoderDelete(decoder);
  return is_read;
}
