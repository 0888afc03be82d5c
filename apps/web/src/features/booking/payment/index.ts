export { HeldPayment, type HeldPaymentProps } from './held-payment';
