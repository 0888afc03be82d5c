/**
 * The files of typefaces in a built stylesheet, as URLs, in the order of the families. A family of the system has none.
 * Those of every page are fetched before its stylesheet is read.
 */
export function fontFilesIn(css: string, families: readonly string[]): string[] {
  const faces = [...css.matchAll(/@font-face\s*\{([^}]*)\}/g)].map(([, face = '']) => ({
    family: /font-family:\s*["']?([^;"']+)/.exec(face)?.[1]?.trim(),
    file: /url\(["']?([^)"']+\.woff2)/.exec(face)?.[1],
  }));
  const found = families.flatMap((family) =>
    faces.flatMap((face) => (face.family === family && face.file !== undefined ? [face.file] : [])),
  );
  return [...new Set(found)];
}
