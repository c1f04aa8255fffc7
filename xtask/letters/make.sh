#!/bin/sh
# Makes the fonts of assets/letters again, from packages of Debian 12: sh xtask/letters/make.sh
# Not part of the build. Wants apt-get, dpkg and Python 3; installs nothing.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
for package in fonts-texgyre=20180621-6 fonts-noto-core=20201225-1 'fonts-noto-cjk=1:20220127+repack1-1'; do
  apt-get download "$package"
done
for file in *.deb; do dpkg -x "$file" .; done
python3 -m venv tools
tools/bin/pip install --quiet fonttools==4.68.0 brotli==1.2.1
tools/bin/python "$here/make.py" "$work/usr/share"
