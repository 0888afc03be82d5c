/**
 * A range in a place with `data-follows-range` sets the property of that name there, as the drawing in it wants: an edge that
 * is dragged moves at once.
 */
export function followRanges(page: Document): void {
  page.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement && target.type === 'range') place(target);
  });
  // It could be dragged before script was there, and a browser that comes back restores it.
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
