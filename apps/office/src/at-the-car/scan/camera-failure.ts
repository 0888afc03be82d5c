/**
 * Why there is no camera.
 * - `insecure`: browsers hand it out on https and on this machine only
 * - `unsupported`: this browser has none to hand out
 * - `denied`: the person, or a rule of the device, does not allow it
 * - `missing`: no camera is there
 * - `busy`: another program has it
 * - `reader`: it is there, and what reads codes could not be fetched or run
 * - `failed`: it stopped for another reason
 */
export const cameraFailures = ['insecure', 'unsupported', 'denied', 'missing', 'busy', 'reader', 'failed'] as const;
export type CameraFailure = (typeof cameraFailures)[number];

const byName: Readonly<Record<string, CameraFailure>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

/** Maps a browser's camera error to a reason. */
export function cameraFailureOf(error: unknown): CameraFailure {
  // Not every browser's own errors are instances of Error.
  const name = typeof error === 'object' && error !== null && 'name' in error ? String(error.name) : '';
  return byName[name] ?? 'failed';
}

/** Reasons known before permission is requested. */
export function cameraObstacle({
  isSecure,
  hasDevices,
}: {
  isSecure: boolean;
  hasDevices: boolean;
}): CameraFailure | undefined {
  if (!isSecure) return 'insecure';
  return hasDevices ? undefined : 'unsupported';
}
