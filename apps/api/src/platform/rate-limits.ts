import rateLimit from '@fastify/rate-limit';
import { endpoints } from '@tintforge/api-contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config';
import type { Rate } from '../limits';
import { addressKey } from './address-key';
import { isApiCall } from './api-call';
import { type SharedCountsOptions, sharedCounts } from './shared-counts';

/**
 * Limits the calls of one IP address, before any other work. Pages, health and the payment provider's webhook are
 * exempt; calls with a tracking code have a separate lower limit, so that codes can't be guessed, and so do
 * registrations, emails with links, requests for quotes and messages to the shop, however they are sent. A limit applies to all processes on
 * the database.
 */
export async function registerRateLimits(
  app: FastifyInstance,
  { limits, ...counting }: Pick<Config, 'limits'> & SharedCountsOptions,
): Promise<void> {
  const { perAddress, codeLookUps, messages, quoteRequests, registrations, linkMails } = limits.rates;
  await app.register(rateLimit, {
    global: false,
    store: sharedCounts(counting),
    keyGenerator: ({ ip }) => addressKey(ip),
  });
  // The library hands the name on to the store, and does not know of it.
  const limitTo = ({ calls, perMs }: Rate, name: { limit: string }) =>
    app.rateLimit({ max: calls, timeWindow: perMs, ...name });
  const limitCalls = limitTo(perAddress, { limit: 'calls' });
  const limitLookUps = limitTo(codeLookUps, { limit: 'code-look-ups' });
  const limitMessages = limitTo(messages, { limit: 'messages' });
  const limitQuoteRequests = limitTo(quoteRequests, { limit: 'quote-requests' });
  const limitRegistrations = limitTo(registrations, { limit: 'registrations' });
  const limitLinkMails = limitTo(linkMails, { limit: 'link-mails' });
  app.addHook('onRequest', async (request, reply) => {
    if (isMessage(request)) return limitMessages.call(app, request, reply);
    if (isQuoteRequest(request)) return limitQuoteRequests.call(app, request, reply);
    if (request.routeOptions.url === endpoints.register.path) return limitRegistrations.call(app, request, reply);
    if (request.routeOptions.url === endpoints.mailBookingLinks.path) return limitLinkMails.call(app, request, reply);
    if (isExempt(request)) return;
    const limit = namesCode(request) ? limitLookUps : limitCalls;
    return limit.call(app, request, reply);
  });
}

function isExempt(request: FastifyRequest): boolean {
  return !isApiCall(request) || request.routeOptions.url === endpoints.receiveWebhook.path;
}

/** By script to the api, or by the form's own post to its page. */
function isMessage({ method, routeOptions }: FastifyRequest): boolean {
  return method === 'POST' && (routeOptions.url === endpoints.sendMessage.path || routeOptions.url === '/contact');
}

/** Likewise. */
function isQuoteRequest({ method, routeOptions }: FastifyRequest): boolean {
  return method === 'POST' && (routeOptions.url === endpoints.requestQuote.path || routeOptions.url === '/quote');
}

/** The shop's own calls name codes too, and are for staff who may see every booking. */
function namesCode({ routeOptions: { url = '' } }: FastifyRequest): boolean {
  return url.includes('/:code') && !url.startsWith('/api/admin/');
}
