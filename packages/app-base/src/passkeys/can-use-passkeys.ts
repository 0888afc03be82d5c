/** True in a browser with passkeys, at an address that can have some: a domain, over https or on this computer. */
export function canUsePasskeys(): boolean {
  return 'PublicKeyCredential' in window && !/^[\d.]+$|^\[/.test(window.location.hostname);
}
