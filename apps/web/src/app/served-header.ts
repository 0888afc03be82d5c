import { useEffect } from 'react';

/**
 * What script adds to a header whose HTML stays as it was served: the link to the page itself is marked, groups shut on
 * Escape, on a press elsewhere and on choosing, the menu on choosing and on a press beside it. In browsers that don't know
 * a button's `command` the menu opens by script.
 */
export function useServedHeader(pathname: string): void {
  useEffect(() => {
    document.addEventListener('click', respondToClick);
    document.addEventListener('keydown', respondToKey);
    return () => {
      document.removeEventListener('click', respondToClick);
      document.removeEventListener('keydown', respondToKey);
    };
  }, []);

  useEffect(() => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-part] a')) {
      if (link.pathname === pathname && link.hash === '') link.setAttribute('aria-current', 'page');
      else link.removeAttribute('aria-current');
    }
  }, [pathname]);
}

function openGroup() {
  return document.querySelector<HTMLDetailsElement>('[data-part] details[open]');
}

function respondToClick({ target }: MouseEvent) {
  if (!(target instanceof Element)) return;
  const group = openGroup();
  const isChosen = target.closest('a') !== null;
  if (group !== null && (isChosen || !group.contains(target))) group.open = false;
  const menu = document.querySelector<HTMLDialogElement>('[data-part] dialog');
  const command = target.closest('[data-part] [command]')?.getAttribute('command');
  if (menu?.open === true && (isChosen || target === menu)) menu.close();
  if (menu === null || command === undefined || 'command' in HTMLButtonElement.prototype) return;
  if (command === 'close') menu.close();
  else if (!menu.open) menu.showModal();
}

function respondToKey({ key }: KeyboardEvent) {
  const group = openGroup();
  if (key !== 'Escape' || group === null) return;
  group.open = false;
  group.querySelector('summary')?.focus();
}
