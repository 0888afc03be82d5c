import type { Login } from '@tintforge/api-contract';
import { useState } from 'react';
import { api } from '../api';
import { passkeyFailure } from './passkey-failure';

interface PasskeyLoginOptions {
  onLogin: (login: Login) => void;
  onFailed: (message: string) => void;
}

/** By what the browser's choice is narrowed: a typed name, or the ticket of the right password. */
interface Narrowed {
  username?: string;
  ticket?: string;
}

/** Logging in with a passkey. The code that talks to the browser's dialog is fetched when it is first used. */
export function usePasskeyLogin({ onLogin, onFailed }: PasskeyLoginOptions) {
  const [isWaiting, setIsWaiting] = useState(false);

  async function logIn(narrowed: Narrowed) {
    if (isWaiting) return;
    setIsWaiting(true);
    try {
      const [{ signWithPasskey }, question] = await Promise.all([
        import('./ask-browser'),
        api('beginPasskeyLogin', { body: narrowed }),
      ]);
      onLogin(await api('loginWithPasskey', { body: await signWithPasskey(question) }));
    } catch (cause) {
      onFailed(passkeyFailure(cause));
    } finally {
      setIsWaiting(false);
    }
  }

  return { isWaiting, logIn: (narrowed: Narrowed) => void logIn(narrowed) };
}
