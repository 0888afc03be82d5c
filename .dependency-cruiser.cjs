/**
 * Who may import whom: the table of docs/architecture.md, enforced. Paths are those of the sources; packages are seen
 * through the export condition that points there.
 */
const packages = ['tint-law', 'booking-core', 'api-contract', 'content', 'ui', 'app-base', 'stripe-emulator'];

const shops = 'packages/content/shops/';

/** The folders that show a shop's drawings. */
const drawing = ['packages/app-base', 'apps/web'];

/** A workspace folder may reach these packages of ours and no others; shops are reached through content, except drawings. */
function mayReach(folder, allowed) {
  const others = packages.filter((name) => !allowed.includes(name) && folder !== `packages/${name}`);
  return {
    name: `${folder.replace('/', '-')}-reaches-only-its-neighbors`,
    severity: 'error',
    // The consumer is a stranger's project, which has them from a registry.
    from: { path: `^${folder}/`, pathNot: ['^apps/packed/consumer/', `^${shops}`] },
    to: {
      path: `^(packages/(${others.join('|')})|apps/(?!${folder.split('/')[1]}/)${folder === 'packages/content' ? '' : `|${shops}[^/]+/${drawing.includes(folder) ? '(?!drawings/)' : ''}`})`,
    },
  };
}

/** Inside the api, a feature may reach only these features, each through its index. */
function featureMayReach(feature, allowed) {
  return {
    name: `api-${feature}-reaches-only-what-it-stands-on`,
    severity: 'error',
    from: { path: `^apps/api/src/features/${feature}/` },
    to: { path: '^apps/api/src/features/', pathNot: `^apps/api/src/features/(${[feature, ...allowed].join('|')})/` },
  };
}

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Not by types, and not by what is fetched later, either.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    { name: 'no-undeclared', severity: 'error', from: {}, to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] } },

    mayReach('packages/tint-law', []),
    mayReach('packages/booking-core', ['tint-law']),
    mayReach('packages/api-contract', ['tint-law', 'booking-core']),
    mayReach('packages/content', ['tint-law', 'booking-core']),
    {
      name: 'a-shop-reaches-no-other-shop',
      comment: 'And of ours only what content, the rules and the laws let it have.',
      severity: 'error',
      from: { path: `^${shops}([^/]+)/` },
      to: {
        path: '^(packages|apps)/',
        pathNot: [`^${shops}$1/`, '^packages/(content/src|booking-core|tint-law|ui)/'],
      },
    },
    mayReach('packages/ui', []),
    mayReach('packages/stripe-emulator', []),
    mayReach('apps/api', ['tint-law', 'booking-core', 'api-contract', 'content', 'stripe-emulator']),
    mayReach('packages/app-base', ['tint-law', 'booking-core', 'api-contract', 'content', 'ui']),
    mayReach('apps/web', ['tint-law', 'booking-core', 'api-contract', 'content', 'ui', 'app-base']),
    mayReach('apps/office', ['tint-law', 'booking-core', 'api-contract', 'content', 'ui', 'app-base']),
    mayReach('apps/e2e', []),
    mayReach('apps/packed', []),

    {
      name: 'booking-core-stays-pure',
      comment: 'Its main entry knows neither zones nor libraries, and no law knows any; tests may use theirs.',
      severity: 'error',
      from: { path: '^packages/(booking-core|tint-law)/src/', pathNot: ['/time/', '\\.test\\.ts$', '/testing/'] },
      to: { dependencyTypes: ['npm', 'core'] },
    },
    {
      name: 'the-law-of-one-state-comes-alone',
      comment: 'All packs together are for servers; a page fetches the one that was chosen.',
      severity: 'error',
      from: {
        path: '^(packages/(booking-core|api-contract|content|app-base)|apps/(web|office))/src/',
        pathNot: ['\\.test\\.tsx?$', '/testing/'],
      },
      to: { path: '^packages/tint-law/src/all\\.ts$', dependencyTypesNot: ['dynamic-import'] },
    },
    {
      name: 'content-without-zod',
      severity: 'error',
      from: { path: '^(packages/content|packages/ui)/src/' },
      to: { path: 'node_modules/zod/' },
    },
    {
      name: 'api-platform-and-db-below-features',
      severity: 'error',
      from: { path: '^apps/api/src/(platform|db)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^apps/api/src/(features|jobs|app|testing)' },
    },
    {
      name: 'api-configuration-below-features',
      severity: 'error',
      from: { path: '^apps/api/src/(config|environment|install-choice|limits)\\.ts$' },
      to: { path: '^apps/api/src/features/' },
    },
    featureMayReach('audit', []),
    featureMayReach('customers', ['audit']),
    featureMayReach('settings', ['audit']),
    featureMayReach('orders', []),
    featureMayReach('notifications', []),
    featureMayReach('photos', []),
    featureMayReach('availability', ['orders', 'settings']),
    featureMayReach('jobs', ['audit', 'notifications', 'orders']),
    featureMayReach('bookings', [
      'audit',
      'availability',
      'customers',
      'jobs',
      'orders',
      'settings',
      'notifications',
      'photos',
    ]),
    featureMayReach('payments', ['audit', 'bookings', 'jobs', 'orders', 'notifications']),
    featureMayReach('quotes', ['audit', 'bookings', 'jobs', 'notifications', 'orders', 'photos', 'settings']),
    featureMayReach('accounts', ['audit', 'bookings', 'customers', 'notifications', 'quotes']),
    featureMayReach('retention', ['bookings', 'quotes']),
    featureMayReach('monitoring', []),
    featureMayReach('notices', ['notifications']),
    featureMayReach('mail', [
      'accounts',
      'bookings',
      'contact',
      'jobs',
      'notices',
      'notifications',
      'quotes',
      'settings',
    ]),
    {
      name: 'api-admin-stands-on-all-and-nothing-on-it',
      severity: 'error',
      from: { path: '^apps/api/src/', pathNot: ['/app\\.ts$', '/features/admin/', '/(testing|proofs)/'] },
      to: { path: '^apps/api/src/features/admin/' },
    },
    {
      name: 'api-mail-is-reached-by-app-and-jobs',
      comment: 'Who wants a mail sent queues it: it is made later, from what is true then.',
      severity: 'error',
      from: {
        path: '^apps/api/src/',
        pathNot: ['/(app|jobs)\\.ts$', '/features/mail/', '/(testing|proofs)/', '\\.test\\.ts$'],
      },
      to: { path: '^apps/api/src/features/mail/' },
    },
    {
      name: 'api-features-meet-at-their-index',
      severity: 'error',
      from: { path: '^apps/api/src/features/([^/]+)/' },
      to: { path: '^apps/api/src/features/[^/]+/', pathNot: ['^apps/api/src/features/$1/', '/index\\.ts$'] },
    },
    {
      name: 'emulator-only-on-demand',
      comment: 'Production never loads it: the api imports it dynamically, tests as they like.',
      severity: 'error',
      from: { path: '^apps/api/src/', pathNot: ['\\.test\\.ts$', '/(testing|proofs)/'] },
      to: { path: '^packages/stripe-emulator/', dependencyTypesNot: ['dynamic-import', 'type-only'] },
    },
    {
      name: 'api-foreign-calendars-are-read-in-their-thread',
      comment:
        'Calls, XML and calendar files of a foreign server: what they cost is not paid by the thread that answers.',
      severity: 'error',
      from: { path: '^apps/api/src/', pathNot: ['/crew-calendars/foreign/', '\\.test\\.ts$'] },
      to: { path: '/crew-calendars/foreign/|node_modules/(tsdav|rrule-temporal|cldr-core)/' },
    },
    {
      name: 'web-lib-below-features',
      severity: 'error',
      from: { path: '^apps/web/src/lib/' },
      to: { path: '^apps/web/src/(app|features|marketing)/' },
    },
    {
      name: 'web-features-below-app',
      severity: 'error',
      from: { path: '^apps/web/src/features/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^apps/web/src/app/' },
    },
    {
      name: 'office-rooms-below-app',
      severity: 'error',
      from: { path: '^apps/office/src/[^/]+/', pathNot: '^apps/office/src/app/' },
      to: { path: '^apps/office/src/app/' },
    },
    {
      name: 'app-base-build-for-builds-only',
      comment: 'It is for Node: what is sent to a browser does not import it.',
      severity: 'error',
      from: { path: '^packages/app-base/src/', pathNot: '^packages/app-base/src/build/' },
      to: { path: '^packages/app-base/src/build/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: {
      // A config that a build has bundled comes and goes while this runs.
      path: '(^|/)(dist|\\.declarations|storybook-static|test-results|\\.turbo|node_modules/\\.)|\\.bundled_|^[^/]+/[^/]+/(reports|data)/',
    },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['tintforge-source', 'import', 'default', 'types'],
    },
    tsConfig: { fileName: 'tsconfig.base.json' },
  },
};
