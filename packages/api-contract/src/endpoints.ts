import { staffEndpoints } from './staff/endpoints';
import { visitorEndpoints } from './visitor-endpoints';

/** Every call of the api. Clients carry one of its two halves, so that no visitor fetches the shop's. */
export const endpoints = { ...visitorEndpoints, ...staffEndpoints };

/** The name of a call that visitors and customers make. */
export type VisitorEndpointName = keyof typeof visitorEndpoints;

/** The name of a call of the shop's own area. */
export type StaffEndpointName = keyof typeof staffEndpoints;

/** The name of any call of the api. */
export type EndpointName = VisitorEndpointName | StaffEndpointName;
