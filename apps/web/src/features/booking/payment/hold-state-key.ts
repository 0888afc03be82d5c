/** Query key of a hold's state. */
export function holdStateKey(trackingCode: string) {
  return ['hold', trackingCode] as const;
}
