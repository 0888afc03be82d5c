import { homeStateName, pricesIncludeTax } from '@tintforge/shop/law-words';

// @owner an accountant confirms that you are the consumer of the film that you put on buildings, and what your bills say of it

/** Sales tax in a bill. Amounts and rates come ready-made. */
export const taxWords = {
  /** While no rate is set. */
  included: pricesIncludeTax ? `${homeStateName} sales tax included` : 'Nothing is added',
  prices: pricesIncludeTax ? `Prices include ${homeStateName} sales tax.` : 'Nothing is added to the prices.',
  terms: `Prices are in US dollars${pricesIncludeTax ? ` and include ${homeStateName} sales tax` : ''}.`,
  total: pricesIncludeTax ? `Total, ${homeStateName} sales tax included` : 'Total',
  /** "Includes $31.39 sales tax (7.5%)", with the state's name. */
  of: (amount: string, rate: string) => `Includes ${amount} ${homeStateName} sales tax (${rate})`,
  /** Of a quote, each of whose cars is taxed separately. */
  amount: (amount: string) => `Includes ${amount} sales tax`,
  /** Film on a building becomes a part of it. */
  notAdded: 'No sales tax is added; we pay it on the film',
  totalWithoutTax: 'Total, no sales tax added',
} as const;
