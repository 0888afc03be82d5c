import * as z from 'zod';
import { inputErrors, queryErrors, type RouteContract } from '../route-contract';
import {
  customerBookingsPage,
  customerContactRequest,
  customerDetails,
  customerEraseRequest,
  customerMergeRequest,
  customerNotesRequest,
  customerPageQuery,
  customersPage,
  customersQuery,
} from './customers';
import type { customersEndpoints } from './customers-endpoints';

const id = z.object({ id: z.string().max(60) });

export const customersRoutes = {
  getCustomers: {
    summary: 'Customers, newest first, or those that match a search',
    access: ['office', 'admin'],
    query: customersQuery,
    responses: { 200: customersPage },
    errors: ['unauthorized', 'forbidden', ...queryErrors, 'invalid_characters'],
  },
  getCustomer: {
    summary: 'A customer with vehicles, money and notes; a merged customer returns the one it was merged into',
    access: ['office', 'admin'],
    params: id,
    responses: { 200: customerDetails },
    errors: ['unauthorized', 'forbidden'],
  },
  getCustomerBookings: {
    summary: 'Bookings of a customer, latest appointment first',
    access: ['office', 'admin'],
    params: id,
    query: customerPageQuery,
    responses: { 200: customerBookingsPage },
    errors: ['unauthorized', 'forbidden', ...queryErrors],
  },
  saveCustomerNotes: {
    summary: 'Change the notes about a customer',
    access: ['office', 'admin'],
    params: id,
    body: customerNotesRequest,
    responses: { 200: customerDetails },
    errors: ['unauthorized', 'forbidden', ...inputErrors, 'changed_meanwhile'],
  },
  changeCustomer: {
    summary: 'Change name, email and phone of a customer; its bookings keep theirs',
    access: ['office', 'admin'],
    params: id,
    body: customerContactRequest,
    responses: { 200: customerDetails },
    errors: ['unauthorized', 'forbidden', ...inputErrors, 'changed_meanwhile'],
  },
  eraseCustomer: {
    summary: 'Erase a customer: file, bookings, quotes, messages and emails lose the person, an account is deleted',
    access: ['office', 'admin'],
    params: id,
    body: customerEraseRequest,
    responses: { 200: customerDetails },
    errors: ['unauthorized', 'forbidden', ...inputErrors, 'changed_meanwhile', 'booking_ahead'],
  },
  mergeCustomer: {
    summary: 'Merge a duplicate into another customer',
    access: ['office', 'admin'],
    params: id,
    body: customerMergeRequest,
    responses: { 200: customerDetails },
    errors: ['unauthorized', 'forbidden', ...inputErrors, 'changed_meanwhile'],
  },
} as const satisfies Record<keyof typeof customersEndpoints, RouteContract>;
