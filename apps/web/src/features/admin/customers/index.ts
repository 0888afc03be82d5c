export { CustomersTab } from './customers-tab';
export { CustomerTab } from './customer-tab';
