import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { type CallGuard, guardedFetch, isSameDomain } from './guarded-fetch';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** The address of a server on this computer. */
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const home: CallGuard = { isHome: true, timeoutMs: 5000, maxBytes: 1000 };
const away: CallGuard = { ...home, isHome: false };

describe('at home', () => {
  test('an answer arrives with its status, headers and body, and the login was sent', async () => {
    const url = await serve((request, response) => {
      response
        .writeHead(207, { 'content-type': 'text/xml', etag: '"1"' })
        .end(`${request.method} ${request.headers.authorization}`);
    });
    const response = await guardedFetch(
      url,
      { method: 'PROPFIND', body: '<a/>' },
      { ...home, authorization: 'Basic x' },
    );
    expect([response.status, response.headers.get('etag'), await response.text()]).toEqual([
      207,
      '"1"',
      'PROPFIND Basic x',
    ]);
  });

  test('a redirect keeps method and body', async () => {
    const url = await serve((request, response) => {
      if (request.url === '/') return void response.writeHead(301, { location: '/there' }).end();
      request.pipe(response);
    });
    expect(await (await guardedFetch(url, { method: 'PUT', body: 'text' }, home)).text()).toBe('text');
  });

  test('redirects in a circle end', async () => {
    const url = await serve((_request, response) => response.writeHead(302, { location: '/' }).end());
    await expect(guardedFetch(url, {}, home)).rejects.toMatchObject({ reason: 'unreachable' });
  });

  test('a redirect to another host or port isn’t followed, so that the login stays', async () => {
    let calls = 0;
    const other = await serve((_request, response) => {
      calls += 1;
      response.end();
    });
    const url = await serve((_request, response) => response.writeHead(302, { location: other }).end());
    await expect(guardedFetch(url, {}, home)).rejects.toMatchObject({ reason: 'not-allowed' });
    expect(calls).toBe(0);
  });

  test('an answer that is too long is not read', async () => {
    const url = await serve((_request, response) => response.end('x'.repeat(1001)));
    await expect(guardedFetch(url, {}, home)).rejects.toMatchObject({ reason: 'too-large' });
  });

  test('a server that never answers, or never ends, is given up', async () => {
    const silent = await serve(() => {});
    const endless = await serve((_request, response) => void response.writeHead(200).write('x'));
    for (const url of [silent, endless])
      await expect(guardedFetch(url, {}, { ...home, timeoutMs: 50 })).rejects.toMatchObject({ reason: 'unreachable' });
  });

  test.each([
    ['that wants another protocol', 'HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: x\r\n\r\n'],
    ['that promises an answer again and again', 'HTTP/1.1 103 Early Hints\r\n\r\n'.repeat(20)],
    ['that ends before its answer', 'HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nhalf'],
    ['that doesn’t speak HTTP', 'SSH-2.0-OpenSSH_9.2\r\n'],
  ])('a server %s is unreachable', async (_what, answer) => {
    const url = await serve(() => {});
    servers.at(-1)?.on('connection', (socket) => socket.once('data', () => socket.write(answer, () => socket.end())));
    await expect(guardedFetch(url, {}, home)).rejects.toMatchObject({ reason: 'unreachable' });
  });

  test('an answer in many small pieces arrives', async () => {
    const url = await serve((_request, response) => {
      for (let piece = 0; piece < 2500; piece += 1) response.write(String(piece % 10));
      response.end();
    });
    const answer = await guardedFetch(url, {}, { ...home, maxBytes: 2500 });
    expect(await answer.text()).toBe('0123456789'.repeat(250));
  });

  test('one that can’t be connected to is unreachable', async () => {
    await expect(guardedFetch('http://127.0.0.1:9', {}, home)).rejects.toMatchObject({ reason: 'unreachable' });
  });
});

describe('on the internet', () => {
  test.each([
    'http://calendar.tintforge.example/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://2130706433/',
    'https://169.254.169.254/latest/meta-data',
    'https://name:word@calendar.tintforge.example/',
    'file:///etc/passwd',
    'calendar.tintforge.example',
  ])('%s isn’t called', async (url) => {
    await expect(guardedFetch(url, {}, away)).rejects.toMatchObject({ reason: 'not-allowed' });
  });

  test('a name that leads to this computer isn’t called', async () => {
    await expect(guardedFetch('https://localhost/', {}, away)).rejects.toMatchObject({ reason: 'not-allowed' });
  });
});

test.each([
  ['https://caldav.example.com/', 'https://p12-caldav.example.com/', true],
  ['https://caldav.example.com/', 'https://p12-caldav.example.com:443/', true],
  ['https://example.com/', 'https://example.com/dav', true],
  ['https://example.com/', 'https://dav.example.com/', true],
  ['https://shop.co.uk/', 'https://dav.shop.co.uk/', true],
  ['http://example.com/', 'https://example.com/', true],
  ['https://example.com/', 'https://example.net/', false],
  ['https://one.com/', 'https://two.com/', false],
  ['https://shop.co.uk/', 'https://evil.co.uk/', false],
  ['https://shop.com.au/', 'https://evil.com.au/', false],
  ['https://shop.github.io/', 'https://evil.github.io/', false],
  ['https://shop.s3.amazonaws.com/', 'https://evil.s3.amazonaws.com/', false],
  ['https://city.kawasaki.jp/', 'https://evil.kawasaki.jp/', false],
  ['https://co.uk/', 'https://evil.co.uk/', false],
  ['https://shop.localhost/', 'https://localhost/', false],
  ['https://example.com/', 'https://example.com.evil.net/', false],
  ['https://10.0.0.1/', 'https://11.0.0.1/', false],
  ['https://10.0.0.1/', 'https://10.0.0.2/', false],
  ['https://[2001:db8::1]/', 'https://[2001:db8::2]/', false],
  ['https://example.com/', 'http://example.com/', false],
  ['https://example.com:8443/', 'https://example.com/', false],
  ['https://example.com/', 'https://dav.example.com:8443/', false],
  ['http://127.0.0.1:8001/', 'https://127.0.0.1:8002/', false],
])('a login for %s goes to %s: %s', (one, other, isSame) => {
  expect(isSameDomain(new URL(one), new URL(other))).toBe(isSame);
});
