export { HeldPayment, type HeldPaymentProps, type PaymentEnd } from './held-payment';
