/**
 * A range inside an element with `data-follows-range` sets the property of that name on it, in the form that its
 * drawing needs: a dragged edge moves at once.
 */
export function followRanges(page: Document): void {
  page.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement && target.type === 'range') place(target);
  });
  // It may have been dragged before script ran, or restored by the browser.
  page.defaultView?.addEventListener('pageshow', () => {
    for (const range of page.querySelectorAll<HTMLInputElement>('[data-follows-range] input[type=range]')) {
      if (range.value !== range.defaultValue) place(range);
    }
  });
}

function place(range: HTMLInputElement): void {
  const region = range.closest<HTMLElement>('[data-follows-range]');
  region?.style.setProperty(region.dataset.followsRange ?? '', range.value);
}
