import { randomUUID } from 'node:crypto';
import { askApi } from './ask-api';

let requested = 0;

/** The request of a home. */
const home = {
  kind: 'residential',
  windows: [
    { room: 'Living room', count: 4, size: { widthInches: 36, heightInches: 60 }, sun: 'west' },
    { room: 'Stairs', count: 1, size: null, sun: 'not-sure' },
  ],
  goals: ['heat', 'glare'],
  glass: 'double',
  oldFilm: 'no',
  reach: 'ladder',
  home: 'house',
  association: 'not-sure',
};

/** Twelve vans. */
export const twelveVans = {
  kind: 'fleet',
  vehicles: [{ type: 'truck', count: 12, model: 'Sample Van' }],
  wanted: 'Ceramic film',
  places: 'Our yard',
  offRoad: 'Three days',
};

/**
 * Requests a quote, without a browser: for a home unless another request is given. Returns its customer, its code and its
 * customer's link; throws the shop's response.
 */
export async function requestQuote(
  origin: string,
  details: object = home,
): Promise<{ name: string; code: string; link: string }> {
  requested += 1;
  const name = `Quote Customer ${requested}`;
  const { code, quoteToken } = await askApi<{ code: string; quoteToken: string }>(`${origin}/api/quotes`, {
    headers: { 'idempotency-key': randomUUID() },
    body: {
      customerName: name,
      customerEmail: `quote${requested}@tintforge.example`,
      customerPhone: '(813) 555-0142',
      zip: '33602',
      city: 'Tampa',
      company: '',
      notes: 'The stairs are steep.',
      details,
    },
  });
  return { name, code, link: `/quote/${code}#${quoteToken}` };
}
