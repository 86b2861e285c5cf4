// Small vectors, and the frame file that the film tools exchange: five int32 (width, height, left,
// top, channels), then rows of half floats in linear light.
#pragma once
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

struct Vec {
  float x = 0, y = 0, z = 0;
};
inline Vec operator+(Vec a, Vec b) { return {a.x + b.x, a.y + b.y, a.z + b.z}; }
inline Vec operator-(Vec a, Vec b) { return {a.x - b.x, a.y - b.y, a.z - b.z}; }
inline Vec operator*(Vec a, float s) { return {a.x * s, a.y * s, a.z * s}; }
inline float dot(Vec a, Vec b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
inline Vec cross(Vec a, Vec b) {
  return {a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}
inline Vec unit(Vec a) { return a * (1.f / std::sqrt(dot(a, a))); }
inline Vec mix(Vec a, Vec b, float t) { return a * (1 - t) + b * t; }

inline float clamp(float x, float lo = 0, float hi = 1) { return x < lo ? lo : x > hi ? hi : x; }
inline float smooth(float from, float to, float x) {
  x = clamp((x - from) / (to - from));
  return x * x * (3 - 2 * x);
}

/** Unit vector from azimuth (degrees clockwise from +Y) and elevation (degrees above the horizon). */
inline Vec direction(float azimuth, float elevation) {
  const float a = azimuth * float(M_PI) / 180, e = elevation * float(M_PI) / 180;
  return {std::sin(a) * std::cos(e), std::cos(a) * std::cos(e), std::sin(e)};
}

struct Frame {
  int width = 0, height = 0, left = 0, top = 0, channels = 3;
  std::vector<float> data;

  Frame() = default;
  Frame(int w, int h, int c = 3) : width(w), height(h), channels(c), data(size_t(w) * h * c) {}
  float *at(int x, int y) { return &data[(size_t(y) * width + x) * channels]; }
  const float *at(int x, int y) const { return &data[(size_t(y) * width + x) * channels]; }
};

inline bool exists(const std::string &path) {
  FILE *f = fopen(path.c_str(), "rb");
  if (f) fclose(f);
  return f != nullptr;
}

inline void save(const Frame &frame, const std::string &path) {
  const int32_t head[5] = {frame.width, frame.height, frame.left, frame.top, frame.channels};
  std::vector<_Float16> half(frame.data.begin(), frame.data.end());
  const std::string part = path + ".part";
  FILE *f = fopen(part.c_str(), "wb");
  if (!f || fwrite(head, 4, 5, f) != 5 || fwrite(half.data(), 2, half.size(), f) != half.size()) {
    fprintf(stderr, "cannot write %s\n", part.c_str());
    exit(1);
  }
  fclose(f);
  rename(part.c_str(), path.c_str());
}

inline Frame load(const std::string &path) {
  int32_t head[5];
  FILE *f = fopen(path.c_str(), "rb");
  if (!f || fread(head, 4, 5, f) != 5) {
    fprintf(stderr, "cannot read %s\n", path.c_str());
    exit(1);
  }
  Frame frame(head[0], head[1], head[4]);
  frame.left = head[2];
  frame.top = head[3];
  std::vector<_Float16> half(frame.data.size());
  if (fread(half.data(), 2, half.size(), f) != half.size()) {
    fprintf(stderr, "%s is cut short\n", path.c_str());
    exit(1);
  }
  fclose(f);
  frame.data.assign(half.begin(), half.end());
  return frame;
}

/** Replaces the one %d in `pattern` by a frame number. */
inline std::string numbered(const std::string &pattern, int k) {
  char name[1024];
  snprintf(name, sizeof name, pattern.c_str(), k);
  return name;
}
