import { call, useFormats, useMessages } from '@courtyard/common';
import type { Factors, Passkey } from '@courtyard/contract';
import { Button, Heading, Text, useFailureToast } from '@courtyard/ui';
import { hasPasskeys } from '../../../account/form/passkey/browser-passkey';
import { factorMessages } from './factors.messages';
import { PasskeyList } from './passkeys/passkey-list';

/** What is open over the factors. */
export type Opened =
  | { kind: 'add'; offered: { secret: string; uri: string } }
  | { kind: 'codes'; codes: string[] }
  | { kind: 'passkey'; passkey: Passkey | null }
  | { kind: 'remove-passkey'; passkey: Passkey }
  | { kind: 'remove' | 'renew' };

interface PartProps {
  factors: Factors;
  onOpen: (opened: Opened) => void;
}

/** The passkeys, and making one. */
export function PasskeysPart({ factors: { passkeys }, onOpen }: PartProps) {
  const t = useMessages(factorMessages);
  const canAdd = hasPasskeys();
  return (
    <div>
      <Heading as="h3" size="sm">
        {t('passkeys')}
      </Heading>
      <Text size="sm" tone="muted" mt="1">
        {canAdd ? t('passkeysText', { host: window.location.hostname }) : t('noPasskeys')}
      </Text>
      <PasskeyList
        passkeys={passkeys}
        onRename={(passkey) => onOpen({ kind: 'passkey', passkey })}
        onRemove={(passkey) => onOpen({ kind: 'remove-passkey', passkey })}
      />
      {canAdd ? (
        <Button mt="3" onClick={() => onOpen({ kind: 'passkey', passkey: null })}>
          {t('addPasskey')}
        </Button>
      ) : null}
    </div>
  );
}

/** The authenticator app. */
export function AppPart({ factors: { totpSince: since }, onOpen }: PartProps) {
  const t = useMessages(factorMessages);
  const formats = useFormats();
  const failed = useFailureToast();
  const add = async () => {
    const { data } = await call('POST /api/v1/member-auth/factors/totp');
    onOpen({ kind: 'add', offered: data });
  };
  return (
    <div>
      <Heading as="h3" size="sm">
        {t('app')}
      </Heading>
      <Text size="sm" tone="muted" mt="1">
        {since ? t('on', { when: formats.moment(since) }) : t('off')}
      </Text>
      {since ? (
        <Button mt="3" onClick={() => onOpen({ kind: 'remove' })}>
          {t('remove')}
        </Button>
      ) : (
        <Button mt="3" onClick={() => void add().catch(failed)}>
          {t('add')}
        </Button>
      )}
    </div>
  );
}

/** The recovery codes, for who has what they stand in for. */
export function CodesPart({ factors: { totpSince, passkeys, recoveryCodesLeft }, onOpen }: PartProps) {
  const t = useMessages(factorMessages);
  if (!totpSince && passkeys.length === 0) return null;
  return (
    <div>
      <Heading as="h3" size="sm">
        {t('codes')}
      </Heading>
      <Text size="sm" tone="muted" mt="1">
        {t('left', { count: recoveryCodesLeft })}
      </Text>
      <Button mt="3" onClick={() => onOpen({ kind: 'renew' })}>
        {t('newCodes')}
      </Button>
    </div>
  );
}
