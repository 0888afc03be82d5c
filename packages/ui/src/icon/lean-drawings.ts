/** Those of the drawings that `LeanIcon` has. A separate file: none of the others comes along. */
export const leanDrawings = {
  check: 'M20 6 9 17l-5-5',
  'circle-alert': 'M2 12a10 10 0 1 1 20 0 10 10 0 1 1-20 0zM12 8L12 12M12 16L12.01 16',
  info: 'M2 12a10 10 0 1 1 20 0 10 10 0 1 1-20 0zM12 16v-4M12 8h.01',
  printer:
    'M6 18H4a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-2M6 9V3a1 1 0 0 1 1-1h10a1 1 0 0 1 1 1v6M7 14h10a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1h-10a1 1 0 0 1-1-1v-6a1 1 0 0 1 1-1z',
  x: 'M18 6 6 18M6 6l12 12',
} as const;
