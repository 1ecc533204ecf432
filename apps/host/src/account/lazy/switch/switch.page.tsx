import { call, useAuth, useMessages } from '@courtyard/common';
import { ProgressBar } from '@courtyard/ui';
import { useEffect, useRef, useState } from 'react';
import { accountMessages } from '../../account.messages';
import { takeSession } from '../../form/take-session';
import { AccountButton } from '../../frame/account-button';
import { AccountLayout } from '../../frame/account-layout';
import { type Go, useAccountNavigation } from '../../frame/account-navigation';
import { makeChallenge, takeVerifier } from './switch-secret';
import { addressBeside, type SwitchStep, switchStep } from './switch-steps.rules';
import { switchMessages } from './switch.messages';

/** Leaves for the other community, without a step that Back would lead to. */
const leaveFor = (address: string) => window.location.replace(address);

/** Goes one step. Throws where it leads no further. */
async function goStep(step: SwitchStep, go: Go): Promise<void> {
  const { user } = useAuth.getState();
  switch (step.kind) {
    case 'from': {
      if (user) return go('/dashboard/default', { replace: true });
      const { hostname } = window.location;
      const here = hostname.slice(0, hostname.indexOf('.'));
      const challenge = await makeChallenge();
      return leaveFor(
        `${addressBeside(window.location, step.community)}/switch#kind=to&token=${challenge}&community=${here}`,
      );
    }
    case 'to': {
      const { community, challenge } = step;
      if (!user) return leaveFor(`${addressBeside(window.location, community)}/pages/login`);
      const { data } = await call('POST /api/v1/member-auth/switch', { body: { community, challenge } });
      return leaveFor(`${data.address}/switch#kind=ticket&token=${data.ticket}`);
    }
    case 'ticket': {
      const body = { ticket: step.ticket, verifier: takeVerifier() };
      const { data } = await call('POST /api/v1/member-auth/switch/redeem', { body });
      takeSession(data);
      return go('/dashboard/default', { replace: true });
    }
  }
}

/**
 * From one of a person's communities to another without the password again. Each is an origin of its own: the one to go to
 * makes up a secret, the one where they are signed in gives a ticket for it, and the first redeems it.
 */
export function SwitchPage() {
  const t = useMessages(switchMessages);
  const tAccount = useMessages(accountMessages);
  const { place, go } = useAccountNavigation();
  const [hasFailed, setFailed] = useState(false);
  // A ticket works once; an effect may run twice.
  const gone = useRef('');
  const { hash } = place;
  const isStep = switchStep(hash) !== null;
  useEffect(() => {
    const step = switchStep(hash);
    if (!step || gone.current === hash) return;
    gone.current = hash;
    goStep(step, go).catch(() => setFailed(true));
  }, [hash, go]);
  if (isStep && !hasFailed)
    return (
      <AccountLayout title={t('title')} text={t('text')}>
        <ProgressBar />
      </AccountLayout>
    );
  return (
    <AccountLayout title={t('failedTitle')} text={t('failedText')}>
      <AccountButton to="/pages/login" variant="primary">
        {tAccount('signIn')}
      </AccountButton>
    </AccountLayout>
  );
}
