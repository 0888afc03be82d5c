import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

/** Both ends of the one wire to it. */
const [here, there] = ['10.203.113.1', '10.203.113.2'];

/**
 * A Debian as a new machine has it, with systemd as its init, in separate namespaces: files (changes go to memory),
 * processes and network, from which it reaches Debian's archive and nothing else. Needs root, and the packages debootstrap
 * and systemd-container. The system itself is made once and kept in `kept`.
 */
export async function bootBareMachine({ kept, shared }) {
  makeSystem(kept);
  // The name of an interface has 15 letters at most.
  const name = `tf${process.pid}`;
  const boot = ['--quiet', `--directory=${kept}`, '--volatile=overlay', '--boot', '--register=no', '--keep-unit'];
  const wire = [
    '--network-veth',
    `--machine=${name}`,
    '--resolv-conf=off',
    '--link-journal=no',
    `--bind-ro=${shared}:/media`,
  ];
  const machine = spawn('systemd-nspawn', [...boot, ...wire], { stdio: ['ignore', 'ignore', 'inherit'] });
  const init = await soon(() => initBelow(machine.pid));
  const run = (script) => runIn(init, script);
  try {
    await soon(async () => (await run('systemctl is-active multi-user.target')).status === 0);
  } catch (error) {
    process.kill(init, 'SIGKILL');
    throw error;
  }
  for (const words of [`address add ${here}/30 dev ve-${name}`, `link set ve-${name} up`])
    expectDone(spawnSync('ip', words.split(' ')));
  const archive = await openArchive();
  const proxy = `Acquire::http::Proxy "http://${here}:${archive.port}";`;
  const settings = [
    `ip address add ${there}/30 dev host0`,
    'ip link set host0 up',
    `echo '${proxy}' > /etc/apt/apt.conf.d/proxy`,
    'echo 127.0.0.1 localhost > /etc/hosts',
  ];
  expectDone(await run(settings.join(' && ')));
  return {
    address: there,
    /** Runs a shell script in it, as root: `{ status, stdout, stderr }`. */
    run,
    async halt() {
      archive.close();
      const ended = new Promise((resolve) => machine.once('exit', resolve));
      // All of its processes die with its init.
      process.kill(init, 'SIGKILL');
      await ended;
      rmSync(`/run/systemd/nspawn/propagate/${name}`, { recursive: true, force: true });
    },
  };
}

function makeSystem(kept) {
  if (existsSync(kept)) return;
  rmSync(`${kept}.draft`, { recursive: true, force: true });
  const packages = '--include=systemd-sysv,dbus,iproute2,ca-certificates';
  expectDone(
    spawnSync('debootstrap', ['--variant=minbase', packages, 'bookworm', `${kept}.draft`], { stdio: 'inherit' }),
  );
  renameSync(`${kept}.draft`, kept);
}

/** With no variable of ours. */
async function runIn(init, script) {
  const inside = ['--target', String(init), '--all', '--root', '--wd'];
  const clean = ['env', '-i', 'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', 'HOME=/root'];
  const child = spawn('nsenter', [...inside, ...clean, 'sh', '-c', script], { stdio: ['ignore', 'pipe', 'pipe'] });
  const [stdout, stderr] = [child.stdout, child.stderr].map((stream) => text(stream));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', async (status) => resolve({ status, stdout: await stdout, stderr: await stderr }));
  });
}

/** Passes requests for packages on to Debian's archive. */
async function openArchive() {
  const server = createServer(({ url, method, headers }, response) => {
    const onward = request(url, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    onward.end();
  });
  await new Promise((resolve) => server.listen(0, here, resolve));
  return {
    port: server.address().port,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** The process below another that is number 1 in its own namespace; undefined until there is one. */
function initBelow(pid) {
  const [status, children] = [`/proc/${pid}/status`, `/proc/${pid}/task/${pid}/children`];
  if (!existsSync(children)) return undefined;
  if (/^NSpid:\s+\d+\s+1$/m.test(readFileSync(status, 'utf8'))) return pid;
  const below = readFileSync(children, 'utf8')
    .split(' ')
    .filter((each) => each !== '');
  return below
    .map(Number)
    .map(initBelow)
    .find((found) => found !== undefined);
}

async function soon(look) {
  for (const deadline = Date.now() + 180_000; Date.now() < deadline; await wait(100)) {
    const found = await look();
    if (found) return found;
  }
  throw new Error('The bare machine did not come up in three minutes');
}

function expectDone({ status, stderr, error }) {
  if (status !== 0) throw new Error(`The bare machine can’t be made: ${stderr ?? ''}`, { cause: error });
}
