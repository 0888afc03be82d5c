import { ApiError } from '@tintforge/api-contract/client';
import { ownOrigin } from '@tintforge/app-base/api';
import { staffApi } from './staff-api';

/** Fetches what isn't JSON from the shop's own area, by the login. Rejects unless it is there. */
export async function staffFile(address: string, signal: AbortSignal): Promise<Response> {
  let response = await send(address, signal);
  if (response.status === 401) {
    // A regular call renews the session, where possible.
    await staffApi('getStaffBookings', { query: { size: 1 }, signal });
    response = await send(address, signal);
  }
  if (!response.ok) throw new ApiError(response.status, await response.text());
  return response;
}

function send(address: string, signal: AbortSignal): Promise<Response> {
  const bearer = ownOrigin.bearer();
  return ownOrigin.fetch(address, {
    credentials: 'include',
    headers: bearer === undefined ? {} : { authorization: `Bearer ${bearer}` },
    signal,
  });
}
