/**
 * The test page has one object for the state of a history entry, whenever it arrives there; a browser reads another each
 * time, by which the router distinguishes an arrival from staying.
 */
export function giveStatesOfTheirOwn(): void {
  const own = Object.getOwnPropertyDescriptor(History.prototype, 'state');
  Object.defineProperty(window.history, 'state', {
    configurable: true,
    get: () => structuredClone(own?.get?.call(window.history)),
  });
}
