import { contactLineOf } from '@tintforge/content';
import { knownRegion, watchKnownRegion } from '../lib/known-region';

/** Scroll position in px from which the header of a content page is dark. */
const scrolledFrom = 50;

/**
 * Adds script to the frame around every page, whose HTML stays as it was served. Groups close on Escape, on a click
 * elsewhere, when the keyboard leaves and on a choice; the menu closes on a choice and on a click outside. The header
 * of a content page turns dark once it is scrolled. The phone number is that of the region named last. A content page
 * reports when the network is down. In browsers that don't support a button's `command`, the menu opens by script.
 */
export function startFrame({ document }: Window): void {
  document.addEventListener('click', respondToClick);
  document.addEventListener('keydown', shutOnEscape);
  document.addEventListener('focusout', shutOnLeaving);
  darkenHeader(document.querySelector('header[data-stays]'));
  called = contactLineOf(undefined);
  watchKnownRegion(callKnownRegion);
  callKnownRegion();
  watchNetwork(document.querySelector('[data-offline]'));
}

/** Marks the links in header and footer that lead to the current page. */
export function markCurrentLink(pathname: string): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('header a, footer a')) {
    if (link.pathname === pathname && link.hash === '') link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
}

function openGroup() {
  return document.querySelector<HTMLDetailsElement>('header details[open]');
}

function respondToClick({ target }: MouseEvent) {
  if (!(target instanceof Element)) return;
  const group = openGroup();
  const isChosen = target.closest('a') !== null;
  if (group !== null && (isChosen || !group.contains(target))) group.open = false;
  const menu = document.querySelector<HTMLDialogElement>('header dialog');
  if (menu?.open === true && (isChosen || target === menu)) menu.close();
  const command = target.closest('header [command]')?.getAttribute('command');
  if (menu === null || command === undefined || 'command' in HTMLButtonElement.prototype) return;
  if (command === 'close') menu.close();
  else if (!menu.open) menu.showModal();
}

function shutOnEscape({ key }: KeyboardEvent) {
  const group = openGroup();
  if (key !== 'Escape' || group === null) return;
  group.open = false;
  group.querySelector('summary')?.focus();
}

function shutOnLeaving({ target, relatedTarget }: FocusEvent) {
  const group = openGroup();
  if (group === null || !(target instanceof Node) || !group.contains(target)) return;
  if (relatedTarget instanceof Node && !group.contains(relatedTarget)) group.open = false;
}

function darkenHeader(header: HTMLElement | null) {
  if (header === null) return;
  const { theme = 'paper' } = header.dataset;
  function follow() {
    const isScrolled = window.scrollY > scrolledFrom;
    header?.setAttribute('data-theme', isScrolled ? 'ink' : theme);
    header?.toggleAttribute('data-scrolled', isScrolled);
  }
  window.addEventListener('scroll', follow, { passive: true });
  // The scroll position is read after layout; reading it earlier would force a second layout.
  if (document.readyState === 'complete') follow();
  else window.addEventListener('load', follow, { once: true });
}

/** The contact line shown in the frame. */
let called = contactLineOf(undefined);

/** A page about a region keeps that region's number. */
function callKnownRegion() {
  if (document.querySelector('[data-keeps-line]') !== null) return;
  const before = called;
  called = contactLineOf(knownRegion());
  for (const link of document.querySelectorAll<HTMLAnchorElement>(`a[href="${before.href}"]`)) {
    if (link.closest('main, footer') !== null) continue;
    link.href = called.href;
    const label = link.getAttribute('aria-label');
    if (label !== null) link.setAttribute('aria-label', label.replace(before.phone, called.phone));
    for (const part of link.querySelectorAll('span')) {
      // Digits alone, because a translation may have added to the text or wrapped it.
      if (digitsOf(part.textContent) === digitsOf(before.phone)) part.textContent = called.phone;
    }
  }
}

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** The notice is kept in a template, so that screen readers announce it when it is inserted. */
function watchNetwork(place: HTMLElement | null) {
  const notice = place?.querySelector('template');
  if (place === null || !notice) return;
  function follow() {
    const shown = place?.querySelector(':scope > :not(template)');
    if (navigator.onLine) shown?.remove();
    else if (!shown) place?.append(notice?.content.cloneNode(true) ?? '');
  }
  window.addEventListener('online', follow);
  window.addEventListener('offline', follow);
  follow();
}
