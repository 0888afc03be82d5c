import type { CDPSession, Page } from '@playwright/test';

/** A key as Chromium hands it out. */
interface StoredCredential {
  credentialId: string;
  isResidentCredential: boolean;
  rpId?: string;
  privateKey: string;
  userHandle?: string;
  signCount: number;
}

/** A device with passkeys in a page's browser, whose user confirms whatever it asks. Chromium only. */
export interface Authenticator {
  /** All its keys; real devices never hand them out. */
  keys(): Promise<StoredCredential[]>;
  /** Puts a key of another device into this one, its count included. */
  take(key: StoredCredential): Promise<void>;
  /** Sets whether its user shows the right finger, face or PIN. */
  verifies(isRight: boolean): Promise<void>;
}

/** Gives the page's browser an empty device (WebAuthn, "Virtual Authenticators"). */
export async function addAuthenticator(page: Page): Promise<Authenticator> {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    async keys() {
      const { credentials } = await session.send('WebAuthn.getCredentials', { authenticatorId });
      return credentials;
    },
    async take(credential) {
      await session.send('WebAuthn.addCredential', { authenticatorId, credential });
    },
    async verifies(isUserVerified) {
      await session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
    },
  };
}
