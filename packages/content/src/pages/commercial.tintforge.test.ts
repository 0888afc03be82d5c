import { commercialPage } from '@tintforge/shop/pages/commercial';
import { residentialPage } from '@tintforge/shop/pages/residential';
import { describe, expect, test } from 'vitest';

const { hero, benefits, applications, films } = commercialPage;

/** Claims: docs/film.md, Claims. */
test.each([
  ['Energy savings', 'up to 30%', 'HVAC'],
  ['Glare', 'blinds up', 'Screens'],
  ['UV protection', '99%', 'according to the manufacturer'],
  ['Aesthetics', 'one tone', 'street'],
])('the benefit “%s” says %s', (name, figure, text) => {
  const benefit = benefits.items.find((item) => item.name === name);
  expect(benefit?.figure).toBe(figure);
  expect(benefit?.text).toContain(text);
});

test('offices, retail, hotels and restaurants', () => {
  expect([applications.offices.name, ...applications.others.map(({ name }) => name)]).toEqual([
    'Offices',
    'Retail',
    'Hotels and restaurants',
  ]);
});

test('four films, solar control with up to 80% heat rejection, said to be the maker’s', () => {
  expect(films.items.map(({ name }) => name)).toEqual(['Solar control', 'Security', 'Decorative', 'Low-E']);
  expect(films.items[0].claim).toBe('up to 80% heat rejection');
  expect(films.makerClaim.text).toContain('the manufacturer’s figure');
});

test('the figures of the first screen are said to be the maker’s', () => {
  expect(hero.claims).toContain('Energy savings up to 30% on HVAC');
  expect(hero.claimsNote.text).toContain('the manufacturer’s figures');
});

/** Florida Statutes 553.842: without a product approval no film may be advertised as storm protection (docs/florida-law.md, Storm protection). */
describe('film for buildings is not sold as storm protection', () => {
  test.each([
    ['commercial', commercialPage],
    ['residential', residentialPage],
  ])('%s', (_, page) => {
    expect(JSON.stringify(page)).not.toMatch(/hurricane|wind-?storm|impact.resistan|shutter|insurance/i);
  });

  test('and security film says so', () => {
    expect(films.items[1].text).toContain('no Florida product approval');
  });
});
