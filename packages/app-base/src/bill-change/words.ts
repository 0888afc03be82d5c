/** Words of a bill before and after a change. */
export const billChangeWords = {
  bills: 'The bill',
  item: 'Item',
  before: 'Now',
  after: 'New',
  none: '—',
  length: 'Time on site',
  total: 'Total',
} as const;
