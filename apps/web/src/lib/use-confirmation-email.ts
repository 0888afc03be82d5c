import { useMutation, useQuery } from '@tanstack/react-query';
import type { ConfirmationEmail } from '@tintforge/api-contract';
import { codeOf } from '@tintforge/api-contract/client';
import { api } from '@tintforge/app-base/api';
import { alwaysFresh, queryClient } from '@tintforge/app-base/query-client';

/** How often a mail that is on its way is asked about, milliseconds. */
const askAgainAfterMs = 1_500;

/** A booking, and its secret where the one who asks is not logged in as its owner. */
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
    refetchInterval: ({ state }) => (isOpen(state) ? askAgainAfterMs : false),
  });
  const resend = useMutation({
    mutationFn: () => api('resendConfirmationEmail', call),
    onSuccess: (answer) => void queryClient.setQueryData(queryKey, answer),
  });
  return { email, resend };
}

/** Still on its way, or not known because a question got lost; what the shop refuses to say is not asked again. */
function isOpen({ data, error }: { data: ConfirmationEmail | undefined; error: Error | null }): boolean {
  return codeOf(error) === undefined && (data === undefined || data.state === 'sending');
}
