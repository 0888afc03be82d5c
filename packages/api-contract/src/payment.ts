import * as z from 'zod';
import { dollars } from './wire';

/** Connection of the browser to the payment provider. `stripeJsUrl` is null when the provider's own script is used. */
export const paymentConfig = z.strictObject({ publishableKey: z.string(), stripeJsUrl: z.string().nullable() });

/** Connection to the payment provider from the browser, as {@link paymentConfig} reads it. */
export type PaymentConfig = z.infer<typeof paymentConfig>;

/** The code names the booking and the token proves its ownership; `amount` (dollars) is only compared. */
export const intentRequest = z.strictObject({
  amount: dollars,
  bookingInfo: z.strictObject({
    trackingCode: z.string().max(20),
    customerName: z.string().max(200),
    vehicleInfo: z.string().max(300),
  }),
});

/** Body of a request for a payment intent, as {@link intentRequest} parses it. */
export type IntentRequest = z.infer<typeof intentRequest>;

/** The amount due that the customer saw, in dollars; only compared. */
export const balanceRequest = z.strictObject({ amount: dollars });

/** A payment intent, as far as a browser needs it: the secret with which it confirms the payment. */
export const intent = z.strictObject({ clientSecret: z.string() });

/** Makes the shop fetch the card provider's record of this booking now. */
export const syncRequest = z.strictObject({ trackingCode: z.string().max(20) });
