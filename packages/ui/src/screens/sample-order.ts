/** The order on the screens. */
export const order = {
  lines: [
    { label: 'SUV, Basic', note: 'Hybrid Film, 5-year warranty', cents: 29_999 },
    { label: 'Window Ceramic Coating', cents: 14_999 },
  ],
  total: { label: 'Total', cents: 44_998 },
};

/** Starts of a day, some of them booked. */
export function sampleStarts(labels: readonly string[]) {
  return labels.map((label) => ({ value: label, label, isAvailable: !taken.has(label) }));
}

const taken = new Set(['9:30 AM', '10:00 AM', '1:30 PM', '2:00 PM', '2:30 PM']);
