export { BalancePayment, type BalancePaymentProps } from './balance-payment';
export { HeldPayment, type HeldPaymentProps, type PaymentEnd } from './held-payment';
