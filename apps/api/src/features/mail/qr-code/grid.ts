/** The modules of a square code while it is drawn. */
export interface Grid {
  /** Modules of one side. */
  size: number;
  isDark(x: number, y: number): boolean;
  /** Draws a module of the figures that every code has; data goes round it. */
  fix(x: number, y: number, isDark: boolean): void;
  isFixed(x: number, y: number): boolean;
  /** Makes a module dark or light without fixing it. */
  paint(x: number, y: number, isDark: boolean): void;
}

/** A grid of light modules. What lies outside it is light, and drawing there does nothing. */
export function createGrid(size: number): Grid {
  const dark = new Uint8Array(size * size);
  const fixed = new Uint8Array(size * size);
  const place = (x: number, y: number) => (x < 0 || y < 0 || x >= size || y >= size ? -1 : y * size + x);

  function paint(x: number, y: number, isDark: boolean): void {
    const index = place(x, y);
    if (index >= 0) dark[index] = isDark ? 1 : 0;
  }

  return {
    size,
    isDark: (x, y) => dark[place(x, y)] === 1,
    isFixed: (x, y) => fixed[place(x, y)] === 1,
    paint,
    fix(x, y, isDark) {
      paint(x, y, isDark);
      const index = place(x, y);
      if (index >= 0) fixed[index] = 1;
    },
  };
}
