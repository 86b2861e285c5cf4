// Renders frames of the sea of clouds, or the panorama that lights an aircraft above it.
//
//   clouds <settings> <view: flat|round> <width> <height> <samples> <first> <end> <step> <all> <pattern>
//
// Every <step>th frame is a keyframe, ray-marched in full. With <all> 1 the frames between are made
// too: pixels on which both neighbouring keyframes agree are reprojected by depth, the rest marched.
// Existing frames are kept, so an interrupted run resumes. Noise is fixed; there is no random seed.
// Build: g++ -std=c++17 -O3 -march=native -ffast-math -fopenmp clouds.cpp -o clouds
#include "field.hpp"
#include "settings.hpp"

using field::BOTTOM;
using field::PERIOD_Y;
using field::SIGMA;
using field::TOP;

struct Air {
  Vec light;  // direction to the sun or moon
  Vec lightColour, glow, halo, disc;
  float discSize, discEdge, discLevel;
  Vec zenith, midFar, midNear, lowFar, lowNear, horizonFar, horizonNear;
  Vec cirrusFar, cirrusNear;
  float cirrus, stars;
  float glowAzimuth, glowPower;
  Vec ambient, bounce;
  float haze, forward;

  explicit Air(const Settings &s)
      : lightColour(s.vec("light_colour")), glow(s.vec("glow")), halo(s.vec("halo")),
        disc(s.vec("disc")), zenith(s.vec("zenith")), midFar(s.vec("mid_far")),
        midNear(s.vec("mid_near")), lowFar(s.vec("low_far")), lowNear(s.vec("low_near")),
        horizonFar(s.vec("horizon_far")), horizonNear(s.vec("horizon_near")),
        cirrusFar(s.vec("cirrus_far")), cirrusNear(s.vec("cirrus_near")),
        cirrus(s.number("cirrus")), stars(s.number("stars")), glowPower(s.number("glow_power")),
        ambient(s.vec("ambient")), bounce(s.vec("bounce")), haze(s.number("haze")),
        forward(s.number("forward")) {
    const auto at = s.list("light");
    light = direction(at.at(0), at.at(1));
    const auto size = s.list("disc_size");
    discSize = size.at(0);
    discEdge = size.at(1);
    discLevel = size.at(2);
    glowAzimuth = s.number("glow_azimuth");
  }
};

/** How close a direction is to the afterglow: 0 opposite, 1 at its centre. */
static float towards(const Air &air, Vec d) {
  const Vec g = direction(air.glowAzimuth, 0);
  return clamp(.5f + .5f * (d.x * g.x + d.y * g.y) / std::sqrt(d.x * d.x + d.y * d.y + 1e-6f));
}

/** Cirrus: stretched noise on a high plane. */
static float cirrusAt(Vec d) {
  if (d.z < .008f) return 0;
  const float s = 1.f / (d.z + .10f), x = d.x * s, y = d.y * s;
  const float warp = field::value(x * 1.3f + 9, y * .9f, 64, 64, 55) * 1.2f;
  float sum = 0, level = .5f, scale = 1;
  for (int i = 0; i < 6; i++) {
    sum += level * field::value((x * .9f + warp * .5f + 20) * scale,
                                (y * 2.6f - x * .7f + warp + 20) * scale, 4096, 4096, 60 + i);
    level *= .52f;
    scale *= 2.07f;
  }
  const float patch = field::value(x * .5f + 3, y * .5f + 5, 64, 64, 77);
  return smooth(.50f, .80f, sum) * smooth(.25f, .7f, patch) * smooth(0, .14f, d.z);
}

static Vec starsAt(const Air &air, Vec d) {
  constexpr float CELLS = 90;
  const float az = std::atan2(d.x, d.y) * CELLS / 3.14159f * 2, el = std::asin(clamp(d.z, -1, 1)) * CELLS / 3.14159f * 2;
  const int i = int(std::floor(az)), j = int(std::floor(el));
  if (field::random(i, j, 3, 7) > .16f) return {};
  const float dx = az - i - .2f - .6f * field::random(i, j, 4, 7);
  const float dy = el - j - .2f - .6f * field::random(i, j, 5, 7);
  const float size = field::random(i, j, 6, 7);
  const float shine = std::exp(-(dx * dx * (1 - d.z * d.z) + dy * dy) * 2600) * (.15f + size * size * size);
  return Vec{.8f, .9f, 1.f} * (shine * air.stars * smooth(.06f, .35f, d.z));
}

/** Sky: four bands from horizon to zenith, warmer near the glow; `ornaments` adds stars and cirrus. */
static Vec sky(const Air &air, Vec d, bool ornaments) {
  const float up = clamp(d.z, -.02f, 1), near = towards(air, d), p = air.glowPower;
  Vec c = mix(mix(air.horizonFar, air.horizonNear, std::pow(near, p)),
              mix(air.lowFar, air.lowNear, std::pow(near, p * .8f)), smooth(-.01f, .075f, up));
  c = mix(c, mix(air.midFar, air.midNear, near * near), smooth(.03f, .20f, up));
  c = mix(c, air.zenith, smooth(.12f, .62f, up));
  const float facing = clamp(dot(d, air.light));
  c = c + air.glow * (.75f * std::pow(facing, 30.f)) + air.halo * (2.2f * std::pow(facing, 240.f)) +
      air.halo * (5.f * std::pow(facing, 1400.f));
  if (!ornaments) return c;
  if (air.stars > 0) c = c + starsAt(air, d);
  const float thin = cirrusAt(d) * air.cirrus;
  if (thin > 0) {
    const Vec lit = mix(air.cirrusFar, air.cirrusNear, std::pow(near, 1.5f));
    c = mix(c, lit * (1 + 1.6f * std::pow(facing, 10.f)), thin);
  }
  return c;
}

static Vec discAt(const Air &air, Vec d) {
  const float degrees = std::acos(clamp(dot(d, air.light), -1, 1)) * 57.2958f;
  const float inside = 1 - smooth(air.discSize - air.discEdge, air.discSize + air.discEdge, degrees);
  return air.disc * (inside * air.discLevel);
}

static float phase(float cosine, float g) {
  return (1 - g * g) / (std::pow(1 + g * g - 2 * g * cosine, 1.5f) * 12.566f);
}

/** In-scattered light towards the eye at a point in the cloud, per unit of density. */
static Vec scattered(const Air &air, Vec p, float h, float far, float lobes) {
  const float local = field::density(p + air.light * 11.f, far) * SIGMA * 20;
  const float depth = local + field::depthToLight(p + air.light * 26.f);
  // Three octaves approximate multiple scattering.
  float sum = 0, reach = 1, share = 1;
  for (int k = 0; k < 3; k++) {
    sum += share * (lobes * reach + .0796f * (1 - reach)) * std::exp(-depth * reach);
    reach *= .42f;
    share *= .52f;
  }
  const float open = std::exp(-std::max(0.f, h - p.z) / 120.f) * .75f + .25f * clamp((p.z + 40) / 380.f);
  return air.lightColour * sum + (air.ambient + air.bounce) * open;
}

/** Sums over a pixel's samples, for its mean cloud distance and coverage. */
struct Seen {
  float distance = 0, cover = 0;
};

/** Colour along a ray from `eye`; `offset` shifts the steps by a fraction of one step. */
static Vec march(const Air &air, Vec eye, Vec d, float offset, Vec behind, Vec haze, Seen &seen) {
  float t = 0, end = 60000;
  if (eye.z > TOP) {
    if (d.z >= -1e-4f) return behind;
    t = (TOP - eye.z) / d.z;
  }
  if (d.z < 0) end = std::min(end, (BOTTOM - eye.z) / d.z);
  const float cosine = dot(d, air.light);
  const float lobes = air.forward * phase(cosine, .72f) + (1 - air.forward) * phase(cosine, -.12f);
  float through = 1, depthSum = 0, weightSum = 0;
  Vec sum;
  t += std::max(8.f, t * .0055f) * offset;
  for (int n = 0; n < 480 && t < end && through > .012f; n++) {
    const float step = std::max(8.f, t * .0055f);
    const Vec p = eye + d * t;
    const float h = field::height(p.x, p.y);
    if (p.z > h + 60) {
      t += std::max(step, std::min((p.z - h - 50) * .45f, step * 7));
      continue;
    }
    const float thick = field::density(p, h, t);
    if (thick > .003f) {
      const float passed = std::exp(-thick * SIGMA * step), weight = through * (1 - passed);
      sum = sum + scattered(air, p, h, t, lobes) * weight;
      depthSum += t * weight;
      weightSum += weight;
      through *= passed;
    }
    t += step;
  }
  if (weightSum < 1e-4f) return behind;
  seen.distance += depthSum;
  seen.cover += weightSum;
  const float veil = 1 - std::exp(-std::pow(depthSum / weightSum / air.haze, 1.5f));
  const Vec cloud = mix(sum * (1.f / std::max(1 - through, 1e-3f)), haze, veil);
  return cloud * (1 - through) + behind * through;
}

struct Camera {
  float lateral, altitude, sway, heave;
  Vec forward, right, up;
  float width, height;  // half extents of the picture at unit distance

  Camera(const Settings &s, int w, int h) {
    const auto place = s.list("camera");
    lateral = place.at(0);
    altitude = place.at(1);
    sway = place.at(2);
    heave = place.at(3);
    const auto aim = s.list("aim");  // yaw, pitch, horizontal field of view
    forward = direction(aim.at(0), aim.at(1));
    right = unit(cross(forward, {0, 0, 1}));
    up = cross(right, forward);
    width = std::tan(aim.at(2) * float(M_PI) / 360);
    height = width * h / w;
  }
  /** Camera position; one loop of the film (`round` 0..1) advances it by one period of the field. */
  Vec at(float round) const {
    const float a = 2 * float(M_PI) * round;
    return {lateral + sway * std::sin(a), round * PERIOD_Y, altitude + heave * std::sin(a + .8f)};
  }
  Vec ray(float x, float y) const {
    return unit(forward + right * ((x * 2 - 1) * width) + up * ((1 - y * 2) * height));
  }
  /** Projects a point relative to the camera to picture coordinates, 0..1 on both axes. */
  void place(Vec p, float *x, float *y) const {
    const float depth = std::max(dot(p, forward), 1e-3f);
    *x = .5f + .5f * dot(p, right) / (depth * width);
    *y = .5f - .5f * dot(p, up) / (depth * height);
  }
};

static Vec panorama(float x, float y) {
  return direction((x - .5f) * 360, (.5f - y) * 180);
}

/** Interleaved gradient noise: step offsets that differ evenly between neighbouring pixels. */
static float offsetAt(int x, int y) {
  const float v = 52.9829189f * std::fmod(.06711056f * x + .00583715f * y, 1.f);
  return v - std::floor(v);
}

/** Distance of open sky: so far that reprojection does not move it. */
constexpr float SKY = 1e7f;

struct View {
  const Air &air;
  const Camera camera;
  const int width, height, samples;
  const bool flat;
  std::vector<Vec> rays, skies, hazes;

  // The camera never rotates, so the sky behind the clouds is computed once.
  View(const Air &a, const Settings &s, bool isFlat, int w, int h, int n)
      : air(a), camera(s, w, h), width(w), height(h), samples(n), flat(isFlat),
        rays(size_t(w) * h * n), skies(rays.size()), hazes(size_t(w) * h) {
#pragma omp parallel for schedule(dynamic, 8)
    for (int y = 0; y < height; y++)
      for (int x = 0; x < width; x++) {
        const size_t pixel = size_t(y) * width + x;
        for (int k = 0; k < samples; k++) {
          // A rank-1 lattice distributes any number of samples evenly over the pixel.
          const float jx = (k + .5f) / samples, jy = std::fmod(.5f + k * .61803399f, 1.f);
          const float u = (x + jx) / width, v = (y + jy) / height;
          const Vec d = flat ? camera.ray(u, v) : panorama(u, v);
          rays[pixel * samples + k] = d;
          skies[pixel * samples + k] = sky(air, d, true) + (flat ? discAt(air, d) : Vec{});
        }
        const Vec d = rays[pixel * samples];
        hazes[pixel] = sky(air, unit({d.x, d.y, .012f}), false) * .92f;
      }
  }

  /** Ray-marches one pixel into red, green, blue and distance. */
  void pixel(Vec eye, int x, int y, float *out) const {
    const size_t at = size_t(y) * width + x;
    const float spread = offsetAt(x, y);
    Vec sum;
    Seen seen;
    for (int s = 0; s < samples; s++) {
      const size_t i = at * samples + s;
      sum = sum + march(air, eye, rays[i], (s + spread) / samples, skies[i], hazes[at], seen);
    }
    out[0] = std::min(sum.x / samples, 400.f);
    out[1] = std::min(sum.y / samples, 400.f);
    out[2] = std::min(sum.z / samples, 400.f);
    out[3] = seen.cover > .02f * samples ? seen.distance / seen.cover : SKY;
  }
};

/** A keyframe with depth, and the position of its camera. */
struct Key {
  Vec eye;
  Frame frame;

  Key(const View &view, Vec from) : eye(from), frame(view.width, view.height, 4) {
#pragma omp parallel for schedule(dynamic, 4)
    for (int y = 0; y < view.height; y++)
      for (int x = 0; x < view.width; x++) view.pixel(eye, x, y, frame.at(x, y));
  }

  float depth(float x, float y) const {
    const int i = std::clamp(int(x), 0, frame.width - 1), j = std::clamp(int(y), 0, frame.height - 1);
    return frame.at(i, j)[3];
  }

  /**
   * Colour and distance that this keyframe shows along a ray from another camera position; false if
   * it cannot tell. The distance, where the ray meets the keyframe's depth, is found by iteration.
   */
  bool look(const Camera &camera, Vec from, Vec d, int px, int py, float *out) const {
    float distance = depth(px + .5f, py + .5f), x = 0, y = 0, change = 0;
    for (int round = 0; round < 5; round++) {
      camera.place(from + d * distance - eye, &x, &y);
      x *= frame.width;
      y *= frame.height;
      if (x < 1 || y < 1 || x > frame.width - 1 || y > frame.height - 1) return false;
      const Vec ray = camera.ray(x / frame.width, y / frame.height);
      const float next = dot(eye + ray * depth(x, y) - from, d);
      change = std::fabs(next - distance) / distance;
      distance = next;
      if (!(distance > 1)) return false;
    }
    if (change > .01f) return false;
    sharp(x - .5f, y - .5f, out);
    out[3] = distance;
    return true;
  }

 private:
  /** Catmull-Rom sample: keeps reprojected pixels as sharp as marched ones. */
  void sharp(float x, float y, float *out) const {
    const int i = int(std::floor(x)), j = int(std::floor(y));
    float wx[4], wy[4];
    weights(x - i, wx);
    weights(y - j, wy);
    out[0] = out[1] = out[2] = 0;
    float low[3] = {1e9f, 1e9f, 1e9f}, high[3] = {0, 0, 0};
    for (int b = 0; b < 4; b++)
      for (int a = 0; a < 4; a++) {
        const float *s = frame.at(std::clamp(i + a - 1, 0, frame.width - 1), std::clamp(j + b - 1, 0, frame.height - 1));
        for (int c = 0; c < 3; c++) {
          out[c] += wx[a] * wy[b] * s[c];
          low[c] = std::min(low[c], s[c]);
          high[c] = std::max(high[c], s[c]);
        }
      }
    for (int c = 0; c < 3; c++) out[c] = clamp(out[c], low[c], high[c]);
  }
  static void weights(float t, float *w) {
    w[0] = ((-.5f * t + 1) * t - .5f) * t;
    w[1] = (1.5f * t - 2.5f) * t * t + 1;
    w[2] = ((-1.5f * t + 2) * t + .5f) * t;
    w[3] = (.5f * t - .5f) * t * t;
  }
};

static bool agree(const float *a, const float *b) {
  if (std::fabs(a[3] - b[3]) > .09f * std::min(a[3], b[3])) return false;
  for (int c = 0; c < 3; c++)
    if (std::fabs(a[c] - b[c]) > .11f * std::max(a[c], b[c]) + .004f) return false;
  return true;
}

/** The frame at fraction `share` between two keyframes; `marched` receives the count of marched pixels. */
static Frame between(const View &view, const Key &a, const Key &b, float share, Vec eye, long &marched) {
  Frame out(view.width, view.height);
  long count = 0;
#pragma omp parallel for schedule(dynamic, 4) reduction(+ : count)
  for (int y = 0; y < view.height; y++)
    for (int x = 0; x < view.width; x++) {
      const Vec d = view.camera.ray((x + .5f) / view.width, (y + .5f) / view.height);
      float *rgb = out.at(x, y), p[4], q[4];
      if (a.look(view.camera, eye, d, x, y, p) && b.look(view.camera, eye, d, x, y, q) && agree(p, q)) {
        for (int c = 0; c < 3; c++) rgb[c] = p[c] * (1 - share) + q[c] * share;
        continue;
      }
      view.pixel(eye, x, y, p);
      for (int c = 0; c < 3; c++) rgb[c] = p[c];
      count++;
    }
  marched = count;
  return out;
}

static Frame colours(const Frame &in) {
  Frame out(in.width, in.height);
  for (size_t i = 0; i < out.data.size() / 3; i++)
    for (int c = 0; c < 3; c++) out.data[i * 3 + c] = in.data[i * 4 + c];
  return out;
}

int main(int count, char **words) {
  if (count != 11) {
    fprintf(stderr, "usage: clouds settings flat|round width height samples first end step all pattern\n");
    return 2;
  }
  const Settings settings(words[1]);
  const int first = atoi(words[6]), end = atoi(words[7]), step = atoi(words[8]);
  const bool all = atoi(words[9]) != 0;
  const std::string pattern = words[10];
  const float frames = settings.number("frames");
  const Air air(settings);
  field::build();
  field::shade(air.light);
  const View view(air, settings, std::string(words[2]) == "flat", atoi(words[3]), atoi(words[4]), atoi(words[5]));

  Key *last = nullptr;
  int lastAt = -1;
  auto key = [&](int k) {
    Key *made = new Key(view, view.camera.at(k / frames));
    if (k < end && !exists(numbered(pattern, k))) save(colours(made->frame), numbered(pattern, k));
    printf("marched %d\n", k);
    fflush(stdout);
    return made;
  };
  for (int k = first; k < end; k += step) {
    bool missing = !exists(numbered(pattern, k));
    const int stop = all ? std::min(k + step, end) : k + 1;
    for (int t = k + 1; t < stop; t++) missing |= !exists(numbered(pattern, t));
    if (!missing) continue;
    Key *a = lastAt == k ? last : key(k);
    if (stop == k + 1) {
      delete a;
      lastAt = -1;
      continue;
    }
    Key *b = key(k + step);
    for (int t = k + 1; t < stop; t++) {
      if (exists(numbered(pattern, t))) continue;
      long marched = 0;
      save(between(view, *a, *b, float(t - k) / step, view.camera.at(t / frames), marched), numbered(pattern, t));
      printf("moved %d, marched %.1f %%\n", t, 100. * marched / (double(view.width) * view.height));
      fflush(stdout);
    }
    delete a;
    last = b;
    lastAt = k + step;
  }
}
