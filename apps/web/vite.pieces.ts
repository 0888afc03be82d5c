/**
 * Small files that always come together are one file: left alone they would be fifty, and compress worse by a tenth. Files
 * marked `alone` come without what they import, because that is an index, and all that an index knows would come along.
 */
export const pieces = [
  {
    name: 'framework',
    test: /rolldown[\\/]runtime|node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|clsx)[\\/]/,
  },
  {
    name: 'frame',
    test: anyOf(
      uiParts(
        'banner|button|container|icon|icon-button|link-button|logo|money|panes|ramp-bars|site-header|skeleton|visually-hidden',
      ),
      /packages[\\/]content[\\/]src[\\/](brand|contact-lines|regions|site-words)\./,
      webParts(
        'lib',
        'before-paint-marks|document-page|failed-styles|known-region|late|link|link-secret|mail-link|newer-build|page-styles|paths|patient-import|prerendered|site-origin|storage|use-is-hydrating|use-online',
      ),
      /packages[\\/]booking-core[\\/]src[\\/]tracking-code\./,
      /preload-helper/,
    ),
  },
  // What stands round every page. The routes of tasks are among it, for whoever is about to go to one.
  alone(
    'frame',
    webParts(
      'app',
      'demo-banner|main-region|task-routes|task-map|page-fallback|page-title|page-head|arrival|error-boundary|routed-page|page-route',
    ),
  ),
  alone('frame', webParts('lib', 'toasts|plain-toast|toast-region|use-own-links')),
  { name: 'vehicles', test: uiParts('vehicle|vehicles') },
  {
    name: 'shop',
    test: anyOf(
      /packages[\\/]content[\\/]src[\\/](add-ons|catalogue|films|packages|shades|vehicle-zones|wizard-words)\./,
      /packages[\\/]booking-core[\\/]src[\\/](calendar|catalogue|region|start-times|vehicle|tint[\\/](tint-draft|glass-zone|legal-class|exemption-draft|registration|parse-tint-draft))\./,
      webParts('lib', 'duration'),
    ),
  },
  {
    name: 'fields',
    test: uiParts(
      'badge|card|checkbox|description-list|field|locked-field|note|phone-field|receipt|section|select|text-area|text-field',
    ),
  },
];

function alone(name: string, test: RegExp) {
  return { name, test, includeDependenciesRecursively: false };
}

function webParts(folder: string, names: string): RegExp {
  return new RegExp(`apps[\\\\/]web[\\\\/]src[\\\\/]${folder}[\\\\/](${names})\\.`);
}

function uiParts(folders: string): RegExp {
  return new RegExp(`packages[\\\\/]ui[\\\\/]src[\\\\/](${folders})[\\\\/]`);
}

function anyOf(...patterns: RegExp[]): RegExp {
  return new RegExp(patterns.map(({ source }) => source).join('|'));
}
