#!/bin/sh
# Builds the product and puts all that a server needs into a new folder: code, its packages, the finished pages.
#   sh deploy/assemble.sh /opt/tintforge
set -eu
target=${1:?Say which new folder, such as /opt/tintforge}
if [ -e "$target" ]; then
  echo "$target is there already; nothing was done." >&2
  exit 1
fi
cd "$(dirname "$0")/.."
node scripts/bootstrap.mjs turbo run build --filter=@tintforge/api... --filter=@tintforge/web... --filter=@tintforge/office... --output-logs=errors-only
# One file for each package and no link out of the folder: it may be moved to another machine of the same kind.
node scripts/bootstrap.mjs pnpm --filter @tintforge/api --prod --legacy deploy "$target"
node deploy/keep-what-runs.mjs "$target"
cp -R apps/web/dist "$target/web"
cp -R apps/office/dist "$target/office"
cp deploy/health.mjs "$target/health.mjs"
# Every library within, with its version, license and hash, as CycloneDX: what scanners for known weaknesses read. The
# root's own are what the product is built with.
node scripts/bootstrap.mjs pnpm --filter '!tintforge' sbom --prod --sbom-type application --sbom-format cyclonedx --out "$target/sbom.cdx.json"
