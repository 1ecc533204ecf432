import { lazyOverlay, useCan, useFormats, useMessages } from '@courtyard/common';
import type { MeetingPolicy } from '@courtyard/contract/communications/meeting/policy/meeting-policy';
import { Button, Page, Stack, Text } from '@courtyard/ui';
import { PartCard, PartRow } from '@courtyard/ui/details';
import { useState } from 'react';
import { meetingMessages } from '../meeting.messages';
import { meetings } from '../meeting.queries';
import { ConsentPolicyCard } from './consent-policy.card';
import { rulesMessages } from './rules.messages';

const RulesDialog = lazyOverlay(async () => (await import('./rules.dialog')).RulesDialog);

/** `meetings/rules`: notice, quorum and minutes by kind of meeting. */
export function MeetingRulesPage() {
  const t = useMessages(rulesMessages);
  const tMeeting = useMessages(meetingMessages);
  const canChange = useCan('Meeting Rules Update');
  const found = meetings.useRead('GET /api/v1/meeting-policies');
  const say = useRulesSaid();
  const [changing, setChanging] = useState<MeetingPolicy | null>(null);
  return (
    <Page title={t('title')} description={t('description')}>
      <Stack gap="5">
        <PartCard title={t('byKind')} query={found} empty={null}>
          {(policy) => (
            <PartRow
              key={policy.kind}
              title={tMeeting(`kind.${policy.kind}`)}
              aside={
                canChange ? (
                  <Button
                    size="sm"
                    aria-label={t('changeOf', { kind: tMeeting(`kind.${policy.kind}`) })}
                    onClick={() => setChanging(policy)}
                  >
                    {t('change')}
                  </Button>
                ) : undefined
              }
            >
              <Stack gap="1">
                {say(policy).map(({ label, text }) => (
                  <div key={text}>
                    {label === undefined ? null : (
                      <Text as="span" color="fg.default" fontWeight="medium">{`${label}: `}</Text>
                    )}
                    {text}
                  </div>
                ))}
              </Stack>
            </PartRow>
          )}
        </PartCard>
        <ConsentPolicyCard />
      </Stack>
      {changing ? <RulesDialog policy={changing} onClose={() => setChanging(null)} /> : null}
    </Page>
  );
}

interface Said {
  label?: string;
  text: string;
}

/** A kind's rules in lines. */
function useRulesSaid(): (policy: MeetingPolicy) => Said[] {
  const t = useMessages(rulesMessages);
  const formats = useFormats();
  return (policy) => {
    const { minimum, maximumDays, postDays, quorumValue: value, reconvenedValue } = policy;
    const basis = t(`basis.${policy.quorumBasis}`);
    const notice = [
      t(`notice.${policy.unit}`, { minimum }),
      maximumDays === null ? '' : t('atMost', { days: maximumDays }),
      postDays === 0 ? '' : t('post', { days: postDays }),
    ];
    const quorum = [
      t(`quorum.${policy.quorumKind}`, { value, basis }),
      reconvenedValue === null ? '' : t('reconvened', { value: reconvenedValue }),
      policy.proxiesCount ? t('proxies') : t('noProxies'),
    ];
    const joined = (parts: readonly string[]) => parts.filter((part) => part !== '').join(', ');
    return [
      { label: t('notice'), text: joined(notice) },
      { label: t('quorumKind'), text: joined(quorum) },
      ...(policy.closedOn.length === 0
        ? []
        : [
            { text: t('closedDays', { days: formats.list(policy.closedOn.map((day) => formats.day(day))) }) },
          ]),
      { label: t('minutes'), text: t('within', { days: policy.minutesWithinDays }) },
      { text: policy.source ?? (policy.version === 0 ? t('version.0') : '') },
    ].filter(({ text }) => text !== '');
  };
}
