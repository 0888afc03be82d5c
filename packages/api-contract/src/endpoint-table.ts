/** Name, method and path of calls: all that a client needs at run time, free of schemas. */
export type EndpointTable = Record<string, { readonly method: 'GET' | 'POST'; readonly path: string }>;
