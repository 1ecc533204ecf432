import type { MadePasskey, UsedPasskey } from '@courtyard/contract';
import type { WebPlace } from './place';

/** Signatures that are understood: Ed25519, ECDSA by P-256 and RSA, by their numbers in COSE. */
export const algorithms = [-8, -7, -257];

// A few megabytes of code for certificates, of which the first who uses a passkey needs some.
const load = () => import('@simplewebauthn/server');

const withoutExtensions = { clientExtensionResults: {} };

/** What was signed, and where. */
interface Signed {
  challenge: string;
  place: WebPlace;
}

/** What is kept of a passkey that a browser made for this challenge and place; null where it is none. */
export async function verifyMade({ response, ...credential }: MadePasskey, { challenge, place }: Signed) {
  const { verifyRegistrationResponse } = await load();
  const { transports = [], ...attested } = response;
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...credential, ...withoutExtensions, response: attested },
      expectedChallenge: challenge,
      expectedOrigin: place.origin,
      expectedRPID: place.host,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    });
    if (!registrationInfo) return null;
    const { id, publicKey, counter } = registrationInfo.credential;
    return { credentialId: id, publicKey: Buffer.from(publicKey), uses: counter, transports };
  } catch {
    // The library throws for whatever does not fit, in words for programmers.
    return null;
  }
}

interface Kept {
  credentialId: string;
  publicKey: Buffer;
  uses: number;
}

/**
 * How often a passkey was used by now, where it signed this challenge for this place and its owner was verified by their
 * device; null where not, and where its count went back, as that of a copy does.
 */
export async function verifyUsed(
  { response, ...credential }: UsedPasskey,
  { credentialId, publicKey, uses }: Kept,
  { challenge, place }: Signed,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await load();
  const { userHandle, ...signed } = response;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        ...credential,
        ...withoutExtensions,
        response: { ...signed, ...(userHandle !== undefined && { userHandle }) },
      },
      expectedChallenge: challenge,
      expectedOrigin: place.origin,
      expectedRPID: place.host,
      requireUserVerification: true,
      credential: { id: credentialId, publicKey: new Uint8Array(publicKey), counter: uses },
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    return null;
  }
}
