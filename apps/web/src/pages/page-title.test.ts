import { brand, homeTitle } from '@tintforge/content';
import { expect, test } from 'vitest';
import { pageTitle } from './page-title';

test('the home page has a prefix before the name of the shop', () => {
  expect(pageTitle({ path: '/', name: 'Home' })).toBe(`${homeTitle} | ${brand.name}`);
});

test('a service or product is named with its section', () => {
  expect(pageTitle({ path: '/services/automotive-tinting', name: 'Automotive Tinting' })).toBe(
    'Automotive Tinting | Services',
  );
  expect(pageTitle({ path: '/products/ceramic-film', name: 'Ceramic Film' })).toBe('Ceramic Film | Products');
});

test('every other page is named with the shop', () => {
  expect(pageTitle({ path: '/terms-of-service', name: 'Terms of Service' })).toBe(`Terms of Service | ${brand.name}`);
  expect(pageTitle({ path: '/booking-verification/:code', name: 'Your Booking' })).toBe(`Your Booking | ${brand.name}`);
  expect(pageTitle({ path: '/services', name: 'Services' })).toBe(`Services | ${brand.name}`);
});
