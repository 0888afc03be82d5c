import { ApiError } from '@tintforge/api-contract/client';
import { staffEndpoints } from '@tintforge/api-contract/staff-client';
import { ownOrigin } from '@tintforge/app-base/api';
import { staffApi } from '../lib/staff-api';

export interface EventsQuestion {
  /** Up to where everything is known; undefined for what happens from now on. */
  lastEventId: string | undefined;
  /** False for what has happened until now, and no more. */
  follow: boolean;
  signal: AbortSignal;
}

/** Asks for the events of the shop; their pieces are read as they come. Rejects with what the shop answers instead. */
export async function askEvents(question: EventsQuestion): Promise<ReadableStream<Uint8Array>> {
  let response = await send(question);
  if (response.status === 401) {
    // A call of the usual kind renews the login, where that can be done.
    await staffApi('getEvents', { query: { follow: 'no' }, signal: question.signal });
    response = await send(question);
  }
  if (!response.ok || response.body === null) throw new ApiError(response.status, await response.text());
  return response.body;
}

function send({ lastEventId, follow, signal }: EventsQuestion): Promise<Response> {
  const bearer = ownOrigin.bearer();
  const { path } = staffEndpoints.getEvents;
  return ownOrigin.fetch(follow ? path : `${path}?follow=no`, {
    credentials: 'include',
    cache: 'no-store',
    headers: {
      ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
      ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }),
    },
    signal,
  });
}
