#!/bin/sh
# Copies a build to nginx's folder: publish.sh DIST TARGET. The former release's hashed files stay for thirty days, so that
# its open tabs keep working. The page comes last, so that it never names a missing file.
set -eu
dist=$1
target=$2
list=$target/.release

mkdir -p "$target/assets"
# The thirty days of the former release's files begin now.
if [ -f "$list" ]; then
    (cd "$target" && xargs touch -c < .release)
fi
cp -R "$dist/assets/." "$target/assets/"
find "$dist" -maxdepth 1 -type f ! -name 'index.html*' -exec cp {} "$target/" \;
for page in index.html.gz index.html; do
    cp "$dist/$page" "$target/.$page"
    mv "$target/.$page" "$target/$page"
done
(cd "$dist" && find assets -type f) > "$list"
find "$target/assets" -type f -mtime +30 -delete
