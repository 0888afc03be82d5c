/** A schema’s refusal, as far as its messages go. */
interface Refused {
  issues: readonly { path: readonly PropertyKey[]; message: string }[];
}

/**
 * The first message about each field of what a schema refused, by the field's path ("windows.0.room"), or by what `fieldOf`
 * makes of that path; empty for what was accepted.
 */
export function messagesByField(
  refused: Refused | undefined,
  fieldOf: (path: string) => string = (path) => path,
): Record<string, string> {
  const messages = refused?.issues.map(({ path, message }) => [fieldOf(path.join('.')), message] as const) ?? [];
  return Object.fromEntries(messages.toReversed());
}
