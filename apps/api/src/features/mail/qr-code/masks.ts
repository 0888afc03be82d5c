import type { Grid } from './grid';

/** Whether a mask turns the module at a place over (ISO/IEC 18004, table 10). */
export const masks: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_x, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** How hard a drawn code is to read (clause 7.8.3): the mask with the lowest figure is taken. */
export function penaltyOf(grid: Grid): number {
  const steps = Array.from({ length: grid.size }, (_, index) => index);
  const rows = steps.map((y) => steps.map((x) => (grid.isDark(x, y) ? '1' : '0')).join(''));
  const columns = steps.map((x) => rows.map((row) => row[x]).join(''));
  const lines = [...rows, ...columns].reduce((sum, line) => sum + runPenalty(line) + finderPenalty(line), 0);
  return lines + squarePenalty(rows) + balancePenalty(rows.join(''));
}

/** Five or more of one colour in a line. */
function runPenalty(line: string): number {
  const runs = line.match(/0{5,}|1{5,}/g) ?? [];
  return runs.reduce((sum, run) => sum + run.length - 2, 0);
}

/** What looks like a finder, with four light modules before or after it. The code's edge counts as light. */
function finderPenalty(line: string): number {
  const framed = `0000${line}0000`;
  const lookalikes = framed.match(/(?=00001011101|10111010000)/g) ?? [];
  return lookalikes.length * 40;
}

/** Squares of four of one colour. */
function squarePenalty(rows: readonly string[]): number {
  let penalty = 0;
  rows.slice(1).forEach((row, index) => {
    const above = rows[index] ?? '';
    for (let x = 1; x < row.length; x += 1) {
      const square = `${above.slice(x - 1, x + 1)}${row.slice(x - 1, x + 1)}`;
      if (square === '0000' || square === '1111') penalty += 3;
    }
  });
  return penalty;
}

/** How far the dark share is from a half, in steps of five percent. */
function balancePenalty(modules: string): number {
  const dark = modules.replaceAll('0', '').length;
  const steps = Math.ceil(Math.abs(dark * 20 - modules.length * 10) / modules.length) - 1;
  return Math.max(0, steps) * 10;
}
