import { lazyOverlay, useCan, useFormats, useMessages, useToday } from '@courtyard/common';
import type { RecognitionPolicy } from '@courtyard/contract/bookkeeping/period/recognition/recognition';
import { Badge, Button, Text } from '@courtyard/ui';
import { PartCard, PartRow } from '@courtyard/ui/details';
import { useState } from 'react';
import { recognitionMessages } from './recognition.messages';
import { useRecognitionPolicies } from './recognition.queries';

const PolicyDialog = lazyOverlay<{ onClose: () => void }>(
  async () => (await import('./policy.dialog')).PolicyDialog,
);

/** When assessments for reserves are income: every version, and the action that sets another. */
export function PoliciesCard() {
  const t = useMessages(recognitionMessages);
  const today = useToday();
  const canClose = useCan('Period Close');
  const found = useRecognitionPolicies();
  const [isSetting, setSetting] = useState(false);
  // The newest first: the first that began by today is in force.
  const now = found.data?.find(({ effectiveOn }) => effectiveOn <= today);
  return (
    <>
      <PartCard
        title={t('title')}
        description={t('description')}
        actions={
          canClose ? (
            <Button size="sm" icon="edit" onClick={() => setSetting(true)}>
              {t('set')}
            </Button>
          ) : null
        }
        query={found}
        empty={
          <Text size="sm" tone="muted">
            {t('none')}
          </Text>
        }
      >
        {(policy) => <PolicyRow key={policy.id} policy={policy} isInForce={policy.id === now?.id} />}
      </PartCard>
      {isSetting ? <PolicyDialog onClose={() => setSetting(false)} /> : null}
    </>
  );
}

function PolicyRow({ policy, isInForce }: { policy: RecognitionPolicy; isInForce: boolean }) {
  const t = useMessages(recognitionMessages);
  const formats = useFormats();
  const { treatment, effectiveOn, setBy, reserveAccount, specialAccount, liabilityAccount } = policy;
  const income = [reserveAccount, specialAccount].flatMap((account) => account?.name ?? []).join(', ');
  return (
    <PartRow
      title={t(`treatment.${treatment}`)}
      badge={isInForce ? <Badge tone="accent">{t('now')}</Badge> : null}
    >
      {liabilityAccount ? (
        <Text as="span" size="sm" display="block">
          {t('accounts', { income, liability: liabilityAccount.name })}
        </Text>
      ) : null}
      {t('since', { day: formats.day(effectiveOn), by: setBy })}
    </PartRow>
  );
}
