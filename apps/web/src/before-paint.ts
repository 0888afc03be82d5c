/**
 * Runs before /booking is painted, as a classic script, because the page's HTML shows the first step. If the tab stored
 * another step, or a package chosen elsewhere, that HTML stays hidden until the wizard is ready. A click that comes
 * before the wizard is replayed later (`lib/early-press.ts`). The wizard's own code, which this script's element names,
 * is requested after the first contentful paint, so that visible content has the network to itself, and with the load
 * event at the latest: Firefox doesn't report the paint of every page that is loaded again. This file imports
 * nothing: an import would become a separate file. Its names match `lib/before-paint-marks.ts`,
 * `features/booking/use-wizard.ts` and `lib/preselection.ts`; a test compares them.
 */
function keepsMoreThanFirstStep(): boolean {
  try {
    if (sessionStorage.getItem('selectedPackage') !== null) return true;
    const { step, draft } = JSON.parse(sessionStorage.getItem('booking_wizard') ?? '{"step":0}');
    return step !== 0 || (draft?.vehicleType ?? null) !== null || (draft?.carAt ?? 0) !== 0;
  } catch {
    // Storage is blocked or invalid: the wizard starts at its first step.
    return false;
  }
}

if (keepsMoreThanFirstStep()) document.documentElement.setAttribute('data-resuming', '');

function rememberPress({ target, detail }: MouseEvent) {
  if (target instanceof Element) Object.assign(window, { earlyPress: { target, detail } });
}

addEventListener('click', rememberPress, true);

const { scripts = '', start = '' } = document.currentScript?.dataset ?? {};

let isFetched = false;

function fetchWizard() {
  if (isFetched) return;
  isFetched = true;
  for (const href of scripts.split(' ')) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
  document.head.append(Object.assign(document.createElement('script'), { type: 'module', src: start }));
}

// A page in a background tab is not painted, and not every browser reports the paint.
if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes('paint')) fetchWizard();
else {
  addEventListener('load', fetchWizard, { once: true });
  new PerformanceObserver((entries, observer) => {
    if (entries.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    fetchWizard();
  }).observe({ type: 'paint', buffered: true });
}
