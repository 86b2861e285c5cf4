#!/bin/sh
# Installs what the tests need: as root on Debian all of it, elsewhere a Chromium if there is none.
# Liberation Sans replaces Arial, to whose metrics the fallback fonts are adjusted; GStreamer decodes H.264.
packages='chromium chromium-headless-shell firefox-esr fonts-liberation nginx-light webkit2gtk-driver xvfb
  gstreamer1.0-libav gstreamer1.0-plugins-good gstreamer1.0-plugins-bad'
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
  dpkg -s $packages >/dev/null 2>&1 && exit
  export DEBIAN_FRONTEND=noninteractive
  apt-get update -qq
  apt-get install -y -qq --no-install-recommends $packages >/dev/null && exit
fi
[ "$AERO_CHROMIUM" ] || command -v chromium || command -v google-chrome || npx playwright install chromium
