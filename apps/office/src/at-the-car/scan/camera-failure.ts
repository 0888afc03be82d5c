/**
 * Why there is no camera.
 * - `insecure`: browsers hand it out on https and on this machine only
 * - `unsupported`: this browser has none to hand out
 * - `denied`: the person, or a rule of the device, does not allow it
 * - `missing`: no camera is there
 * - `busy`: another program has it
 * - `reader`: it is there, and what reads codes could not be fetched or run
 * - `failed`: it gave up for a reason of its own
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

/** What an error of the browser means that was asked for the camera. */
export function cameraFailureOf(error: unknown): CameraFailure {
  // Not every browser's own errors are instances of Error.
  const name = typeof error === 'object' && error !== null && 'name' in error ? String(error.name) : '';
  return byName[name] ?? 'failed';
}

/** What can be said before anybody is asked. */
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
