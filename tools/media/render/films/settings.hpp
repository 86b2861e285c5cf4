// Settings file: a name and its numbers or words on each line.
#pragma once
#include <fstream>
#include <map>
#include <sstream>
#include <string>
#include <vector>
#include "frame.hpp"

class Settings {
  std::map<std::string, std::string> lines;

 public:
  explicit Settings(const char *path) {
    std::ifstream in(path);
    std::string line, name;
    while (std::getline(in, line)) {
      std::istringstream words(line);
      if (words >> name) lines[name] = line.substr(line.find(name) + name.size());
    }
  }
  bool has(const std::string &name) const { return lines.count(name) > 0; }
  std::string text(const std::string &name) const {
    const auto found = lines.find(name);
    if (found == lines.end()) {
      fprintf(stderr, "setting %s is missing\n", name.c_str());
      exit(1);
    }
    const auto start = found->second.find_first_not_of(' ');
    return start == std::string::npos ? "" : found->second.substr(start);
  }
  std::vector<float> list(const std::string &name) const {
    std::istringstream words(text(name));
    std::vector<float> out;
    for (float v; words >> v;) out.push_back(v);
    return out;
  }
  float number(const std::string &name) const { return list(name).at(0); }
  Vec vec(const std::string &name) const {
    const auto v = list(name);
    return {v.at(0), v.at(1), v.at(2)};
  }
};
