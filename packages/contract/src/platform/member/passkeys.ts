import { z } from 'zod';
import { id, line, moment } from '../../wire/primitives';

/** Bytes as WebAuthn writes them in JSON. */
const base64url = (most: number) =>
  z
    .string()
    .regex(/^[\w-]+$/)
    .max(most);

const transports = z.array(z.string().max(20)).max(10);

const credential = { id: base64url(1400), rawId: base64url(1400), type: z.literal('public-key') };

/** What a browser answers when a passkey was made (`RegistrationResponseJSON` of WebAuthn). */
export const madePasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4000),
    attestationObject: base64url(8000),
    transports: transports.optional(),
  }),
});

/** What a browser answers when a passkey has signed (`AuthenticationResponseJSON` of WebAuthn). */
export const usedPasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4000),
    authenticatorData: base64url(4000),
    signature: base64url(2000),
    userHandle: base64url(200).optional(),
  }),
});

const named = z.object({ id: z.string(), type: z.literal('public-key'), transports: transports.optional() });

/** What a browser is asked for to make a passkey (`PublicKeyCredentialCreationOptionsJSON`). */
export const passkeyToMake = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
  timeout: z.int(),
  attestation: z.literal('none'),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  excludeCredentials: z.array(named),
});

/** What a browser is asked for to sign with a passkey (`PublicKeyCredentialRequestOptionsJSON`). */
export const passkeyToUse = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
  /** Those of the person, where it is known who it is; with none, any that this browser has for the address. */
  allowCredentials: z.array(named),
});

export const passkeyName = line(60);

export const passkey = z.object({
  id,
  name: z.string(),
  /** The address for which it works: browsers offer it nowhere else. */
  host: z.string(),
  /** It works at the address of this call. */
  isHere: z.boolean(),
  createdAt: moment,
  lastUsedAt: moment.nullable(),
});

export type Passkey = z.infer<typeof passkey>;
export type MadePasskey = z.infer<typeof madePasskey>;
export type UsedPasskey = z.infer<typeof usedPasskey>;
export type PasskeyToMake = z.infer<typeof passkeyToMake>;
export type PasskeyToUse = z.infer<typeof passkeyToUse>;
