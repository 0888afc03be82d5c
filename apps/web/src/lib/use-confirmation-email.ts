import { useMutation, useQuery } from '@tanstack/react-query';
import type { ConfirmationEmail } from '@tintforge/api-contract';
import { codeOf } from '@tintforge/api-contract/client';
import { api } from '@tintforge/app-base/api';
import { alwaysFresh, queryClient } from '@tintforge/app-base/query-client';

/** Polling interval for an email under way, milliseconds. */
const pollMs = 1_500;

/** A booking, with its secret unless its owner is logged in. */
export interface BookingKey {
  trackingCode: string;
  bookingToken?: string | undefined;
}

/** Polls the delivery status of a booking's confirmation email until it is known, and can resend the email. */
export function useConfirmationEmail({ trackingCode, bookingToken }: BookingKey) {
  const queryKey = ['confirmation-email', trackingCode];
  const call = { params: { code: trackingCode }, ...(bookingToken === undefined ? {} : { bookingToken }) };
  const email = useQuery({
    queryKey,
    queryFn: () => api('getConfirmationEmail', call),
    ...alwaysFresh,
    refetchInterval: ({ state }) => (isOpen(state) ? pollMs : false),
  });
  const resend = useMutation({
    mutationFn: () => api('resendConfirmationEmail', call),
    onSuccess: (answer) => void queryClient.setQueryData(queryKey, answer),
  });
  return { email, resend };
}

/** Still under way, or unknown because a request failed; a refusal by the server is not retried. */
function isOpen({ data, error }: { data: ConfirmationEmail | undefined; error: Error | null }): boolean {
  return codeOf(error) === undefined && (data === undefined || data.state === 'sending');
}
