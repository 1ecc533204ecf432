import type { MadePasskey, PasskeyToMake, PasskeyToUse, UsedPasskey } from '@courtyard/contract';

type Library = typeof import('@simplewebauthn/browser');

/** Needed once a passkey is; it is small, and lies with the further account screens: a file of its own would be named at the login. */
const load = (): Promise<Library> =>
  import(/* webpackChunkName: "account-further" */ '@simplewebauthn/browser');

/** Whether this browser has passkeys, which it has over https only. */
export const hasPasskeys = (): boolean => typeof globalThis.PublicKeyCredential === 'function';

/** The person closed what the browser asks, or has none that was wanted. */
export class NotGiven extends Error {
  constructor(
    /** This device has one for the account already. */
    readonly isKnown: boolean,
    cause: unknown,
  ) {
    super('No passkey was given', { cause });
  }
}

const isKnown = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';

async function given<T>(ask: (library: Library) => Promise<T>): Promise<T> {
  if (!hasPasskeys()) throw new NotGiven(false, null);
  const library = await load();
  return ask(library).catch((error: unknown) => {
    throw new NotGiven(isKnown(error), error);
  });
}

/** Has the browser make a passkey. Throws NotGiven. */
export async function makePasskey(wanted: PasskeyToMake): Promise<MadePasskey> {
  // The border: ways to reach a device are told as this browser, or a later one, named them.
  const optionsJSON = wanted as Parameters<Library['startRegistration']>[0]['optionsJSON'];
  const { id, rawId, type, response } = await given((library) => library.startRegistration({ optionsJSON }));
  const { clientDataJSON, attestationObject, transports } = response;
  return {
    id,
    rawId,
    type,
    response: { clientDataJSON, attestationObject, ...(transports && { transports }) },
  };
}

/** Has a passkey of this device, or of one nearby, sign. Throws NotGiven. */
export async function signWithPasskey(wanted: PasskeyToUse): Promise<UsedPasskey> {
  // The border, as above.
  const optionsJSON = wanted as Parameters<Library['startAuthentication']>[0]['optionsJSON'];
  const { id, rawId, type, response } = await given((library) =>
    library.startAuthentication({ optionsJSON }),
  );
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return {
    id,
    rawId,
    type,
    response: { clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) },
  };
}
