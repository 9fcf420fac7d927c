#!/usr/bin/env bash
# Draws the app's icons from coinop.svg (Chromium and ImageMagick needed).
# The PNGs are committed: run this only after changing the drawing.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
icons=$here/../../app-tauri/icons
page=$(mktemp --suffix=.html)
profile=$(mktemp -d)
trap 'rm -rf "$page" "$profile"' EXIT
{
  echo '<!doctype html><style>html,body{margin:0;background:transparent}svg{display:block}</style>'
  cat "$here/coinop.svg"
} >"$page"
chromium --headless --no-sandbox --disable-gpu --disable-quic --no-first-run \
  --disable-background-networking --disable-component-update --disable-sync \
  --user-data-dir="$profile" --hide-scrollbars --default-background-color=00000000 \
  --window-size=512,512 --screenshot="$icons/512x512.png" "file://$page" 2>/dev/null
for size in 32 128 256; do
  convert "$icons/512x512.png" -resize "${size}x${size}" -strip "PNG32:$icons/${size}x${size}.png"
done
convert "$icons/512x512.png" -strip "PNG32:$icons/512x512.png"
