// The sea of clouds: a height field with carved billows, in metres. It is periodic on both axes, so
// a camera that advances one period along +Y sees the same picture again, which closes the loop.
#pragma once
#include <algorithm>
#include "frame.hpp"

namespace field {

constexpr float PERIOD_X = 16384, PERIOD_Y = 4096;
constexpr float TOP = 600, BOTTOM = -200;
/** Extinction at full density, per metre. */
constexpr float SIGMA = .052f;

inline uint32_t scramble(uint32_t x) {
  x ^= x >> 16;
  x *= 0x7feb352dU;
  x ^= x >> 15;
  x *= 0x846ca68bU;
  return x ^ (x >> 16);
}
inline float random(int x, int y, int z, int seed) {
  const uint32_t mixed = uint32_t(x) * 73856093u ^ uint32_t(y) * 19349663u ^
                         uint32_t(z) * 83492791u ^ uint32_t(seed) * 2654435761u;
  return float(scramble(mixed) & 0xffffff) / 16777216.f;
}
inline int wrap(int a, int n) {
  a %= n;
  return a < 0 ? a + n : a;
}

/** Smooth value noise with a period of `px` × `py` cells. */
inline float value(float x, float y, int px, int py, int seed) {
  const int i = int(std::floor(x)), j = int(std::floor(y));
  float u = x - i, v = y - j;
  u = u * u * u * (u * (u * 6 - 15) + 10);
  v = v * v * v * (v * (v * 6 - 15) + 10);
  auto at = [&](int a, int b) { return random(wrap(a, px), wrap(b, py), 0, seed); };
  return (at(i, j) * (1 - u) + at(i + 1, j) * u) * (1 - v) +
         (at(i, j + 1) * (1 - u) + at(i + 1, j + 1) * u) * v;
}

/** Billow noise: 1 at the nearest of scattered points, 0 one cell away. */
inline float billow(float x, float y, int px, int py, int seed) {
  const int i = int(std::floor(x)), j = int(std::floor(y));
  float nearest = 9;
  for (int b = -1; b <= 1; b++)
    for (int a = -1; a <= 1; a++) {
      const int ci = wrap(i + a, px), cj = wrap(j + b, py);
      const float dx = i + a + random(ci, cj, 1, seed) - x, dy = j + b + random(ci, cj, 2, seed) - y;
      nearest = std::min(nearest, dx * dx + dy * dy);
    }
  return 1 - clamp(std::sqrt(nearest) * 1.05f);
}
inline float billow(float x, float y, float z, int period, int seed) {
  const int i = int(x), j = int(y), k = int(z);
  float nearest = 9;
  for (int c = -1; c <= 1; c++)
    for (int b = -1; b <= 1; b++)
      for (int a = -1; a <= 1; a++) {
        const int ci = wrap(i + a, period), cj = wrap(j + b, period), ck = wrap(k + c, period);
        const float dx = i + a + random(ci, cj, ck, seed) - x;
        const float dy = j + b + random(ci, cj, ck, seed + 7) - y;
        const float dz = k + c + random(ci, cj, ck, seed + 13) - z;
        nearest = std::min(nearest, dx * dx + dy * dy + dz * dz);
      }
  return 1 - clamp(std::sqrt(nearest));
}

constexpr int MAP_X = 2048, MAP_Y = 512;  // texels of 8 m
inline std::vector<float> heights;

/** Height of the cloud tops: swell, towers, and billows of three sizes. */
inline float shape(float px, float py) {
  const float x = px + (value(px / 512, py / 512, 32, 8, 91) - .5f) * 260;
  const float y = py + (value(px / 512, py / 512, 32, 8, 92) - .5f) * 260;
  const float swell = .55f * value(x / 2048, y / 2048, 8, 2, 1) +
                      .30f * value(x / 1024, y / 1024, 16, 4, 2) +
                      .15f * value(x / 512, y / 512, 32, 8, 3);
  const float rise = smooth(.30f, .74f, swell);
  float tower = billow(x / 1365.333f, y / 1365.333f, 12, 3, 10);
  tower = tower * tower * (3 - 2 * tower);
  const float large = std::sqrt(billow(x / 682.6667f, y / 682.6667f, 24, 6, 11));
  const float middle = std::sqrt(billow(x / 256, y / 256, 64, 16, 12));
  const float small = std::sqrt(billow(x / 102.4f, y / 102.4f, 160, 40, 13));
  return 50 + rise * 50 + tower * (40 + 70 * rise) + large * (105 + 95 * rise) +
         middle * (52 + 56 * rise) + small * (12 + 20 * rise);
}

inline float height(float x, float y) {
  x = x / PERIOD_X * MAP_X - .5f;
  y = y / PERIOD_Y * MAP_Y - .5f;
  const float fx = std::floor(x), fy = std::floor(y), u = x - fx, v = y - fy;
  const int i = int(fx) & (MAP_X - 1), j = int(fy) & (MAP_Y - 1);
  const int i1 = (i + 1) & (MAP_X - 1), j1 = (j + 1) & (MAP_Y - 1);
  const float *a = &heights[size_t(j) * MAP_X], *b = &heights[size_t(j1) * MAP_X];
  return (a[i] * (1 - u) + a[i1] * u) * (1 - v) + (b[i] * (1 - u) + b[i1] * u) * v;
}

constexpr int GRAIN = 128;
inline std::vector<uint8_t> grain;

/** Detail noise in 0..1, periodic over a unit cube. */
inline float carve(float x, float y, float z) {
  x *= GRAIN;
  y *= GRAIN;
  z *= GRAIN;
  const float fx = std::floor(x), fy = std::floor(y), fz = std::floor(z);
  const float u = x - fx, v = y - fy, w = z - fz;
  constexpr int M = GRAIN - 1;
  const int i = int(fx) & M, j = int(fy) & M, k = int(fz) & M;
  const int i1 = (i + 1) & M, j1 = (j + 1) & M, k1 = (k + 1) & M;
  auto at = [&](int a, int b, int c) { return float(grain[(size_t(c) * GRAIN + b) * GRAIN + a]); };
  const float lower = (at(i, j, k) * (1 - u) + at(i1, j, k) * u) * (1 - v) +
                      (at(i, j1, k) * (1 - u) + at(i1, j1, k) * u) * v;
  const float upper = (at(i, j, k1) * (1 - u) + at(i1, j, k1) * u) * (1 - v) +
                      (at(i, j1, k1) * (1 - u) + at(i1, j1, k1) * u) * v;
  return (lower * (1 - w) + upper * w) * (1 / 255.f);
}

inline void build() {
  heights.resize(size_t(MAP_X) * MAP_Y);
#pragma omp parallel for schedule(dynamic, 16)
  for (int j = 0; j < MAP_Y; j++)
    for (int i = 0; i < MAP_X; i++)
      heights[size_t(j) * MAP_X + i] =
          shape((i + .5f) / MAP_X * PERIOD_X, (j + .5f) / MAP_Y * PERIOD_Y);
  grain.resize(size_t(GRAIN) * GRAIN * GRAIN);
#pragma omp parallel for schedule(dynamic, 4)
  for (int k = 0; k < GRAIN; k++)
    for (int j = 0; j < GRAIN; j++)
      for (int i = 0; i < GRAIN; i++) {
        const float x = (i + .5f) / GRAIN, y = (j + .5f) / GRAIN, z = (k + .5f) / GRAIN;
        const float sum = .55f * billow(x * 4, y * 4, z * 4, 4, 21) +
                          .30f * billow(x * 9, y * 9, z * 9, 9, 22) +
                          .15f * billow(x * 18, y * 18, z * 18, 18, 23);
        grain[(size_t(k) * GRAIN + j) * GRAIN + i] = uint8_t(clamp(sum) * 255 + .5f);
      }
}

/** Density (0..1) below cloud tops at height `h`; detail fades with the distance `far` from the eye. */
inline float density(Vec p, float h, float far) {
  float d = (h - p.z) / 70.f;
  if (d < -.75f) return 0;
  const float coarse = far < 14000 ? carve(p.x / 256, p.y / 256, p.z / 256) : .45f;
  float fine = 0;
  if (far < 4200)
    fine = (carve(p.x / 64 + .3f, p.y / 64, p.z / 64) - .45f) * (1 - far / 4200);
  d += (coarse - .52f) * 1.75f + fine * .7f;
  return clamp(d) * clamp((p.z - BOTTOM) / 60);
}
inline float density(Vec p, float far) { return density(p, height(p.x, p.y), far); }

constexpr int LIGHT_X = 1024, LIGHT_Y = 256, LIGHT_Z = 64;  // cells of 16 x 16 x 10 m
constexpr float LIGHT_LOW = -60, LIGHT_CELL = 10;
/** Optical depth is stored in a byte as exp(-PACK * depth). */
constexpr float PACK = .35f;
inline std::vector<uint8_t> light;

/** Fills the light volume: optical depth towards the light, which does not depend on the camera. */
inline void shade(Vec toLight) {
  light.resize(size_t(LIGHT_X) * LIGHT_Y * LIGHT_Z);
#pragma omp parallel for schedule(dynamic, 1)
  for (int j = 0; j < LIGHT_Y; j++)
    for (int i = 0; i < LIGHT_X; i++)
      for (int k = 0; k < LIGHT_Z; k++) {
        const Vec start = {(i + .5f) * 16, (j + .5f) * 16, LIGHT_LOW + (k + .5f) * LIGHT_CELL};
        float depth = 0;
        if (start.z < height(start.x, start.y) + 110) {
          float step = 14;
          Vec p = start + toLight * (step * .5f);
          for (int n = 0; n < 26 && p.z < TOP && depth < 12; n++) {
            depth += density(p, n < 8 ? 5000.f : 20000.f) * SIGMA * step;
            step *= 1.2f;
            p = p + toLight * step;
          }
        }
        light[(size_t(k) * LIGHT_Y + j) * LIGHT_X + i] =
            uint8_t(std::exp(-PACK * depth) * 255 + .5f);
      }
}

inline float depthToLight(Vec p) {
  const float x = p.x / 16 - .5f, y = p.y / 16 - .5f;
  const float z = clamp((p.z - LIGHT_LOW) / LIGHT_CELL - .5f, 0, LIGHT_Z - 1.001f);
  const float fx = std::floor(x), fy = std::floor(y), u = x - fx, v = y - fy;
  const int i = int(fx) & (LIGHT_X - 1), j = int(fy) & (LIGHT_Y - 1), k = int(z);
  const int i1 = (i + 1) & (LIGHT_X - 1), j1 = (j + 1) & (LIGHT_Y - 1);
  const float w = z - k;
  auto layer = [&](int level) {
    const uint8_t *a = &light[(size_t(level) * LIGHT_Y + j) * LIGHT_X];
    const uint8_t *b = &light[(size_t(level) * LIGHT_Y + j1) * LIGHT_X];
    return (a[i] * (1 - u) + a[i1] * u) * (1 - v) + (b[i] * (1 - u) + b[i1] * u) * v;
  };
  const float packed = layer(k) * (1 - w) + layer(k + 1) * w;
  return -std::log(std::max(packed, 1.f) / 255.f) / PACK;
}

}  // namespace field
