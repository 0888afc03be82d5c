#!/bin/sh
# Makes this machine serve the shop: user, folders, settings, service, nightly backup, and TLS by Caddy in front. Run it
# again at any time: what is there stays.
#   sh install.sh [--address shop.example] [--settings FILE] [--tls acme|internal|none]
# Without settings it is a demo. Without an address it is for this machine alone.
set -eu

address=
given=
tls=
settings=/etc/tintforge.env
while [ $# -gt 0 ]; do
  case $1 in
    --address) address=${2:?--address needs a name} ;;
    --settings) given=${2:?--settings needs a file} ;;
    --tls) tls=${2:?--tls needs acme, internal or none} ;;
    *) sed -n '2,6s/^# *//p' "$0"; exit 1 ;;
  esac
  shift 2
done
# An address that was chosen before stays.
[ -e "$settings" ] && given=$settings
known=$(sed -n 's|^PUBLIC_URL=https://\([^/]*\)/*$|\1|p' "${given:-/dev/null}")
address=${address:-${known:-localhost}}
if [ -e "$settings" ] && [ "$address" != "$known" ]; then
  echo "The address is $known: change PUBLIC_URL in $settings first." >&2
  exit 1
fi
# Names that no public authority gives a certificate for.
case $address in
  localhost | *.localhost | *.local | *.internal | *.test | *.example | *.home.arpa) tls=${tls:-internal} ;;
  *) tls=${tls:-acme} ;;
esac

here=$(dirname "$(readlink -f "$0")")
version=$(sed -n 's/^ *"version": "\(.*\)",$/\1/p' "$here/release.json")
home=/opt/tintforge
data=/var/lib/tintforge
backups=/var/backups/tintforge
port=3000

say() { printf '%s\n' "$*"; }
die() { say "$*" >&2; exit 1; }

[ "$(id -u)" = 0 ] || die "Run it as root: sudo sh $0"
(cd "$here" && sha256sum --check --quiet SHA256SUMS) || die "The archive is damaged: get it again."
"$here/node" --version > /dev/null 2>&1 || die "The Node inside does not run on this machine: another release is needed."

if ! getent passwd tintforge > /dev/null; then
  useradd --system --user-group --home-dir "$data" --shell /usr/sbin/nologin tintforge
  say "user       tintforge"
fi
install -d -m 755 "$home" "$home/versions"
install -d -m 700 -o tintforge -g tintforge "$data" "$backups"

if [ ! -e "$home/versions/$version" ]; then
  rm -rf "$home/versions/.installing"
  cp -R "$here" "$home/versions/.installing"
  chown -R root:root "$home/versions/.installing"
  chmod -R u=rwX,go=rX "$home/versions/.installing"
  mv "$home/versions/.installing" "$home/versions/$version"
fi
if [ ! -e "$home/current" ]; then
  ln -s "versions/$version" "$home/current"
  say "program    $home/versions/$version"
elif [ "$(readlink -f "$home/current")" != "$home/versions/$version" ]; then
  die "Another version is installed. Next: tintforge upgrade <the archive of $version>"
fi
ln -sfn "$home/current/tintforge" /usr/local/bin/tintforge

if [ ! -e "$settings" ]; then
  {
    if [ -n "$given" ]; then
      grep -Ev '^(PUBLIC_URL|HOST|PORT|TRUST_PROXY|DATA_DIR|BACKUP_DIR|WEB_DIST|OFFICE_DIST)=' "$given"
    else
      say "# A demo that others can see. docs/operations.md, \"Going live\", says what a shop sets instead."
      say "APP_MODE=demo"
      say "ALLOW_PUBLIC_DEMO=true"
      say "ALLOW_TEST_PAYMENTS=true"
    fi
    say "PUBLIC_URL=https://$address"
    say "HOST=127.0.0.1"
    say "PORT=$port"
    say "TRUST_PROXY=loopback"
    say "DATA_DIR=$data"
    say "BACKUP_DIR=$backups"
  } > "$settings.draft"
  chown root:tintforge "$settings.draft"
  chmod 640 "$settings.draft"
  mv "$settings.draft" "$settings"
  say "settings   $settings"
fi

if [ -d /run/systemd/system ]; then
  for unit in tintforge.service tintforge-backup.service tintforge-backup.timer; do
    install -m 644 "$here/$unit" "/etc/systemd/system/$unit"
  done
  systemctl daemon-reload
  systemctl enable --quiet --now tintforge.service tintforge-backup.timer
  say "service    tintforge.service, tintforge-backup.timer"
fi

if [ "$tls" != none ]; then
  if ! command -v caddy > /dev/null; then
    command -v apt-get > /dev/null || die "Install Caddy, then run this again; or --tls none, with a proxy of your own."
    apt-get update -qq
    DEBIAN_FRONTEND=noninteractive apt-get install -qq --no-install-recommends caddy > /dev/null
  fi
  # Without the line, Caddy gets a certificate that every browser trusts.
  case $tls in internal) edit= ;; *) edit='/tls internal/d' ;; esac
  sed -e "$edit" -e "s/@ADDRESS@/$address/" -e "s/@PORT@/$port/" "$here/Caddyfile" > /etc/caddy/tintforge.caddy
  # The one that the package brings serves a page of its own.
  if grep -q '/usr/share/caddy' /etc/caddy/Caddyfile 2> /dev/null; then
    mv /etc/caddy/Caddyfile /etc/caddy/Caddyfile.before-tintforge
  fi
  grep -qs '^import tintforge.caddy' /etc/caddy/Caddyfile || say "import tintforge.caddy" >> /etc/caddy/Caddyfile
  caddy validate --adapter caddyfile --config /etc/caddy/Caddyfile > /dev/null 2>&1 || die "Caddy does not accept /etc/caddy/Caddyfile."
  if [ -d /run/systemd/system ]; then systemctl reload-or-restart caddy; fi
  say "TLS        Caddy, /etc/caddy/tintforge.caddy ($tls)"
fi

if [ ! -d /run/systemd/system ]; then
  say "This machine has no systemd. Have your init keep these running, as root:"
  say "  tintforge serve"
  [ "$tls" = none ] || say "  caddy run --config /etc/caddy/Caddyfile"
  say "and each night: tintforge backup"
  exit 0
fi
waited=0
until tintforge status > /dev/null; do
  waited=$((waited + 1))
  [ "$waited" -lt 60 ] || die "It does not become ready: journalctl -u tintforge"
  sleep 1
done
tintforge status
say "Next: open https://$address"
