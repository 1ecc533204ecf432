import { ApiError, useMessages } from '@courtyard/common';
import { Button, type ButtonProps } from '@courtyard/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { accountMessages } from '../../account.messages';
import { failureKey, failureOf } from '../failure-text.rules';
import { FormAlert } from '../form-alert';
import { NotGiven } from './browser-passkey';
import { passkeyMessages } from './passkey.messages';

interface PasskeyButtonProps extends Pick<ButtonProps, 'variant' | 'size'> {
  /** Asks the server and the browser, and sends what it signed. */
  onUse(): Promise<unknown>;
  /** Whether it was pressed already, by what stood in its place. */
  isPressed?: boolean;
}

/** Goes on by a passkey, and says above itself what was wrong with it. */
export function PasskeyButton({ onUse, variant, size = 'lg', isPressed = false }: PasskeyButtonProps) {
  const t = useMessages(passkeyMessages);
  const tAccount = useMessages(accountMessages);
  const [isUsing, setUsing] = useState(isPressed);
  const [failed, setFailed] = useState<string | null>(null);
  const goThrough = async () => {
    const words = await onUse().then(() => null, wordsOf);
    setFailed(words);
    setUsing(false);
  };
  const use = () => {
    setUsing(true);
    setFailed(null);
    void goThrough();
  };
  const wordsOf = (error: unknown): string => {
    if (error instanceof NotGiven) return t('notGiven');
    if (error instanceof ApiError && (error.status === 401 || error.status === 422)) return t('refused');
    return tAccount(failureKey(failureOf(error)));
  };
  const begin = useEffectEvent(() => void goThrough());
  useEffect(() => {
    if (!isPressed) return;
    const timer = setTimeout(begin);
    return () => clearTimeout(timer);
  }, [isPressed]);
  return (
    <>
      {failed === null ? null : <FormAlert>{failed}</FormAlert>}
      <Button fullWidth loading={isUsing} onClick={use} size={size} {...(variant && { variant })}>
        {t('use')}
      </Button>
    </>
  );
}
