import { type AccessClaim, endpoints, type RouteContract, routes } from '@tintforge/api-contract';
import { expect, test } from 'vitest';
import { isForStaff } from './route-bodies';

/** Columns of the table: kinds of callers, by the claim that admits them. */
const columns: readonly { title: string; claims: readonly AccessClaim[] }[] = [
  { title: 'Anybody', claims: ['public'] },
  { title: 'Booking’s link', claims: ['public', 'booking-token'] },
  { title: 'Quote’s link', claims: ['public', 'quote-token'] },
  { title: 'Its account', claims: ['public', 'owner', 'customer'] },
  { title: 'Customer', claims: ['public', 'customer'] },
  { title: 'Crew', claims: ['public', 'crew'] },
  { title: 'Office', claims: ['public', 'office'] },
  { title: 'Admin', claims: ['public', 'admin'] },
];

const head = `# Who may do what

Every call of the api and who may make it, as the route table of the contract says (\`packages/api-contract\`). The server
checks it before a body is read, with the role that the database has at that moment; a crew’s calls are besides held to
their region and to today’s jobs by the use case. An admin is the owner, or whoever stands in for them: only admins see
and change settings and staff, and read the audit. This table is compared with the contract by a test
(\`apps/api/src/proofs/roles-document.test.ts\`; \`npx vitest run roles-document -u\` writes the table again), and another
test makes every call as each of them (\`every-route.test.ts\`).
`;

function tableOf(entries: [keyof typeof endpoints, RouteContract][]): string {
  const titles = ['Action', 'Call', ...columns.map(({ title }) => title)];
  const rows = entries.map(([name, { summary, access }]) => {
    const marks = columns.map(({ claims }) => (access.some((claim) => claims.includes(claim)) ? 'yes' : '—'));
    return [summary, `\`${endpoints[name].method} ${endpoints[name].path}\``, ...marks];
  });
  return [titles, titles.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

test('docs/roles.md says what the contract says', async () => {
  const entries = Object.entries(routes) as [keyof typeof endpoints, RouteContract][];
  const document = [
    head,
    '## The site',
    '',
    tableOf(entries.filter(([, route]) => !isForStaff(route))),
    '',
    '## The shop’s own area',
    '',
    tableOf(entries.filter(([, route]) => isForStaff(route))),
    '',
  ].join('\n');
  await expect(document).toMatchFileSnapshot('../../../../docs/roles.md');
});
