// Composites a layer and small lights over frames in linear light, then applies the grade of the
// stills (post.py): bloom, tone mapping, split toning, vignette. Writes 16-bit RGB to standard output.
//
//   grade <settings> <first> <end>
//
// Settings: size, frames (pattern), layer (optional pattern: premultiplied RGBA), lamps (optional
// pattern of text files: x y radius r g b per line), ev, contrast, saturation, vignette, bloom, veil
// (colour and share of haze over the layer), warmth, round and start (optional: frames per loop, and
// the frame with which the film begins).
// Build: g++ -std=c++17 -O3 -march=native -ffast-math -fopenmp grade.cpp -o grade
#include <algorithm>
#include "settings.hpp"

/** Bilinear sample with clamped edges; x and y in pixels of the source. */
static void sample(const Frame &f, float x, float y, float *out) {
  x -= .5f;
  y -= .5f;
  const int i = int(std::floor(x)), j = int(std::floor(y));
  const float u = x - i, v = y - j;
  const int x0 = std::clamp(i, 0, f.width - 1), x1 = std::clamp(i + 1, 0, f.width - 1);
  const int y0 = std::clamp(j, 0, f.height - 1), y1 = std::clamp(j + 1, 0, f.height - 1);
  const float *a = f.at(x0, y0), *b = f.at(x1, y0), *c = f.at(x0, y1), *d = f.at(x1, y1);
  for (int k = 0; k < f.channels; k++)
    out[k] = (a[k] * (1 - u) + b[k] * u) * (1 - v) + (c[k] * (1 - u) + d[k] * u) * v;
}

/** Catmull-Rom weights: enlarge the cloud frames without blurring them. */
static void cubic(float t, float *w) {
  w[0] = ((-.5f * t + 1) * t - .5f) * t;
  w[1] = (1.5f * t - 2.5f) * t * t + 1;
  w[2] = ((-1.5f * t + 2) * t + .5f) * t;
  w[3] = (.5f * t - .5f) * t * t;
}

static Frame enlarged(const Frame &in, int width, int height) {
  if (in.width == width && in.height == height) return in;
  Frame wide(width, in.height), out(width, height);
  // Compress highlights first: the kernel would ring around the sun.
  auto tame = [](float v) { return v / (1 + v); };
#pragma omp parallel for
  for (int y = 0; y < in.height; y++)
    for (int x = 0; x < width; x++) {
      const float at = (x + .5f) * in.width / width - .5f;
      const int i = int(std::floor(at));
      float w[4];
      cubic(at - i, w);
      for (int c = 0; c < 3; c++) {
        float sum = 0;
        for (int k = 0; k < 4; k++)
          sum += w[k] * tame(in.at(std::clamp(i + k - 1, 0, in.width - 1), y)[c]);
        wide.at(x, y)[c] = sum;
      }
    }
#pragma omp parallel for
  for (int y = 0; y < height; y++) {
    const float at = (y + .5f) * in.height / height - .5f;
    const int j = int(std::floor(at));
    float w[4];
    cubic(at - j, w);
    for (int x = 0; x < width; x++)
      for (int c = 0; c < 3; c++) {
        float sum = 0;
        for (int k = 0; k < 4; k++)
          sum += w[k] * wide.at(x, std::clamp(j + k - 1, 0, in.height - 1))[c];
        sum = std::clamp(sum, 0.f, .998f);
        out.at(x, y)[c] = sum / (1 - sum);
      }
  }
  return out;
}

/** Three box blurs per axis approximate a Gaussian. */
static void blur(Frame &f, int radius) {
  std::vector<float> line(f.data.size());
  const float scale = 1.f / (2 * radius + 1);
  for (int pass = 0; pass < 3; pass++) {
#pragma omp parallel for
    for (int y = 0; y < f.height; y++)
      for (int c = 0; c < 3; c++) {
        float sum = 0;
        for (int k = -radius; k <= radius; k++) sum += f.at(std::clamp(k, 0, f.width - 1), y)[c];
        for (int x = 0; x < f.width; x++) {
          line[(size_t(y) * f.width + x) * 3 + c] = sum * scale;
          sum += f.at(std::min(x + radius + 1, f.width - 1), y)[c] - f.at(std::max(x - radius, 0), y)[c];
        }
      }
    f.data.swap(line);
#pragma omp parallel for
    for (int x = 0; x < f.width; x++)
      for (int c = 0; c < 3; c++) {
        float sum = 0;
        for (int k = -radius; k <= radius; k++) sum += f.at(x, std::clamp(k, 0, f.height - 1))[c];
        for (int y = 0; y < f.height; y++) {
          line[(size_t(y) * f.width + x) * 3 + c] = sum * scale;
          sum += f.at(x, std::min(y + radius + 1, f.height - 1))[c] - f.at(x, std::max(y - radius, 0))[c];
        }
      }
    f.data.swap(line);
  }
}

/** Glow around pixels brighter than 1, at a quarter of the resolution. */
static Frame glow(const Frame &f) {
  Frame small(f.width / 4, f.height / 4);
#pragma omp parallel for
  for (int y = 0; y < small.height; y++)
    for (int x = 0; x < small.width; x++)
      for (int q = 0; q < 16; q++) {
        const float *s = f.at(x * 4 + q % 4, y * 4 + q / 4);
        const float top = std::max({s[0], s[1], s[2]}), share = top > 1 ? (top - 1) / top : 0;
        for (int c = 0; c < 3; c++) small.at(x, y)[c] += std::min(s[c] * share, 24.f) / 16;
      }
  Frame sum(small.width, small.height);
  const float unit = std::max(f.width, f.height) / 1600.f / 4;
  const float sigmas[4] = {4, 10, 28, 70}, weights[4] = {.30f, .28f, .24f, .18f};
  for (int k = 0; k < 4; k++) {
    Frame part = small;
    blur(part, std::max(1, int(std::lround(sigmas[k] * unit * .95f))));
    for (size_t i = 0; i < sum.data.size(); i++) sum.data[i] += weights[k] * part.data[i];
  }
  return sum;
}

static void lay(Frame &f, const Frame &layer, const std::vector<float> &veil) {
#pragma omp parallel for
  for (int y = 0; y < layer.height; y++)
    for (int x = 0; x < layer.width; x++) {
      const int fx = x + layer.left, fy = y + layer.top;
      if (fx < 0 || fy < 0 || fx >= f.width || fy >= f.height) continue;
      const float *s = layer.at(x, y), a = clamp(s[3]);
      float *d = f.at(fx, fy);
      for (int c = 0; c < 3; c++)
        d[c] = d[c] * (1 - a) + std::max(s[c], 0.f) * (1 - veil[3]) + veil[c] * veil[3] * a;
    }
}

static void light(Frame &f, const std::string &path) {
  FILE *in = fopen(path.c_str(), "r");
  if (!in) return;
  float x, y, radius, rgb[3];
  while (fscanf(in, "%f %f %f %f %f %f", &x, &y, &radius, rgb, rgb + 1, rgb + 2) == 6) {
    const int reach = int(radius * 4) + 1;
    for (int j = int(y) - reach; j <= int(y) + reach; j++)
      for (int i = int(x) - reach; i <= int(x) + reach; i++) {
        if (i < 0 || j < 0 || i >= f.width || j >= f.height) continue;
        const float dx = i + .5f - x, dy = j + .5f - y;
        const float v = std::exp(-(dx * dx + dy * dy) / (2 * radius * radius));
        for (int c = 0; c < 3; c++) f.at(i, j)[c] += rgb[c] * v;
      }
  }
  fclose(in);
}

struct Look {
  float exposure, contrast, saturation, vignette, bloom, warmth;

  explicit Look(const Settings &s)
      : exposure(std::exp2(s.number("ev"))), contrast(s.number("contrast")),
        saturation(s.number("saturation")), vignette(s.number("vignette")),
        bloom(s.number("bloom")), warmth(s.number("warmth")) {}

  /** Tone-maps one pixel from linear light to display values; u and v (0..1) place it for the vignette. */
  void apply(const float *in, float u, float v, float *out) const {
    static const float INSET[9] = {.842479f,  .0784336f, .0792237f, .0423282f, .878468f,
                                   .0791661f, .0423756f, .0784336f, .879142f};
    static const float OUTSET[9] = {1.196879f,  -.0980209f, -.0990297f, -.0528969f, 1.151903f,
                                    -.0989612f, -.0529716f, -.0980434f, 1.151074f};
    float m[3];
    for (int c = 0; c < 3; c++) {
      const float *row = INSET + c * 3;
      const float lin = (row[0] * in[0] + row[1] * in[1] + row[2] * in[2]) * exposure;
      const float s = clamp((std::log2(std::max(lin, 1e-10f)) + 12.47393f) / 16.5f);
      const float s2 = s * s, s4 = s2 * s2;
      m[c] = clamp(15.5f * s4 * s2 - 40.14f * s4 * s + 31.96f * s4 - 6.868f * s2 * s + .4298f * s2 +
                   .1191f * s - .00232f);
    }
    const float luma = std::pow(.2126f * m[0] + .7152f * m[1] + .0722f * m[2], contrast);
    for (float &value : m) value = luma + (std::pow(value, contrast) - luma) * saturation;
    float z[3], mean = 0;
    for (int c = 0; c < 3; c++) {
      const float *row = OUTSET + c * 3;
      z[c] = clamp(row[0] * m[0] + row[1] * m[1] + row[2] * m[2]);
      mean += z[c] / 3;
    }
    const float low[3] = {-.012f, 0, .018f}, high[3] = {.014f + warmth, .004f, -.012f - warmth};
    const float x = u - .5f, y = v - .5f;
    const float dim = 1 - vignette * clamp(2.2f * (x * x * 1.2f + y * y * 1.4f));
    for (int c = 0; c < 3; c++)
      out[c] = (z[c] + low[c] * (1 - mean) * (1 - mean) + high[c] * mean) * dim;
  }
};

int main(int count, char **words) {
  if (count != 4) {
    fprintf(stderr, "usage: grade settings first end\n");
    return 2;
  }
  const Settings s(words[1]);
  const auto size = s.list("size");
  const int width = int(size.at(0)), height = int(size.at(1));
  const Look look(s);
  const int round = s.has("round") ? int(s.number("round")) : 0;
  const int start = s.has("start") ? int(s.number("start")) : 0;
  for (int at = atoi(words[2]); at < atoi(words[3]); at++) {
    const int k = round ? (at + start) % round : at;
    Frame f = enlarged(load(numbered(s.text("frames"), k)), width, height);
    if (s.has("layer")) lay(f, load(numbered(s.text("layer"), k)), s.list("veil"));
    if (s.has("lamps")) light(f, numbered(s.text("lamps"), k));
    const Frame bloom = glow(f);
    std::vector<uint16_t> out(f.data.size());
#pragma omp parallel for
    for (int y = 0; y < height; y++)
      for (int x = 0; x < width; x++) {
        float rgb[3], around[3];
        sample(bloom, (x + .5f) / 4, (y + .5f) / 4, around);
        for (int c = 0; c < 3; c++) rgb[c] = f.at(x, y)[c] + around[c] * look.bloom * 6;
        look.apply(rgb, (x + .5f) / width, (y + .5f) / height, rgb);
        // Dither of one 8-bit step against banding in skies; static, so that it costs the codec little.
        uint32_t h = uint32_t(x) * 73856093u ^ uint32_t(y) * 19349663u;
        h = (h ^ (h >> 13)) * 0x5bd1e995u;
        const float dither = (float((h ^ (h >> 15)) & 0xffff) / 65536.f - .5f) / 255.f;
        for (int c = 0; c < 3; c++)
          out[(size_t(y) * width + x) * 3 + c] = uint16_t(clamp(rgb[c] + dither) * 65535 + .5f);
      }
    fwrite(out.data(), 2, out.size(), stdout);
  }
}
